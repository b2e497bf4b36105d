// Adam7: seven small pictures, each a grid over the whole. Their bits are put together in one plane of bits, the only
// case in which more than a row is kept.
#include "reader.h"
#include <string.h>

static const struct {
    uint8_t x, y, across, down;
} passes[7] = {{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}};

static uint32_t steps(uint32_t side, uint32_t first, uint32_t step) {
    return side <= first ? 0 : (side - first + step - 1) / step;
}

static int last_pass(const cpng_reader *r) {
    int last = 0;
    for (int p = 0; p < 7; p++) {
        if (steps(r->info.width, passes[p].x, passes[p].across) && steps(r->info.height, passes[p].y, passes[p].down)) {
            last = p;
        }
    }
    return last;
}

static void scatter(const uint8_t *bits, uint32_t count, uint8_t *line, uint32_t x, uint32_t step) {
    for (uint32_t i = 0; i < count; i++, x += step) {
        line[x >> 3] |= (uint8_t)((bits[i >> 3] >> (i & 7) & 1) << (x & 7));
    }
}

static void scatter_colours(const uint8_t *rgba, uint32_t count, uint8_t *line, uint32_t x, uint32_t step) {
    for (uint32_t i = 0; i < count; i++, x += step) memcpy(line + 4 * (size_t)x, rgba + 4 * (size_t)i, 4);
}

void cpng_read_passes(cpng_reader *r, cpng_row_function *take) {
    int last = last_pass(r);
    for (int p = 0; p <= last; p++) {
        uint32_t width = steps(r->info.width, passes[p].x, passes[p].across);
        uint32_t height = steps(r->info.height, passes[p].y, passes[p].down);
        if (width == 0) continue;
        r->column_first = passes[p].x;
        r->column_step = passes[p].across;
        for (uint32_t i = 0; i < height; i++) {
            r->row_number = passes[p].y + i * passes[p].down;
            if (r->info.apple) {
                cpng_apple_row(r, width, i == 0);
            } else {
                cpng_png_row(r, p == last && i == height - 1);
            }
            take(r, width);
        }
    }
}

static void add_to_plane(cpng_reader *r, uint32_t width) {
    uint8_t *line = r->plane + cpng_row_size(r) * r->row_number;
    r->to_bits(r, r->row, width, r->pass_bits);
    r->info.solid += cpng_solid_pixels(r, width);
    if (r->options.colours) {
        scatter_colours(r->pass_bits, width, line, r->column_first, r->column_step);
    } else {
        scatter(r->pass_bits, width, line, r->column_first, r->column_step);
    }
}

void cpng_read_plane(cpng_reader *r) {
    size_t stride = cpng_row_size(r);
    r->plane = cpng_take(r, stride * r->info.height);
    r->pass_bits = cpng_take(r, stride);
    cpng_read_passes(r, add_to_plane);
}
