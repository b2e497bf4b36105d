// The inner loops: a row of samples to a row of mask bits. Each is written out for its own layout, because a test for
// the layout in each pixel would cost more than the comparison itself.
#include "reader.h"
#include <string.h>

// Defines a loop over pixels of `step` bytes. `opaque` is an expression over the pixel's first byte, `p`.
#define DEFINE_LOOP(name, step, opaque)                                                    \
    static void name(cpng_reader *r, const uint8_t *p, uint32_t width, uint8_t *bits) {    \
        const unsigned cut8 = r->options.cut8, cut16 = r->options.cut16;                   \
        const uint8_t *key = r->key;                                                       \
        (void)cut8, (void)cut16, (void)key;                                                \
        for (; width >= 8; width -= 8, bits++) {                                           \
            unsigned byte = 0;                                                             \
            for (unsigned i = 0; i < 8; i++, p += step) byte |= (unsigned)(opaque) << i;   \
            *bits = (uint8_t)byte;                                                         \
        }                                                                                  \
        if (width > 0) {                                                                   \
            unsigned byte = 0;                                                             \
            for (unsigned i = 0; i < width; i++, p += step) byte |= (unsigned)(opaque) << i; \
            *bits = (uint8_t)byte;                                                         \
        }                                                                                  \
    }

DEFINE_LOOP(rest_of_alpha_lane, 1, p[0] >= cut8)
DEFINE_LOOP(rest_of_grey_alpha_8, 2, p[1] >= cut8)
DEFINE_LOOP(rest_of_rgba_8, 4, p[3] >= cut8)
DEFINE_LOOP(grey_alpha_16, 4, ((unsigned)p[2] << 8 | p[3]) >= cut16)
DEFINE_LOOP(rgba_16, 8, ((unsigned)p[6] << 8 | p[7]) >= cut16)
DEFINE_LOOP(grey_key_8, 1, p[0] != key[0])
DEFINE_LOOP(grey_key_16, 2, ((p[0] ^ key[0]) | (p[1] ^ key[1])) != 0)
DEFINE_LOOP(rgb_key_8, 3, ((p[0] ^ key[0]) | (p[1] ^ key[1]) | (p[2] ^ key[2])) != 0)
DEFINE_LOOP(rgb_key_16, 6, memcmp(p, key, 6) != 0)

// The two layouts of most art take sixteen pixels at a time, which halves the cost of the threshold. Bytes are picked
// by their position, so the order of bytes in a machine word does not matter.
typedef uint8_t sixteen __attribute__((vector_size(16)));

static sixteen load(const uint8_t *p) {
    sixteen v;
    memcpy(&v, p, sizeof v);
    return v;
}

#define EVERY_SECOND 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31

static sixteen every_second(sixteen a, sixteen b) { return __builtin_shufflevector(a, b, EVERY_SECOND); }

static void store_bits(sixteen alpha, sixteen cut, uint8_t *bits) {
    const sixteen weights = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    sixteen hits = (sixteen)(alpha >= cut) & weights;
    uint64_t halves[2];
    memcpy(halves, &hits, sizeof halves);
    // The product's highest byte is the sum of the eight bytes, in which no two have a bit in common.
    for (int i = 0; i < 2; i++) bits[i] = (uint8_t)(halves[i] * 0x0101010101010101u >> 56);
}

static sixteen spread(unsigned cut) { return (sixteen){0} + (uint8_t)cut; }

static void grey_alpha_8(cpng_reader *r, const uint8_t *p, uint32_t width, uint8_t *bits) {
    sixteen cut = spread(r->options.cut8);
    for (; width >= 16; width -= 16, p += 32, bits += 2) store_bits(every_second(load(p), load(p + 16)), cut, bits);
    rest_of_grey_alpha_8(r, p, width, bits);
}

