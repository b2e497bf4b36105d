// Animations (APNG, PNG specification third edition, "APNG: frame-based animation"): their frames one after the other, each
// put on what the frames before left on the canvas. All rules of the specification are checked, since a decoder that
// finds one broken shows the default image in place of the animation.
#include "reader.h"
#include <stdlib.h>
#include <string.h>

enum { DISPOSE_NONE, DISPOSE_BACKGROUND, DISPOSE_PREVIOUS };
enum { BLEND_SOURCE, BLEND_OVER };

static uint32_t word(const uint8_t *b) {
    return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
}

static void check_length(cpng_reader *r, uint32_t expected) {
    if (r->chunk.length != expected) cpng_fail(r, CPNG_CHUNK_LENGTH, r->chunk.length, expected, NULL);
}

static void check_field(cpng_reader *r, uint64_t found, uint64_t limit, const char *name) {
    if (found > limit) cpng_fail(r, CPNG_FRAME_FIELD, found, limit, name);
}

static void check_sequence(cpng_reader *r, const uint8_t *bytes) {
    uint32_t found = word(bytes), expected = r->animation.sequence++;
    if (found != expected) cpng_fail(r, CPNG_FRAME_SEQUENCE, found, expected, NULL);
}

// A pixel of the canvas is its alpha, or red, green, blue and alpha where the mask is made of colours.
static unsigned lanes(const cpng_reader *r) { return r->options.channel == CPNG_ALPHA ? 1 : 4; }

// The canvas takes 16 bits a sample, and what a frame covers may have to be kept as long. So a canvas has fewer pixels than a
// picture, a bit each; and where the mask is made of colours, four samples each, fewer still.
static void check_canvas(cpng_reader *r) {
    uint64_t pixels = (uint64_t)r->info.width * r->info.height;
    uint64_t samples = r->options.max_pixels / 4;
    if (samples < 65536) samples = 65536;
    uint64_t limit = samples / lanes(r);
    if (pixels > limit) cpng_fail(r, CPNG_CANVAS_LIMIT, pixels, limit, NULL);
}

void cpng_read_animation(cpng_reader *r) {
    if (r->info.frames) cpng_fail(r, CPNG_DUPLICATE, 0, 0, NULL);
    if (r->in_picture) cpng_fail(r, CPNG_MISPLACED, 0, 0, "after IDAT");
    if (r->info.apple) cpng_fail(r, CPNG_APPLE, 0, 0, "it is an animation, which such files are not");
    check_length(r, 8);
    uint8_t b[8];
    cpng_chunk_read(r, b, sizeof b);
    cpng_chunk_end_strict(r);
    uint32_t count = word(b);
    if (count == 0) cpng_fail(r, CPNG_FRAME_FIELD, 0, 0x7fffffff, "number of frames");
    check_field(r, count, 0x7fffffff, "number of frames");
    uint64_t pixels;
    if (__builtin_mul_overflow((uint64_t)r->info.width * r->info.height, count, &pixels)) pixels = UINT64_MAX;
    if (pixels > r->options.max_pixels) cpng_fail(r, CPNG_PIXEL_LIMIT, pixels, r->options.max_pixels, NULL);
    check_canvas(r);
    r->info.frames = count;
}

