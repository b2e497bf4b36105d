// The order of chunks, and what is done with each. libpng is too lax here: it goes on fully opaque where tRNS is bad.
#include "reader.h"

static void skip(cpng_reader *r) {
    uint32_t stored;
    if (!cpng_chunk_end(r, &stored)) cpng_note_oddity(r, CPNG_SKIPPED_CHECKSUM, 0);
}

// Any chunk but IHDR, IDAT and IEND in their places.
void cpng_take_chunk(cpng_reader *r) {
    if (cpng_chunk_is(r, "PLTE")) {
        cpng_read_palette(r);
    } else if (cpng_chunk_is(r, "tRNS")) {
        cpng_read_transparency(r);
    } else if (cpng_chunk_is(r, "eXIf")) {
        cpng_read_exif(r);
    } else if (r->options.frames && cpng_chunk_is(r, "acTL")) {
        cpng_read_animation(r);
    } else if (r->options.frames && cpng_chunk_is(r, "fcTL") && r->info.frames) {
        cpng_read_frame_control(r);
    } else if (cpng_chunk_is(r, "acTL")) {
        cpng_note_oddity(r, CPNG_ANIMATION, 0);
        skip(r);
    } else if (cpng_chunk_is(r, "IHDR")) {
        cpng_fail(r, CPNG_DUPLICATE, 0, 0, NULL);
    } else if (cpng_chunk_is(r, "IDAT")) {
        // Only reached behind a complete picture, to which it adds nothing.
        r->surplus_seen = true;
        cpng_chunk_end_strict(r);
    } else if (!(r->chunk.name[0] & 0x20)) {
        cpng_fail(r, CPNG_UNKNOWN_CRITICAL, 0, 0, NULL);
    } else {
        skip(r);
    }
}

static void read_first_chunks(cpng_reader *r) {
    cpng_chunk_begin(r);
    if (cpng_chunk_is(r, "CgBI")) {
        r->info.apple = 1;
        cpng_chunk_end_strict(r);
        cpng_chunk_begin(r);
    }
    if (!cpng_chunk_is(r, "IHDR")) cpng_fail(r, CPNG_FIRST_CHUNK, r->chunk.length, 13, NULL);
    cpng_read_header(r);
}

void cpng_walk_to_picture(cpng_reader *r) {
    read_first_chunks(r);
    for (;;) {
        cpng_chunk_begin(r);
        if (cpng_chunk_is(r, "IDAT")) break;
        if (cpng_chunk_is(r, "IEND")) cpng_fail(r, CPNG_MISSING, 0, 0, "IDAT");
        cpng_take_chunk(r);
    }
    if (r->info.colour == PNG_COLOR_TYPE_PALETTE && !r->has_palette) cpng_fail(r, CPNG_MISSING, 0, 0, "PLTE");
    r->in_picture = true;
}

bool cpng_walk_next_idat(cpng_reader *r) {
    if (r->past_picture) return false;
    if (r->chunk.open) cpng_chunk_end_strict(r);
    cpng_chunk_begin(r);
    r->past_picture = !cpng_chunk_is(r, r->animation.in_frame_data ? "fdAT" : "IDAT");
    if (r->animation.in_frame_data && !r->past_picture) cpng_read_frame_data_head(r);
    return !r->past_picture;
}

void cpng_walk_to_end(cpng_reader *r) {
    while (!r->past_picture) {
        if (cpng_walk_next_idat(r) && r->chunk.length > 0) r->surplus_seen = true;
    }
    while (!cpng_chunk_is(r, "IEND")) {
        cpng_take_chunk(r);
        cpng_chunk_begin(r);
    }
    if (r->surplus_seen) cpng_note_oddity(r, CPNG_EXTRA_IMAGE_DATA, 0);
    if (r->chunk.length > 0) cpng_note_oddity(r, CPNG_DATA_IN_IEND, r->chunk.length);
    cpng_chunk_end_strict(r);
    if (cpng_source_left(r) > 0) cpng_note_oddity(r, CPNG_BYTES_AFTER_IEND, cpng_source_left(r));
}
