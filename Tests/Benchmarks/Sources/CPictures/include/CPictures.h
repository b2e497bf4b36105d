#ifndef CPICTURES_H
#define CPICTURES_H

#include <stddef.h>
#include <stdint.h>

/* libpng as an app would use it, and apart from the project's own reader: the benchmarks must not measure it by itself. */

/* Decodes a whole PNG file in memory to ARGB, one word a pixel, not premultiplied. The caller frees the pixels.
   Returns NULL for a file that libpng refuses. */
uint32_t *picture_decode_argb(const uint8_t *png, size_t count, uint32_t *width, uint32_t *height);

/* Whether the header promises transparency: an alpha channel or a tRNS chunk. Gives the size as well. */
int picture_has_alpha(const uint8_t *png, size_t count, uint32_t *width, uint32_t *height);

/* The bytes of the smallest 1-bit greyscale PNG file of these rows that libpng writes at zlib level 9: each of the
   five filters for the whole picture and the adaptive choice are tried. Rows take ceil(width / 8) bytes, the least
   significant bit leftmost. Returns 0 on failure. */
size_t picture_png1_size(const uint8_t *rows, uint32_t width, uint32_t height);

/* The same for a number of `bits` bits a pixel: 8 for a picture with a palette, 16 (big-endian) for a grey one. */
size_t picture_numbers_size(const uint8_t *rows, uint32_t width, uint32_t height, int bits);

#endif