void cpng_read_frame_control(cpng_reader *r) {
    cpng_animation *a = &r->animation;
    if (a->announced) cpng_fail(r, CPNG_MISSING, 0, 0, a->met == 1 && !r->in_picture ? "IDAT" : "fdAT");
    check_length(r, 26);
    uint8_t b[26];
    cpng_chunk_read(r, b, sizeof b);
    cpng_chunk_end_strict(r);
    check_sequence(r, b);
    cpng_frame *f = &a->frame;
    *f = (cpng_frame){.width = word(b + 4), .height = word(b + 8), .x = word(b + 12), .y = word(b + 16)};
    f->delay_numerator = (uint16_t)(b[20] << 8 | b[21]);
    f->delay_denominator = (uint16_t)(b[22] << 8 | b[23]);
    f->dispose = b[24];
    f->blend = b[25];
    if (f->width == 0) cpng_fail(r, CPNG_FRAME_FIELD, 0, r->info.width, "width");
    if (f->height == 0) cpng_fail(r, CPNG_FRAME_FIELD, 0, r->info.height, "height");
    check_field(r, (uint64_t)f->x + f->width, r->info.width, "right edge");
    check_field(r, (uint64_t)f->y + f->height, r->info.height, "bottom edge");
    check_field(r, f->dispose, DISPOSE_PREVIOUS, "dispose operation");
    check_field(r, f->blend, BLEND_OVER, "blend operation");
    if (!r->in_picture) {
        // The default image is this frame, so it fills the canvas.
        check_field(r, (uint64_t)f->x + f->y, 0, "offset of the default image");
        if (f->width != r->info.width) cpng_fail(r, CPNG_FRAME_FIELD, f->width, r->info.width, "width of the default image");
        if (f->height != r->info.height) cpng_fail(r, CPNG_FRAME_FIELD, f->height, r->info.height, "height of the default image");
    }
    a->announced = true;
    if (++a->met > r->info.frames) cpng_fail(r, CPNG_FRAME_COUNT, a->met, r->info.frames, NULL);
}

void cpng_read_frame_data_head(cpng_reader *r) {
    if (r->chunk.length < 4) cpng_fail(r, CPNG_CHUNK_LENGTH, r->chunk.length, 4, NULL);
    uint8_t b[4];
    cpng_chunk_read(r, b, sizeof b);
    check_sequence(r, b);
}

// The data of a frame that nobody asked for, or what is left of it.
static void skip_data(cpng_reader *r) {
    while (!r->past_picture) cpng_walk_next_idat(r);
    r->animation.is_open = r->animation.announced = false;
}

bool cpng_next_frame(cpng_reader *r) {
    cpng_animation *a = &r->animation;
    if (!r->info.frames) return false;
    if (a->is_open) skip_data(r);
    for (;;) {
        // A chunk was begun that nothing was done with.
        if (cpng_chunk_is(r, "IDAT") && !a->in_frame_data && !r->past_picture) {
            a->is_open = a->announced;
            if (a->is_open) return true;
            skip_data(r);
        } else if (cpng_chunk_is(r, "fdAT")) {
            if (!a->announced) cpng_fail(r, CPNG_MISPLACED, 0, 0, "without fcTL before it");
            cpng_read_frame_data_head(r);
            a->in_frame_data = a->is_open = true;
            r->past_picture = false;
            return true;
        } else if (cpng_chunk_is(r, "IEND")) {
            if (a->announced) cpng_fail(r, CPNG_MISSING, 0, 0, "fdAT");
            if (a->met != r->info.frames) cpng_fail(r, CPNG_FRAME_COUNT, a->met, r->info.frames, NULL);
            return false;
        } else {
            cpng_take_chunk(r);
            cpng_chunk_begin(r);
        }
    }
}

static uint16_t *canvas_at(cpng_reader *r, uint32_t x, uint32_t y) {
    return r->animation.canvas + ((size_t)y * r->animation.width + x) * lanes(r);
}

// `part` of `full` of one, and the rest of the other, to the nearest.
static uint64_t mixed(uint64_t one, uint64_t other, uint64_t part, uint64_t full) {
    return (one * part + other * (full - part) + full / 2) / full;
}

// Puts a pixel over one of the canvas: Porter and Duff's "over", with alpha not multiplied in.
static void put_over(uint16_t *under, const uint16_t *over, unsigned count, uint32_t full) {
    const uint64_t alpha = over[count - 1], below = under[count - 1];
    if (alpha == full || below == 0) {
        memcpy(under, over, count * sizeof *under);
        return;
    }
    // Both shares are in parts of full².
    const uint64_t own = alpha * full, others = below * (full - alpha);
    for (unsigned i = 0; i + 1 < count && own + others > 0; i++) {
        under[i] = (uint16_t)mixed(over[i], under[i], own, own + others);
    }
    under[count - 1] = (uint16_t)mixed(full, below, alpha, full);
}

