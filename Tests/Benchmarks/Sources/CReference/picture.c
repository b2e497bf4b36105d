#include <math.h>
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CReference.h"

static uint64_t next_random(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    return *state ^= *state << 17;
}

static void fill(png_bytep row, uint32_t y, uint32_t side, int dithered, uint64_t *state) {
    memset(row, 0, (size_t)side * 4);
    double half = side / 2.0, off = y - half, reach = 0.9 * sqrt(fmax(0, half * half - off * off));
    for (uint32_t x = 0; x < side; x++) {
        int opaque = dithered ? (next_random(state) >> 40 & 1) != 0 : fabs(x - half) <= reach;
        row[4 * (size_t)x + 3] = opaque ? 255 : 0;
    }
}

int reference_write_picture(const char *path, uint32_t side, int dithered) {
    FILE *file = fopen(path, "wb");
    if (!file) return -1;
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png_create_info_struct(png);
    png_bytep row = malloc((size_t)side * 4);
    uint64_t state = 0x9e3779b97f4a7c15;
    volatile int result = -1;
    if (row && !setjmp(png_jmpbuf(png))) {
        png_init_io(png, file);
        png_set_IHDR(png, info, side, side, 8, PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE,
                     PNG_FILTER_TYPE_BASE);
        png_set_compression_level(png, 1);
        png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
        png_write_info(png, info);
        for (uint32_t y = 0; y < side; y++) {
            fill(row, y, side, dithered, &state);
            png_write_row(png, row);
        }
        png_write_end(png, info);
        result = 0;
    }
    png_destroy_write_struct(&png, &info);
    free(row);
    if (fclose(file) != 0) return -1;
    return result;
}
