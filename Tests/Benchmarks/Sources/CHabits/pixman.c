#include "CHabits.h"

#ifdef HAVE_PIXMAN
#include <pixman-1/pixman.h>
#include <stdlib.h>

bool pixman_habit_available(void) { return true; }

void *pixman_habit_load(const int32_t *rectangles, int32_t count) {
    pixman_region32_t *region = malloc(sizeof *region);
    /* pixman_box32_t is four int32_t in the same order. */
    if (region && !pixman_region32_init_rects(region, (const pixman_box32_t *)rectangles, count)) {
        free(region);
        return NULL;
    }
    return region;
}

bool pixman_habit_contains(void *region, int32_t x, int32_t y) {
    return pixman_region32_contains_point(region, x, y, NULL);
}

void pixman_habit_free(void *region) {
    pixman_region32_fini(region);
    free(region);
}

#else

bool pixman_habit_available(void) { return false; }
void *pixman_habit_load(const int32_t *rectangles, int32_t count) { return NULL; }
bool pixman_habit_contains(void *region, int32_t x, int32_t y) { return false; }
void pixman_habit_free(void *region) {}

#endif
