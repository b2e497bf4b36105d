// Colours of pixels, for masks that are made of something else than alpha, and for pictures whose colours name regions.
// One loop for all layouts: this is for a few pictures, and alpha, which is for all, has loops of its own (bits.c).
#include "reader.h"
#include <string.h>

static uint32_t sample(const uint8_t *p, unsigned index, bool deep) {
    return deep ? (uint32_t)p[2 * index] << 8 | p[2 * index + 1] : p[index];
}

static cpng_pixel grey(const cpng_reader *r, uint32_t value, uint32_t alpha) {
    // Samples below 8 bits take a byte each; 255 is a multiple of the greatest of 1, 2 and 4 bits.
    uint32_t greatest = r->info.depth == 16 ? 65535 : 255;
    if (r->info.depth < 8) value *= 255 / ((1u << r->info.depth) - 1);
    return (cpng_pixel){value, value, value, alpha, greatest};
}

cpng_pixel cpng_pixel_at(cpng_reader *r, const uint8_t *row, uint32_t x) {
    const bool deep = r->info.depth == 16;
    const uint8_t *p = row + (size_t)x * (r->pixel_bits / 8);
    const uint32_t full = deep ? 65535 : 255;
    const bool is_key = r->has_trns && memcmp(p, r->key, r->pixel_bits / 8) == 0;
    switch (r->info.colour) {
        case PNG_COLOR_TYPE_PALETTE: {
            if (p[0] >= r->palette_size) {
                r->fault.column = r->column_first + x * r->column_step;
                cpng_fail(r, CPNG_PALETTE_INDEX, p[0], r->palette_size, NULL);
            }
            const uint8_t *entry = r->palette + 3 * p[0];
            return (cpng_pixel){entry[0], entry[1], entry[2], r->has_trns ? r->alphas[p[0]] : 255, 255};
        }
        case PNG_COLOR_TYPE_GRAY: return grey(r, sample(p, 0, deep), is_key ? 0 : full);
        case PNG_COLOR_TYPE_GRAY_ALPHA: return grey(r, sample(p, 0, deep), sample(p, 1, deep));
        case PNG_COLOR_TYPE_RGB:
            return (cpng_pixel){sample(p, 0, deep), sample(p, 1, deep), sample(p, 2, deep), is_key ? 0 : full, full};
        default: break;
    }
    cpng_pixel found = {sample(p, 0, deep), sample(p, 1, deep), sample(p, 2, deep), sample(p, 3, deep), full};
    if (r->info.apple) {
        // Blue comes first, and the colours are multiplied by alpha.
        uint32_t red = found.blue, alpha = found.alpha;
        found.blue = found.red;
        found.red = red;
        uint32_t *samples[] = {&found.red, &found.green, &found.blue};
        for (int i = 0; i < 3; i++) {
            uint32_t value = alpha ? (*samples[i] * 255 + alpha / 2) / alpha : 0;
            *samples[i] = value > 255 ? 255 : value;
        }
    }
    return found;
}

// Whether a sample differs from one of 8 bits by more than a tolerance of 8 bits: compared in 255ths of the greatest.
static bool differs(uint32_t value, uint32_t greatest, uint8_t key, uint8_t tolerance) {
    int64_t difference = (int64_t)value * 255 - (int64_t)key * greatest;
    return (difference < 0 ? -difference : difference) > (int64_t)tolerance * greatest;
}

static bool has_enough_alpha(const cpng_reader *r, const cpng_pixel *p) {
    return p->alpha >= (p->greatest == 255 ? r->options.cut8 : r->options.cut16);
}

bool cpng_counts(const cpng_reader *r, const cpng_pixel *p) {
    const cpng_options *options = &r->options;
    uint64_t value;
    switch (options->channel) {
        case CPNG_RED: value = p->red; break;
        case CPNG_GREEN: value = p->green; break;
        case CPNG_BLUE: value = p->blue; break;
        // The weights of Rec. 709, in ten thousandths.
        case CPNG_LUMINANCE: value = 2126ull * p->red + 7152ull * p->green + 722ull * p->blue; break;
        case CPNG_COLOUR_KEY:
            return has_enough_alpha(r, p)
                && (differs(p->red, p->greatest, options->key[0], options->tolerance)
                    || differs(p->green, p->greatest, options->key[1], options->tolerance)
                    || differs(p->blue, p->greatest, options->key[2], options->tolerance));
        default: return has_enough_alpha(r, p);
    }
    if (options->channel != CPNG_LUMINANCE) value *= 10000;
    return value * p->alpha >= (p->greatest == 255 ? options->product8 : options->product16);
}

void cpng_channel_bits(cpng_reader *r, const uint8_t *row, uint32_t width, uint8_t *bits) {
    memset(bits, 0, ((size_t)width + 7) / 8);
    for (uint32_t x = 0; x < width; x++) {
        cpng_pixel found = cpng_pixel_at(r, row, x);
        if (cpng_counts(r, &found)) bits[x >> 3] |= (uint8_t)(1u << (x & 7));
    }
}

static uint8_t to_8_bits(uint32_t value, uint32_t greatest) { return (uint8_t)((value * 255 + greatest / 2) / greatest); }

void cpng_colours(cpng_reader *r, const uint8_t *row, uint32_t width, uint8_t *rgba) {
    for (uint32_t x = 0; x < width; x++, rgba += 4) {
        cpng_pixel found = cpng_pixel_at(r, row, x);
        rgba[0] = to_8_bits(found.red, found.greatest);
        rgba[1] = to_8_bits(found.green, found.greatest);
        rgba[2] = to_8_bits(found.blue, found.greatest);
        rgba[3] = r->options.colours == CPNG_WHOLE_ALPHA ? to_8_bits(found.alpha, found.greatest)
                                                         : has_enough_alpha(r, &found) ? 255 : 0;
    }
}
