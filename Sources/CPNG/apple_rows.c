// Rows of CgBI files, which Apple's tools write and libpng refuses: a deflate stream without zlib's frame, colours
// swapped and premultiplied, alpha as it was. So alpha can be read, after the filters are undone.
#include "reader.h"
#include <stdio.h>
#include <stdlib.h>

static _Noreturn void fail_stream(cpng_reader *r, int code) {
    if (code == Z_MEM_ERROR) cpng_fail(r, CPNG_NO_MEMORY, 0, 0, NULL);
    cpng_fail(r, CPNG_APPLE, 0, 0, r->inflater.msg ? r->inflater.msg : "its deflate stream is damaged");
}

void cpng_apple_start(cpng_reader *r) {
    int code = inflateInit2(&r->inflater, -15);
    if (code != Z_OK) fail_stream(r, code);
    r->inflater_open = true;
    r->prior = cpng_take(r, r->row_bytes);
}

// Gives zlib the next piece of the IDAT chunks. False where there is none.
static bool refill(cpng_reader *r) {
    static const size_t piece = 8192;
    if (!r->scratch) r->scratch = cpng_take(r, piece);
    while (r->chunk.left == 0) {
        if (!cpng_walk_next_idat(r)) return false;
    }
    if (r->past_picture) return false;
    size_t count = r->chunk.left < piece ? r->chunk.left : piece;
    cpng_chunk_read(r, r->scratch, count);
    r->inflater.next_in = r->scratch;
    r->inflater.avail_in = (uInt)count;
    return true;
}

// Inflates exactly `count` bytes; fewer only at the end of the stream.
static size_t inflate_bytes(cpng_reader *r, uint8_t *to, size_t count) {
    r->inflater.next_out = to;
    r->inflater.avail_out = (uInt)count;
    while (r->inflater.avail_out > 0 && !r->inflater_ended) {
        if (r->inflater.avail_in == 0 && !refill(r)) cpng_fail(r, CPNG_APPLE, 0, 0, "its image data ends too early");
        int code = inflate(&r->inflater, Z_NO_FLUSH);
        if (code != Z_OK && code != Z_STREAM_END) fail_stream(r, code);
        r->inflater_ended = code == Z_STREAM_END;
    }
    return count - r->inflater.avail_out;
}

static uint8_t paeth(int a, int b, int c) {
    int pa = abs(b - c), pb = abs(a - c), pc = abs(a + b - 2 * c);
    return (uint8_t)(pa <= pb && pa <= pc ? a : pb <= pc ? b : c);
}

static void unfilter(cpng_reader *r, unsigned filter, size_t count) {
    uint8_t *row = r->row;
    const uint8_t *prior = r->prior;
    size_t step = r->pixel_bits / 8;
    for (size_t i = 0; i < count; i++) {
        int a = i < step ? 0 : row[i - step], b = prior[i], c = i < step ? 0 : prior[i - step];
        switch (filter) {
            case 1: row[i] = (uint8_t)(row[i] + a); break;
            case 2: row[i] = (uint8_t)(row[i] + b); break;
            case 3: row[i] = (uint8_t)(row[i] + (a + b) / 2); break;
            case 4: row[i] = (uint8_t)(row[i] + paeth(a, b, c)); break;
            default: return;
        }
    }
}

void cpng_apple_row(cpng_reader *r, uint32_t width, bool first) {
    uint8_t *swap = r->prior;
    r->prior = r->row;
    r->row = swap;
    size_t count = (size_t)width * (r->pixel_bits / 8);
    if (first) {
        for (size_t i = 0; i < count; i++) r->prior[i] = 0;
    }
    uint8_t filter;
    if (inflate_bytes(r, &filter, 1) + inflate_bytes(r, r->row, count) != 1 + count) {
        cpng_fail(r, CPNG_APPLE, 0, 0, "its image data ends too early");
    }
    if (filter > 4) {
        char reason[60];
        snprintf(reason, sizeof reason, "a row has the filter %u, and only 0 to 4 exist", filter);
        cpng_fail(r, CPNG_APPLE, 0, 0, reason);
    }
    unfilter(r, filter, count);
}

void cpng_apple_finish(cpng_reader *r) {
    uint8_t more;
    // Extra rows would be harmless, but such a stream has no checksum that could vouch for the ones before.
    if (inflate_bytes(r, &more, 1) != 0) cpng_fail(r, CPNG_APPLE, 0, 0, "it has more image data than its size needs");
    r->complete = true;
    if (r->inflater.avail_in > 0 || r->chunk.left > 0) r->surplus_seen = true;
}