static void take_row(cpng_reader *r, uint32_t width) {
    const cpng_frame *f = &r->animation.frame;
    const unsigned count = lanes(r);
    for (uint32_t i = 0; i < width; i++) {
        const cpng_pixel p = cpng_pixel_at(r, r->row, i);
        const uint16_t colours[4] = {(uint16_t)p.red, (uint16_t)p.green, (uint16_t)p.blue, (uint16_t)p.alpha};
        uint16_t *at = canvas_at(r, f->x + r->column_first + i * r->column_step, f->y + r->row_number);
        if (f->blend == BLEND_OVER) {
            put_over(at, colours + 4 - count, count, p.greatest);
        } else {
            memcpy(at, colours + 4 - count, count * sizeof *at);
        }
    }
}

static void read_rows(cpng_reader *r) {
    const uint32_t width = r->info.width, height = r->info.height;
    r->feed = (cpng_feed){.bytes = r->feed.bytes};
    r->complete = r->doubtful = false;
    r->warnings[0] = 0;
    r->row_bytes = (size_t)width * r->pixel_bits / 8;
    cpng_png_start(r);
    if (r->info.interlaced) {
        cpng_read_passes(r, take_row);
    } else {
        for (uint32_t y = 0; y < height; y++) {
            r->row_number = y;
            cpng_png_row(r, y == height - 1);
            take_row(r, width);
        }
    }
    cpng_png_finish(r);
    png_destroy_read_struct(&r->png, &r->png_info, NULL);
}

// Copies the frame's part of the canvas to `kept`, or back.
static void copy_part(cpng_reader *r, bool back) {
    const cpng_frame *f = &r->animation.frame;
    const size_t count = (size_t)f->width * lanes(r);
    for (uint32_t y = 0; y < f->height; y++) {
        uint16_t *at = canvas_at(r, f->x, f->y + y), *kept = r->animation.kept + y * count;
        memcpy(back ? at : kept, back ? kept : at, count * sizeof *at);
    }
}

static void dispose(cpng_reader *r) {
    const cpng_frame *f = &r->animation.frame;
    if (f->dispose == DISPOSE_PREVIOUS) copy_part(r, true);
    if (f->dispose != DISPOSE_BACKGROUND) return;
    for (uint32_t y = 0; y < f->height; y++) {
        memset(canvas_at(r, f->x, f->y + y), 0, (size_t)f->width * lanes(r) * sizeof(uint16_t));
    }
}

static void write_bits(cpng_reader *r, uint8_t *bits) {
    const uint32_t full = r->info.depth == 16 ? 65535 : 255;
    const size_t stride = ((size_t)r->info.width + 7) / 8;
    memset(bits, 0, stride * r->info.height);
    for (uint32_t y = 0; y < r->info.height; y++, bits += stride) {
        for (uint32_t x = 0; x < r->info.width; x++) {
            const uint16_t *at = canvas_at(r, x, y);
            const cpng_pixel p = lanes(r) == 1 ? (cpng_pixel){0, 0, 0, at[0], full}
                                               : (cpng_pixel){at[0], at[1], at[2], at[3], full};
            if (cpng_counts(r, &p)) bits[x >> 3] |= (uint8_t)(1u << (x & 7));
        }
    }
}

void cpng_compose_frame(cpng_reader *r, uint8_t *bits) {
    cpng_animation *a = &r->animation;
    const uint32_t width = r->info.width, height = r->info.height;
    if (!a->canvas) {
        a->width = width;
        a->canvas = cpng_take(r, (size_t)width * height * lanes(r) * sizeof(uint16_t));
    }
    // To go back to before the first frame is to clear it.
    if (a->met == 1 && a->frame.dispose == DISPOSE_PREVIOUS) a->frame.dispose = DISPOSE_BACKGROUND;
    if (a->frame.dispose == DISPOSE_PREVIOUS) {
        free(a->kept);
        a->kept = NULL;
        a->kept = cpng_take(r, (size_t)a->frame.width * a->frame.height * lanes(r) * sizeof(uint16_t));
        copy_part(r, false);
    }
    // libpng and its feeder are told of a picture of the frame's size.
    r->info.width = a->frame.width;
    r->info.height = a->frame.height;
    read_rows(r);
    r->info.width = width;
    r->info.height = height;
    skip_data(r);
    write_bits(r, bits);
    dispose(r);
}
