// Rows of samples through libpng. It sees a clean PNG of IHDR, PLTE, IDAT and IEND only: every other chunk, and every
// checksum, is checked by the walker that feeds it.
#include "reader.h"
#include <stdio.h>
#include <string.h>

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
    if (strstr(message, "Extra compressed data") || strstr(message, "Too much image data")) {
        r->surplus_seen = true;
        return;
    }
    // libpng's guess of how long IDAT can be at most. A poor compressor may need more.
    if (strstr(message, "chunk data is too large")) return;
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
    png_set_read_fn(r->png, r, cpng_feed_bytes);
    png_set_user_limits(r->png, r->options.max_side, r->options.max_side);
    png_set_chunk_malloc_max(r->png, 1 << 20);
    png_set_chunk_cache_max(r->png, 8);
    png_set_keep_unknown_chunks(r->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    png_set_crc_action(r->png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
    png_set_compression_buffer_size(r->png, CPNG_BLOCK);
    png_set_option(r->png, PNG_MAXIMUM_INFLATE_WINDOW, PNG_OPTION_ON);
    cpng_feed_start(r);
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
    r->complete = true;
    if (!r->feed.abandoned) png_read_end(r->png, NULL);
    if (r->doubtful) cpng_fail(r, CPNG_IMAGE_DAMAGED, 0, 0, r->warnings);
}