// One byte a pixel, which plain_rows.c has picked from its neighbours.
static void alpha_lane(cpng_reader *r, const uint8_t *p, uint32_t width, uint8_t *bits) {
    sixteen cut = spread(r->options.cut8);
    for (; width >= 16; width -= 16, p += 16, bits += 2) store_bits(load(p), cut, bits);
    rest_of_alpha_lane(r, p, width, bits);
}

static void rgba_8(cpng_reader *r, const uint8_t *p, uint32_t width, uint8_t *bits) {
    sixteen cut = spread(r->options.cut8);
    for (; width >= 16; width -= 16, p += 64, bits += 2) {
        sixteen left = every_second(load(p), load(p + 16)), right = every_second(load(p + 32), load(p + 48));
        store_bits(every_second(left, right), cut, bits);
    }
    rest_of_rgba_8(r, p, width, bits);
}

static void all_opaque(cpng_reader *r, const uint8_t *p, uint32_t width, uint8_t *bits) {
    (void)r, (void)p;
    memset(bits, 0xff, width / 8);
    if (width % 8) bits[width / 8] = (uint8_t)((1u << width % 8) - 1);
}

static _Noreturn void fail_index(cpng_reader *r, const uint8_t *row) {
    uint32_t x = 0;
    while (row[x] < r->palette_size) x++;
    r->fault.column = r->column_first + x * r->column_step;
    cpng_fail(r, CPNG_PALETTE_INDEX, row[x], r->palette_size, NULL);
}

// Bits 0, 2, 4 ... 14 as a byte.
static uint8_t every_other_bit(unsigned x) {
    x &= 0x5555;
    x = (x | x >> 1) & 0x3333;
    x = (x | x >> 2) & 0x0f0f;
    return (uint8_t)(x | x >> 4);
}

static void indexed(cpng_reader *r, const uint8_t *row, uint32_t width, uint8_t *bits) {
    const uint8_t *table = r->table, *p = row;
    unsigned seen = 0;
    for (; width > 0; p += 8, bits++) {
        unsigned count = width < 8 ? width : 8, low = 0;
        if (count == 8) {
            for (unsigned i = 0; i < 8; i++) low |= (unsigned)table[p[i]] << 2 * i;
        } else {
            for (unsigned i = 0; i < count; i++) low |= (unsigned)table[p[i]] << 2 * i;
        }
        seen |= low;
        *bits = every_other_bit(low);
        width -= count;
    }
    // libpng is silent about such an index where it expands the palette.
    if (seen & 0xaaaa) fail_index(r, row);
}

static void fill_table(cpng_reader *r) {
    if (!r->has_trns) memset(r->table, 1, sizeof r->table);
    memset(r->table + r->palette_size, 2, sizeof r->table - r->palette_size);
}

size_t cpng_row_size(const cpng_reader *r) {
    size_t width = r->info.width;
    return r->options.colours ? 4 * width : (width + 7) / 8;
}

void cpng_choose_bits(cpng_reader *r) {
    if (r->options.colours || r->options.channel != CPNG_ALPHA) {
        r->to_bits = r->options.colours ? cpng_colours : cpng_channel_bits;
        return;
    }
    bool deep = r->info.depth == 16;
    switch (r->info.colour) {
        case PNG_COLOR_TYPE_PALETTE:
            fill_table(r);
            r->to_bits = indexed;
            break;
        case PNG_COLOR_TYPE_GRAY_ALPHA: r->to_bits = deep ? grey_alpha_16 : grey_alpha_8; break;
        case PNG_COLOR_TYPE_RGB_ALPHA: r->to_bits = deep ? rgba_16 : rgba_8; break;
        case PNG_COLOR_TYPE_GRAY: r->to_bits = deep ? grey_key_16 : grey_key_8; break;
        default: r->to_bits = deep ? rgb_key_16 : rgb_key_8; break;
    }
    if (cpng_is_plain(r) && r->info.has_alpha && r->to_bits != indexed) r->to_bits = alpha_lane;
    if (!r->info.has_alpha) r->to_bits = r->info.colour == PNG_COLOR_TYPE_PALETTE ? indexed : all_opaque;
}
