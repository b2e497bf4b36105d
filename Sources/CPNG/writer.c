#include "CPNG.h"
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    cpng_output *output;
    size_t capacity;
    png_structp png;
    png_infop info;
    jmp_buf jump;
} writer;

static _Noreturn void fail(writer *w, cpng_status status, const char *reason) {
    w->output->fault.status = status;
    strncpy(w->output->fault.reason, reason, sizeof w->output->fault.reason - 1);
    longjmp(w->jump, 1);
}

static void take_error(png_structp png, png_const_charp message) {
    fail(png_get_error_ptr(png), strstr(message, "emory") ? CPNG_NO_MEMORY : CPNG_WRITING, message);
}

static void take_warning(png_structp png, png_const_charp message) { (void)png, (void)message; }

static void take_bytes(png_structp png, png_bytep bytes, size_t count) {
    writer *w = png_get_io_ptr(png);
    cpng_output *output = w->output;
    if (w->capacity - output->count < count) {
        size_t capacity = 2 * w->capacity + count + 1024;
        uint8_t *grown = realloc(output->bytes, capacity);
        if (!grown) fail(w, CPNG_NO_MEMORY, "");
        output->bytes = grown;
        w->capacity = capacity;
    }
    memcpy(output->bytes + output->count, bytes, count);
    output->count += count;
}

static void flush(png_structp png) { (void)png; }

static void write_image(writer *w, cpng_layout layout, uint32_t width, uint32_t height, const uint8_t *rows,
                        size_t stride) {
    w->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, w, take_error, take_warning);
    if (w->png) w->info = png_create_info_struct(w->png);
    if (!w->info) fail(w, CPNG_NO_MEMORY, "");
    png_set_write_fn(w->png, w, take_bytes, flush);
    int depth = layout == CPNG_BITS ? 1 : 8;
    int colour = layout == CPNG_RGBA8 ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_GRAY;
    png_set_user_limits(w->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_IHDR(w->png, w->info, width, height, depth, colour, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                 PNG_FILTER_TYPE_DEFAULT);
    // Stated, so that the bytes do not depend on how libpng was built.
    png_set_compression_level(w->png, 6);
    png_set_filter(w->png, PNG_FILTER_TYPE_BASE, layout == CPNG_RGBA8 ? PNG_ALL_FILTERS : PNG_FILTER_NONE);
    png_write_info(w->png, w->info);
    if (layout == CPNG_BITS) png_set_packswap(w->png);  // ours have the leftmost pixel in the lowest bit
    for (uint32_t y = 0; y < height; y++) png_write_row(w->png, rows + stride * y);
    png_write_end(w->png, w->info);
}

// The writer lives in the caller's frame: what changes after setjmp must not be a local of the function that calls it.
static void run(writer *w, cpng_layout layout, uint32_t width, uint32_t height, const uint8_t *rows, size_t stride) {
    if (!setjmp(w->jump)) write_image(w, layout, width, height, rows, stride);
}

cpng_status cpng_write(cpng_output *output, cpng_layout layout, uint32_t width, uint32_t height, const uint8_t *rows,
                       size_t stride) {
    memset(output, 0, sizeof *output);
    writer w = {.output = output};
    run(&w, layout, width, height, rows, stride);
    if (w.png) png_destroy_write_struct(&w.png, &w.info);
    return output->fault.status;
}

void cpng_output_free(cpng_output *output) {
    free(output->bytes);
    output->bytes = NULL;
    output->count = 0;
}
