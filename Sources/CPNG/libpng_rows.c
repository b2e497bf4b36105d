// Rows of samples through libpng. It sees a clean PNG of IHDR, PLTE, IDAT and IEND only: every other chunk, and every
// checksum, is checked by the walker that feeds it.
#include "reader.h"
#include <stdio.h>
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
    queue(r, data, length);
    queue(r, "\0\0\0\0", 4);  // libpng is told not to look at checksums
}

static void queue_idat_head(cpng_reader *r) {
    uint8_t head[8];
    png_save_uint_32(head, r->chunk.length);
    memcpy(head + 4, "IDAT", 4);
    queue(r, head, sizeof head);
}

static void queue_start(cpng_reader *r) {
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
    queue_idat_head(r);
}

// Refills the queue where the open IDAT chunk is used up.
static void queue_next(cpng_reader *r) {
    cpng_feed *feed = &r->feed;
    feed->at = feed->end = 0;
    if (feed->ended) png_error(r->png, "Not enough image data");
    queue(r, "\0\0\0\0", 4);  // the checksum of the chunk before
    if (cpng_walk_next_idat(r)) {
        queue_idat_head(r);
    } else {
        queue_chunk(r, "IEND", NULL, 0);
        feed->ended = true;
    }
}

static void give_bytes(png_structp png, png_bytep to, size_t count) {
    cpng_reader *r = png_get_io_ptr(png);
    cpng_feed *feed = &r->feed;
    while (count > 0) {
        size_t piece;
        if (feed->at < feed->end) {
            piece = feed->end - feed->at < count ? feed->end - feed->at : count;
            memcpy(to, feed->bytes + feed->at, piece);
            feed->at += piece;
        } else if (r->chunk.left > 0 && !r->past_picture) {
            piece = r->chunk.left < count ? r->chunk.left : count;
            if (feed->last_row && (feed->surplus += piece) > SURPLUS + r->row_bytes) {
                feed->abandoned = r->surplus_seen = true;
                cpng_throw(r);
            }
            cpng_chunk_read(r, to, piece);
        } else {
            queue_next(r);
            continue;
        }
        to += piece;
        count -= piece;
    }
}

static void take_error(png_structp png, png_const_charp message) {
    cpng_reader *r = png_get_error_ptr(png);
    if (strstr(message, "emory")) cpng_fail(r, CPNG_NO_MEMORY, 0, 0, NULL);
    if (strcmp(message, "Not enough image data") == 0) cpng_fail(r, CPNG_IMAGE_CUT, 0, 0, NULL);
    // The reason often stands in a warning before the error.
    char reason[400];
    snprintf(reason, sizeof reason, "%s%s%s", message, r->warnings[0] ? ", " : "", r->warnings);
    cpng_fail(r, CPNG_IMAGE_DAMAGED, 0, 0, reason);
}

static void take_warning(png_structp png, png_const_charp message) {
    cpng_reader *r = png_get_error_ptr(png);
    if (strstr(message, "Extra compressed data") || strstr(message, "Too much image data") ||
        strstr(message, "Too many IDATs found")) {
        r->surplus_seen = true;
        return;
    }
    // A wrong checksum of zlib is one of these. What is not known to be harmless stops the build.
    r->doubtful = true;
    size_t used = strlen(r->warnings);
    snprintf(r->warnings + used, sizeof r->warnings - used, "%s%s", used ? ", " : "", message);
}

void cpng_png_start(cpng_reader *r) {
    r->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, r, take_error, take_warning);
    if (!r->png) cpng_fail(r, CPNG_NO_MEMORY, 0, 0, NULL);
    r->png_info = png_create_info_struct(r->png);
    if (!r->png_info) cpng_fail(r, CPNG_NO_MEMORY, 0, 0, NULL);
    png_set_read_fn(r->png, r, give_bytes);
    png_set_user_limits(r->png, r->options.max_side, r->options.max_side);
    png_set_chunk_malloc_max(r->png, 1 << 20);
    png_set_chunk_cache_max(r->png, 8);
    png_set_keep_unknown_chunks(r->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    png_set_crc_action(r->png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
    png_set_option(r->png, PNG_MAXIMUM_INFLATE_WINDOW, PNG_OPTION_ON);
    queue_start(r);
    png_read_info(r->png, r->png_info);
    png_set_packing(r->png);  // raw indices and samples: never png_set_expand
    png_read_update_info(r->png, r->png_info);
    if (png_get_rowbytes(r->png, r->png_info) != r->row_bytes) {
        cpng_fail(r, CPNG_IMAGE_DAMAGED, 0, 0, "libpng and this reader disagree on the length of a row");
    }
}

void cpng_png_row(cpng_reader *r, bool last) {
    if (!last) {
        png_read_row(r->png, r->row, NULL);
        return;
    }
    // With the last row libpng reads on to the end of the stream. The row is complete when that is given up.
    jmp_buf here, *outer = r->jump;
    r->jump = &here;
    r->feed.last_row = true;
    if (!setjmp(here)) png_read_row(r->png, r->row, NULL);
    r->jump = outer;
    if (r->fault.status) cpng_throw(r);
}

void cpng_png_finish(cpng_reader *r) {
    if (!r->feed.abandoned) png_read_end(r->png, NULL);
    if (r->doubtful) cpng_fail(r, CPNG_IMAGE_DAMAGED, 0, 0, r->warnings);
}
