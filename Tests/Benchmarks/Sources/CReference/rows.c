#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "CReference.h"

static double processor_seconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void ignore(png_structp png, png_const_charp message) { (void)png, (void)message; }

static void decode(FILE *file) {
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, ignore);
    png_infop info = png_create_info_struct(png);
    png_bytep volatile row = NULL;
    if (!setjmp(png_jmpbuf(png))) {
        png_init_io(png, file);
        png_read_info(png, info);
        int passes = png_set_interlace_handling(png);
        png_read_update_info(png, info);
        row = calloc(1, png_get_rowbytes(png, info));
        size_t height = png_get_image_height(png, info);
        for (int pass = 0; pass < passes; pass++) {
            for (size_t y = 0; y < height; y++) png_read_row(png, row, NULL);
        }
        png_read_end(png, NULL);
    }
    png_destroy_read_struct(&png, &info, NULL);
    free(row);
}

double reference_decode_rows(const char *const *paths, size_t count) {
    double start = processor_seconds();
    for (size_t i = 0; i < count; i++) {
        FILE *file = fopen(paths[i], "rb");
        if (!file) continue;
        decode(file);
        fclose(file);
    }
    return processor_seconds() - start;
}
