#ifndef CHABITS_H
#define CHABITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Three libraries that answer "is this pixel opaque?" today. Where one is missing at build time, its _available is
   false and its other functions are never called. */

/* cairo: a picture that is loaded once, and one pixel of it drawn into a fresh 1 x 1 alpha surface at each tap. */
bool cairo_habit_available(void);
void *cairo_habit_load(const uint32_t *argb, uint32_t width, uint32_t height);
/* The alpha of the pixel, 0 outside. */
uint8_t cairo_habit_alpha(void *picture, int32_t x, int32_t y);
void cairo_habit_free(void *picture);

/* pixman: a region of rectangles, as window systems keep shapes. Four numbers a rectangle: x1, y1, x2, y2. */
bool pixman_habit_available(void);
void *pixman_habit_load(const int32_t *rectangles, int32_t count);
bool pixman_habit_contains(void *region, int32_t x, int32_t y);
void pixman_habit_free(void *region);

/* CRoaring: a compressed set of the numbers y * width + x, with runs. The bounds are checked first. */
bool roaring_habit_available(void);
void *roaring_habit_load(const uint32_t *numbers, size_t count, uint32_t width, uint32_t height);
bool roaring_habit_contains(void *set, int32_t x, int32_t y);
void roaring_habit_free(void *set);

#endif
