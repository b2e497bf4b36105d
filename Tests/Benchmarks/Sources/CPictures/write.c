#include <png.h>
#include <setjmp.h>

#include "CPictures.h"

static void count_bytes(png_structp png, png_bytep bytes, size_t count) {
    (void)bytes;
    *(size_t *)png_get_io_ptr(png) += count;
}

static void flush(png_structp png) { (void)png; }

static size_t size_with(const uint8_t *rows, uint32_t width, uint32_t height, int bits, int filters) {
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png_create_info_struct(png);
    size_t size = 0, bytes_per_row = ((size_t)width * (unsigned)bits + 7) / 8;
    volatile int done = 0;
    if (!setjmp(png_jmpbuf(png))) {
        png_set_write_fn(png, &size, count_bytes, flush);
        png_set_IHDR(png, info, width, height, bits, bits == 8 ? PNG_COLOR_TYPE_PALETTE : PNG_COLOR_TYPE_GRAY, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE,
                     PNG_FILTER_TYPE_BASE);
        static const png_color palette[256];
        if (bits == 8) png_set_PLTE(png, info, palette, 256);
        png_set_compression_level(png, 9);
        png_set_filter(png, PNG_FILTER_TYPE_BASE, filters);
        png_write_info(png, info);
        if (bits == 1) png_set_packswap(png);
        for (uint32_t y = 0; y < height; y++) png_write_row(png, (png_bytep)(rows + y * bytes_per_row));
        png_write_end(png, info);
        done = 1;
    }
    png_destroy_write_struct(&png, &info);
    return done ? size : 0;
}

static size_t least_size(const uint8_t *rows, uint32_t width, uint32_t height, int bits) {
    static const int choices[] = {PNG_FILTER_NONE, PNG_FILTER_SUB,   PNG_FILTER_UP,
                                  PNG_FILTER_AVG,  PNG_FILTER_PAETH, PNG_ALL_FILTERS};
    size_t least = 0;
    for (size_t i = 0; i < sizeof choices / sizeof *choices; i++) {
        size_t size = size_with(rows, width, height, bits, choices[i]);
        if (size && (!least || size < least)) least = size;
    }
    return least;
}

size_t picture_png1_size(const uint8_t *rows, uint32_t width, uint32_t height) {
    return least_size(rows, width, height, 1);
}

size_t picture_numbers_size(const uint8_t *rows, uint32_t width, uint32_t height, int bits) {
    return least_size(rows, width, height, bits);
}
