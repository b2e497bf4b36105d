// How many pixels are more than a shadow: those whose alpha is at least a half.
#include "reader.h"
#include <string.h>

// Alpha's high byte is at `first` and at every `step`th byte behind it.
static uint64_t count(const uint8_t *first, unsigned step, uint32_t width) {
    uint64_t sum = 0;
    for (uint32_t i = 0; i < width; i++) sum += first[(size_t)step * i] >> 7;
    return sum;
}

// The same where alpha is all there is: eight pixels at a time, of whose highest bits the product's highest byte is the sum.
static uint64_t count_lane(const uint8_t *p, uint32_t width) {
    uint64_t sum = 0, word;
    for (; width >= sizeof word; width -= sizeof word, p += sizeof word) {
        memcpy(&word, p, sizeof word);
        sum += (word >> 7 & 0x0101010101010101u) * 0x0101010101010101u >> 56;
    }
    return sum + count(p, 1, width);
}

static uint64_t count_indexed(const cpng_reader *r, uint32_t width) {
    if (!r->has_trns) return width;
    uint64_t sum = 0;
    for (uint32_t i = 0; i < width; i++) sum += r->alphas[r->row[i]] >> 7;
    return sum;
}

static uint64_t count_keyed(const cpng_reader *r, uint32_t width) {
    if (!r->has_trns) return width;
    size_t size = r->pixel_bits / 8;
    uint64_t sum = 0;
    for (uint32_t i = 0; i < width; i++) sum += memcmp(r->row + size * i, r->key, size) != 0;
    return sum;
}

uint64_t cpng_solid_pixels(const cpng_reader *r, uint32_t width) {
    if (r->options.colours || r->options.channel != CPNG_ALPHA) return 0;
    bool deep = r->info.depth == 16;
    if (r->info.colour == PNG_COLOR_TYPE_PALETTE) return count_indexed(r, width);
    if (r->is_plain) return count_lane(r->row, width);
    switch (r->info.colour) {
        case PNG_COLOR_TYPE_GRAY_ALPHA: return deep ? count(r->row + 2, 4, width) : count(r->row + 1, 2, width);
        case PNG_COLOR_TYPE_RGB_ALPHA: return deep ? count(r->row + 6, 8, width) : count(r->row + 3, 4, width);
        default: return count_keyed(r, width);
    }
}
