// The clean PNG that libpng is given: signature, IHDR, PLTE, IDAT and IEND. Every other chunk, and every checksum, is
// checked by the walker before.
#include "reader.h"
#include <string.h>

// Extra data behind the picture is inflated only to reach zlib's checksum. Beyond this it would only cost time.
enum { SURPLUS = 1 << 20 };

static void queue(cpng_reader *r, const void *bytes, size_t count) {
    memcpy(r->feed.bytes + r->feed.end, bytes, count);
    r->feed.end += count;
}

static void queue_chunk(cpng_reader *r, const char *name, const uint8_t *data, uint32_t length) {
    uint8_t head[8];
    png_save_uint_32(head, length);
    memcpy(head + 4, name, 4);
    queue(r, head, sizeof head);
    if (length > 0) queue(r, data, length);
    queue(r, "\0\0\0\0", 4);  // libpng is told not to look at checksums
}

// Whether libpng has handed out the last row and looks for the end of the stream.
static bool is_complete(const cpng_reader *r) {
    if (!r->feed.last_row) return false;
    return r->info.interlaced ? png_get_current_pass_number(r->png) >= 7
                              : png_get_current_row_number(r->png) >= r->info.height;
}

static void count_surplus(cpng_reader *r, size_t bytes) {
    // Behind png_read_end libpng only skips, and everything behind the picture must be checked.
    if (r->complete || !is_complete(r)) return;
    r->feed.surplus += bytes;
    if (r->feed.surplus <= SURPLUS) return;
    r->feed.abandoned = r->surplus_seen = true;
    cpng_throw(r);
}

static void queue_idat_head(cpng_reader *r, size_t length) {
    uint8_t head[8];
    png_save_uint_32(head, (uint32_t)length);
    memcpy(head + 4, "IDAT", 4);
    queue(r, head, sizeof head);
    if (r->complete && length > 0) r->surplus_seen = true;
}

// Joins the next bytes of the IDAT chunks to one block, however they are cut. libpng looks at one piece only to find
// the end of the stream behind the last row, so zlib's checksum must not lie in more than two.
static void queue_block(cpng_reader *r) {
    uint8_t *head = r->feed.bytes + r->feed.end, *data = head + 8;
    size_t count = 0;
    while (count < CPNG_BLOCK) {
        if (r->chunk.left == 0 && !cpng_walk_next_idat(r)) break;
        size_t piece = CPNG_BLOCK - count < r->chunk.left ? CPNG_BLOCK - count : r->chunk.left;
        cpng_chunk_read(r, data + count, piece);
        count += piece;
    }
    queue_idat_head(r, count);
    r->feed.end += count;
    count_surplus(r, count);
}

// Queues the next IDAT chunk for libpng. Long ones are read past the queue, in whole blocks.
static void queue_idat(cpng_reader *r) {
    r->feed.direct = r->chunk.left - r->chunk.left % CPNG_BLOCK;
    if (r->feed.direct > 0) {
        queue_idat_head(r, r->feed.direct);
    } else {
        queue_block(r);
    }
}

void cpng_feed_start(cpng_reader *r) {
    // The block, and the heads of chunks, a palette and the end around it.
    if (!r->feed.bytes) r->feed.bytes = cpng_take(r, CPNG_BLOCK + 1024);
    const cpng_info *info = &r->info;
    uint8_t header[13] = {0};
    png_save_uint_32(header, info->width);
    png_save_uint_32(header + 4, info->height);
    header[8] = info->depth;
    header[9] = info->colour;
    header[12] = info->interlaced;
    queue(r, "\x89PNG\r\n\x1a\n", 8);
    queue_chunk(r, "IHDR", header, sizeof header);
    if (info->colour == PNG_COLOR_TYPE_PALETTE) queue_chunk(r, "PLTE", r->palette, 3 * r->palette_size);
    queue_idat(r);
}

// Refills the queue where it is used up.
static void queue_next(cpng_reader *r) {
    cpng_feed *feed = &r->feed;
    feed->at = feed->end = 0;
    if (feed->ended) png_error(r->png, "Not enough image data");
    queue(r, "\0\0\0\0", 4);  // the checksum of the chunk before
    if (!r->past_picture) {
        queue_idat(r);
    } else {
        queue_chunk(r, "IEND", NULL, 0);
        feed->ended = true;
    }
}

void cpng_feed_bytes(png_structp png, png_bytep to, size_t count) {
    cpng_reader *r = png_get_io_ptr(png);
    cpng_feed *feed = &r->feed;
    while (count > 0) {
        size_t piece;
        if (feed->at < feed->end) {
            piece = feed->end - feed->at < count ? feed->end - feed->at : count;
            memcpy(to, feed->bytes + feed->at, piece);
            feed->at += piece;
        } else if (feed->direct > 0) {
            piece = feed->direct < count ? feed->direct : count;
            cpng_chunk_read(r, to, piece);
            feed->direct -= piece;
            count_surplus(r, piece);
        } else {
            queue_next(r);
            continue;
        }
        to += piece;
        count -= piece;
    }
}
