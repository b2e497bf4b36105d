#include "reader.h"
#include <string.h>

static bool is_indexed(const cpng_reader *r) { return r->info.colour == PNG_COLOR_TYPE_PALETTE; }

void cpng_read_palette(cpng_reader *r) {
    if (r->has_palette) cpng_fail(r, CPNG_DUPLICATE, 0, 0, NULL);
    if (r->in_picture) cpng_fail(r, CPNG_MISPLACED, 0, 0, "after IDAT");
    // Decoders disagree whether a palette behind tRNS cancels it.
    if (r->has_trns) cpng_fail(r, CPNG_MISPLACED, 0, 0, "after tRNS");
    uint32_t greatest = is_indexed(r) ? 3u << r->info.depth : 768;
    uint32_t length = r->chunk.length;
    if (length == 0 || length % 3 != 0 || length > greatest) cpng_fail(r, CPNG_CHUNK_LENGTH, length, greatest, NULL);
    cpng_chunk_read(r, r->palette, length);
    cpng_chunk_end_strict(r);
    r->has_palette = true;
    r->palette_size = length / 3;
    if (!(r->info.colour & PNG_COLOR_MASK_COLOR)) cpng_note_oddity(r, CPNG_PALETTE_ON_GREY, 0);
}

// tRNS of a palette: an alpha for each of the first entries. The others are opaque.
static void read_palette_alphas(cpng_reader *r) {
    if (!r->has_palette) cpng_fail(r, CPNG_MISPLACED, 0, 0, "before PLTE");
    uint32_t length = r->chunk.length;
    if (length == 0 || length > r->palette_size) cpng_fail(r, CPNG_CHUNK_LENGTH, length, r->palette_size, NULL);
    cpng_chunk_read(r, r->table, length);
    cpng_chunk_end_strict(r);
    memset(r->alphas, 255, sizeof r->alphas);
    memcpy(r->alphas, r->table, length);
    for (uint32_t i = 0; i < length; i++) r->table[i] = r->table[i] >= r->options.cut8;
    memset(r->table + length, 1, sizeof r->table - length);
}

// tRNS of grey and RGB: the one colour that is fully transparent, 16 bits a sample whatever the depth.
static void read_key(cpng_reader *r, unsigned samples) {
    uint32_t length = r->chunk.length;
    if (length != 2 * samples) cpng_fail(r, CPNG_CHUNK_LENGTH, length, 2 * samples, NULL);
    uint8_t b[6];
    cpng_chunk_read(r, b, length);
    cpng_chunk_end_strict(r);
    uint32_t greatest = (1u << r->info.depth) - 1;
    for (unsigned i = 0; i < samples; i++) {
        uint32_t sample = (uint32_t)b[2 * i] << 8 | b[2 * i + 1];
        // Some decoders drop the high bits, others never match: the mask would depend on the decoder.
        if (sample > greatest) cpng_fail(r, CPNG_TRNS_SAMPLE, sample, greatest, NULL);
        if (r->info.depth == 16) {
            memcpy(r->key + 2 * i, b + 2 * i, 2);
        } else {
            r->key[i] = (uint8_t)sample;
        }
    }
}

void cpng_read_transparency(cpng_reader *r) {
    if (r->has_trns) cpng_fail(r, CPNG_DUPLICATE, 0, 0, NULL);
    if (r->in_picture) cpng_fail(r, CPNG_MISPLACED, 0, 0, "after IDAT");
    if (r->info.colour & PNG_COLOR_MASK_ALPHA) cpng_fail(r, CPNG_TRNS_ON_ALPHA, r->info.colour, 0, NULL);
    if (r->info.apple) cpng_fail(r, CPNG_APPLE, 0, 0, "it has a tRNS chunk, which such files do not have");
    if (is_indexed(r)) {
        read_palette_alphas(r);
    } else {
        read_key(r, r->info.colour == PNG_COLOR_TYPE_RGB ? 3 : 1);
    }
    r->has_trns = true;
    r->info.has_alpha = 1;
}
