#include "CHabits.h"

#ifdef HAVE_CAIRO
#include <cairo/cairo.h>

bool cairo_habit_available(void) { return true; }

void *cairo_habit_load(const uint32_t *argb, uint32_t width, uint32_t height) {
    cairo_surface_t *picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)width, (int)height);
    if (cairo_surface_status(picture) != CAIRO_STATUS_SUCCESS) return NULL;
    uint8_t *rows = cairo_image_surface_get_data(picture);
    int bytes_per_row = cairo_image_surface_get_stride(picture);
    for (uint32_t y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(rows + (size_t)y * (size_t)bytes_per_row);
        for (uint32_t x = 0; x < width; x++) {
            /* Cairo wants premultiplied colours. Only the alpha is asked for, so black will do. */
            row[x] = argb[(size_t)y * width + x] & 0xff000000u;
        }
    }
    cairo_surface_mark_dirty(picture);
    return picture;
}

uint8_t cairo_habit_alpha(void *picture, int32_t x, int32_t y) {
    cairo_surface_t *pixel = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1);
    cairo_t *context = cairo_create(pixel);
    cairo_set_source_surface(context, picture, -(double)x, -(double)y);
    cairo_paint(context);
    cairo_destroy(context);
    cairo_surface_flush(pixel);
    uint8_t alpha = *cairo_image_surface_get_data(pixel);
    cairo_surface_destroy(pixel);
    return alpha;
}

void cairo_habit_free(void *picture) { cairo_surface_destroy(picture); }

#else

bool cairo_habit_available(void) { return false; }
void *cairo_habit_load(const uint32_t *argb, uint32_t width, uint32_t height) { return NULL; }
uint8_t cairo_habit_alpha(void *picture, int32_t x, int32_t y) { return 0; }
void cairo_habit_free(void *picture) {}

#endif
