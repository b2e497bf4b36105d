#ifndef CPNG_H
#define CPNG_H
#include <png.h>
#include <zlib.h>
static inline const char *cpng_v(void){ return png_get_libpng_ver(NULL);}
#endif
