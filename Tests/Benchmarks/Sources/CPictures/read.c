#include <png.h>
#include <stdlib.h>
#include <string.h>

#include "CPictures.h"

typedef struct {
    const uint8_t *next;
    size_t left;
} Source;

static void take(png_structp png, png_bytep bytes, size_t count) {
    Source *source = png_get_io_ptr(png);
    if (count > source->left) png_error(png, "the file ends early");
    memcpy(bytes, source->next, count);
    source->next += count;
    source->left -= count;
}

static void ignore(png_structp png, png_const_charp message) { (void)png, (void)message; }

static void give_up(png_structp png, png_const_charp message) {
    (void)message;
    png_longjmp(png, 1);
}

int picture_has_alpha(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height) {
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, give_up, ignore);
    png_infop info = png_create_info_struct(png);
    Source source = {bytes, count};
    int alpha = 0;
    if (!setjmp(png_jmpbuf(png))) {
        png_set_read_fn(png, &source, take);
        png_read_info(png, info);
        *width = png_get_image_width(png, info);
        *height = png_get_image_height(png, info);
        alpha = (png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA) || png_get_valid(png, info, PNG_INFO_tRNS);
    }
    png_destroy_read_struct(&png, &info, NULL);
    return alpha;
}

uint32_t *picture_decode_argb(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height) {
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, give_up, ignore);
    png_infop info = png_create_info_struct(png);
    Source source = {bytes, count};
    uint32_t *volatile pixels = NULL;
    png_bytep *volatile rows = NULL;
    volatile int done = 0;
    if (!setjmp(png_jmpbuf(png))) {
        png_set_read_fn(png, &source, take);
        png_read_info(png, info);
        png_set_expand(png);
        png_set_scale_16(png);
        png_set_gray_to_rgb(png);
        png_set_bgr(png); /* blue first in memory: ARGB in a little-endian word */
        png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
        png_set_interlace_handling(png);
        png_read_update_info(png, info);
        size_t w = png_get_image_width(png, info), h = png_get_image_height(png, info);
        pixels = malloc(w * h * 4);
        rows = malloc(h * sizeof *rows);
        if (!pixels || !rows || png_get_rowbytes(png, info) != w * 4) png_error(png, "no room");
        for (size_t y = 0; y < h; y++) rows[y] = (png_bytep)(pixels + y * w);
        png_read_image(png, rows);
        *width = (uint32_t)w;
        *height = (uint32_t)h;
        done = 1;
    }
    png_destroy_read_struct(&png, &info, NULL);
    free(rows);
    if (done) return pixels;
    free(pixels);
    return NULL;
}
