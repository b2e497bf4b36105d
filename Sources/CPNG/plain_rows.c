// Rows of plain files, which most art is: eight bits, not interlaced, an alpha channel or a palette. Many rows are inflated
// at once, and of the filters only the lane that decides is undone, so that this takes about two thirds of libpng's time.
//
// It takes perfect files only. Whatever is odd, be it harmless, ends in cpng_throw, upon which the picture is read again by
// libpng, which has the last word (reader.c): a doubtful file gives the same mask, warnings and faults as without this.
#include "reader.h"
#include <stdlib.h>

// Inflated at one time. Small enough for the nearer caches, and most buttons fit in.
enum { BLOCK = 128 * 1024 };
// Room behind the last rows. zlib's quick loop wants to have it for the longest match there is, and goes over to a slow one
// without: of an icon that would be a good part. A stream that puts anything there has too much data.
enum { ROOM = 258 };

bool cpng_is_plain(const cpng_reader *r) {
    const cpng_info *info = &r->info;
    if (r->options.channel != CPNG_ALPHA || r->options.colours || r->options.frames) return false;
    if (r->options.libpng_only || r->plain_refused || info->apple || info->interlaced || info->depth != 8) return false;
    return info->colour == PNG_COLOR_TYPE_RGB_ALPHA || info->colour == PNG_COLOR_TYPE_GRAY_ALPHA ||
           info->colour == PNG_COLOR_TYPE_PALETTE;
}

void cpng_plain_start(cpng_reader *r) {
    r->is_plain = true;
    // The largest window, whatever the stream declares: as libpng is told to do.
    if (inflateInit2(&r->inflater, 15) != Z_OK) cpng_throw(r);
    r->inflater_open = true;
    r->prior = cpng_take(r, r->info.width);
    size_t rows = BLOCK / (1 + r->row_bytes);
    if (rows == 0) rows = 1;
    if (rows > r->info.height) rows = r->info.height;
    r->block_rows = (uint32_t)rows;
    r->block = malloc(rows * (1 + r->row_bytes) + ROOM);
    if (!r->block) cpng_throw(r);
}

// Gives zlib what the window holds of the IDAT chunk that is open, or of the next.
static void refill(cpng_reader *r) {
    while (r->chunk.left == 0) {
        if (!cpng_walk_next_idat(r)) cpng_throw(r);
    }
    const uint8_t *bytes;
    r->inflater.avail_in = (uInt)cpng_chunk_window(r, &bytes);
    r->inflater.next_in = (Bytef *)bytes;
}

static void inflate_block(cpng_reader *r) {
    uint32_t left = r->info.height - r->rows_given;
    uint32_t rows = left < r->block_rows ? left : r->block_rows;
    // With the last rows the stream is read to its end, which holds its checksum. Told that this is the end, zlib keeps no
    // copy of what it put out.
    bool is_last = rows == left;
    uInt room = is_last ? ROOM : 0;
    z_stream *z = &r->inflater;
    z->next_out = r->block;
    z->avail_out = (uInt)(rows * (1 + r->row_bytes)) + room;
    while (is_last ? !r->inflater_ended : z->avail_out > 0) {
        if (r->inflater_ended || z->avail_out == 0) cpng_throw(r);
        if (z->avail_in == 0) refill(r);
        int code = inflate(z, is_last ? Z_FINISH : Z_NO_FLUSH);
        bool is_starved = code == Z_BUF_ERROR && z->avail_in == 0;
        if (code != Z_OK && code != Z_STREAM_END && !is_starved) cpng_throw(r);
        r->inflater_ended = code == Z_STREAM_END;
    }
    if (z->avail_out != room) cpng_throw(r);
    r->block_next = r->block;
    r->block_left = rows;
}

static uint8_t paeth(int a, int b, int c) {
    int pa = abs(b - c), pb = abs(a - c), pc = abs(a + b - 2 * c);
    return (uint8_t)(pa <= pb && pa <= pc ? a : pb <= pc ? b : c);
}

// Undoes the filter of every `step`th byte: `p` is the first, `row` and `prior` are the lane alone.
static inline void unfilter(unsigned filter, const uint8_t *p, unsigned step, uint8_t *restrict row,
                            const uint8_t *restrict prior, size_t count) {
    uint8_t a = 0, c = 0;
    switch (filter) {
        case 0:
            for (size_t i = 0; i < count; i++) row[i] = p[step * i];
            break;
        case 1:
            for (size_t i = 0; i < count; i++) row[i] = a = (uint8_t)(a + p[step * i]);
            break;
        case 2:
            for (size_t i = 0; i < count; i++) row[i] = (uint8_t)(prior[i] + p[step * i]);
            break;
        case 3:
            for (size_t i = 0; i < count; i++) row[i] = a = (uint8_t)(((a + prior[i]) >> 1) + p[step * i]);
            break;
        default:
            for (size_t i = 0; i < count; i++) {
                uint8_t b = prior[i];
                // Along flat alpha the neighbour above repeats, and then the left one is always the nearest.
                row[i] = a = (uint8_t)((b == c ? a : paeth(a, b, c)) + p[step * i]);
                c = b;
            }
    }
}

void cpng_plain_row(cpng_reader *r) {
    if (r->block_left == 0) inflate_block(r);
    uint8_t *swap = r->prior;
    r->prior = r->row;
    r->row = swap;
    unsigned filter = *r->block_next;
    if (filter > 4) cpng_throw(r);
    const uint8_t *samples = r->block_next + 1;
    size_t width = r->info.width;
    switch (r->pixel_bits) {
        case 32: unfilter(filter, samples + 3, 4, r->row, r->prior, width); break;
        case 16: unfilter(filter, samples + 1, 2, r->row, r->prior, width); break;
        default: unfilter(filter, samples, 1, r->row, r->prior, width);
    }
    r->block_next += 1 + r->row_bytes;
    r->block_left--;
}

void cpng_plain_finish(cpng_reader *r) {
    if (!r->inflater_ended || r->inflater.avail_in > 0 || r->chunk.left > 0) cpng_throw(r);
    r->complete = true;
}
