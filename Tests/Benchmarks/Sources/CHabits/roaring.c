#include "CHabits.h"

#ifdef HAVE_ROARING
#include <roaring/roaring.h>
#include <stdlib.h>

typedef struct {
    roaring_bitmap_t *numbers;
    uint32_t width, height;
} Set;

bool roaring_habit_available(void) { return true; }

void *roaring_habit_load(const uint32_t *numbers, size_t count, uint32_t width, uint32_t height) {
    Set *set = malloc(sizeof *set);
    if (!set) return NULL;
    *set = (Set){roaring_bitmap_of_ptr(count, numbers), width, height};
    roaring_bitmap_run_optimize(set->numbers);
    roaring_bitmap_shrink_to_fit(set->numbers);
    return set;
}

bool roaring_habit_contains(void *pointer, int32_t x, int32_t y) {
    const Set *set = pointer;
    if ((uint32_t)x >= set->width || (uint32_t)y >= set->height) return false;
    return roaring_bitmap_contains(set->numbers, (uint32_t)y * set->width + (uint32_t)x);
}

void roaring_habit_free(void *pointer) {
    Set *set = pointer;
    roaring_bitmap_free(set->numbers);
    free(set);
}

#else

bool roaring_habit_available(void) { return false; }
void *roaring_habit_load(const uint32_t *numbers, size_t count, uint32_t width, uint32_t height) { return NULL; }
bool roaring_habit_contains(void *set, int32_t x, int32_t y) { return false; }
void roaring_habit_free(void *set) {}

#endif
