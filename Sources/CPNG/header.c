#include "reader.h"

static uint32_t word(const uint8_t *b) {
    return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
}

static void check_side(cpng_reader *r, uint32_t side, const char *name) {
    if (side == 0 || side > 0x7fffffff) cpng_fail(r, CPNG_HEADER_FIELD, side, 0x7fffffff, name);
}

static void check_limit(cpng_reader *r, uint32_t side, const char *name) {
    if (side > r->options.max_side) cpng_fail(r, CPNG_SIDE_LIMIT, side, r->options.max_side, name);
}

// The bit depths that a colour type allows, as a set of bits; 0 for a colour type that is none.
static uint32_t depths(uint8_t colour) {
    switch (colour) {
        case PNG_COLOR_TYPE_GRAY: return 1u << 1 | 1u << 2 | 1u << 4 | 1u << 8 | 1u << 16;
        case PNG_COLOR_TYPE_PALETTE: return 1u << 1 | 1u << 2 | 1u << 4 | 1u << 8;
        case PNG_COLOR_TYPE_RGB:
        case PNG_COLOR_TYPE_GRAY_ALPHA:
        case PNG_COLOR_TYPE_RGB_ALPHA: return 1u << 8 | 1u << 16;
        default: return 0;
    }
}

void cpng_read_header(cpng_reader *r) {
    // libpng reports a wrong length as a bad checksum, so it is checked first.
    if (r->chunk.length != 13) cpng_fail(r, CPNG_CHUNK_LENGTH, r->chunk.length, 13, NULL);
    uint8_t b[13];
    cpng_chunk_read(r, b, sizeof b);
    cpng_chunk_end_strict(r);

    cpng_info *info = &r->info;
    info->width = word(b);
    info->height = word(b + 4);
    info->depth = b[8];
    info->colour = b[9];
    info->interlaced = b[12];
    info->has_alpha = (b[9] & PNG_COLOR_MASK_ALPHA) != 0;

    check_side(r, info->width, "width");
    check_side(r, info->height, "height");
    uint32_t allowed = depths(b[9]);
    if (allowed == 0) cpng_fail(r, CPNG_HEADER_FIELD, b[9], 0, "colour type");
    if (b[8] > 16 || !(allowed >> b[8] & 1)) cpng_fail(r, CPNG_DEPTH_FOR_TYPE, b[8], b[9], NULL);
    if (b[10] != 0) cpng_fail(r, CPNG_HEADER_FIELD, b[10], 0, "compression method");
    if (b[11] != 0) cpng_fail(r, CPNG_HEADER_FIELD, b[11], 0, "filter method");
    if (b[12] > 1) cpng_fail(r, CPNG_HEADER_FIELD, b[12], 1, "interlace method");
    check_limit(r, info->width, "width");
    check_limit(r, info->height, "height");
    uint64_t pixels = (uint64_t)info->width * info->height;
    if (pixels > r->options.max_pixels) cpng_fail(r, CPNG_PIXEL_LIMIT, pixels, r->options.max_pixels, NULL);

    if (info->apple && !(b[8] == 8 && (b[9] == PNG_COLOR_TYPE_RGB || b[9] == PNG_COLOR_TYPE_RGB_ALPHA))) {
        cpng_fail(r, CPNG_APPLE, b[8], b[9], "its colour type and bit depth are not those of such files (8-bit RGB or RGBA)");
    }
    static const uint8_t channels[7] = {1, 0, 3, 1, 2, 0, 4};
    // Samples below 8 bits are unpacked to a byte each.
    r->pixel_bits = channels[b[9]] * (b[8] < 8 ? 8u : b[8]);
    r->row_bytes = (size_t)info->width * r->pixel_bits / 8;
}
