#include "reader.h"
#include <stdlib.h>
#include <string.h>

enum { HEAD = 512 };

cpng_reader *cpng_reader_new(const cpng_options *options) {
    cpng_reader *r = calloc(1, sizeof *r);
    if (r) {
        r->options = *options;
        r->source.fd = -1;
        r->column_step = 1;
    }
    return r;
}

// What reading took, but for the source.
static void release(cpng_reader *r) {
    if (r->png) png_destroy_read_struct(&r->png, &r->png_info, NULL);
    if (r->inflater_open) inflateEnd(&r->inflater);
    free(r->row);
    free(r->prior);
    free(r->block);
    free(r->plane);
    free(r->pass_bits);
    free(r->scratch);
    free(r->feed.bytes);
    free(r->animation.canvas);
    free(r->animation.kept);
}

void cpng_reader_free(cpng_reader *r) {
    if (!r) return;
    release(r);
    cpng_source_close(r);
    free(r);
}

static void start(cpng_reader *r) {
    const uint8_t *head;
    size_t count = cpng_source_window(r, &head);
    static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    if (memcmp(head, signature, count < 8 ? count : 8) != 0) cpng_fail(r, CPNG_NOT_PNG, 0, 0, NULL);
    if (count < 8) cpng_fail(r, CPNG_CUT, count, 8, NULL);
    r->source.at += 8;
    cpng_walk_to_picture(r);
    r->row = cpng_take(r, r->row_bytes);
    cpng_choose_bits(r);
    if (r->options.frames) return;
    if (r->info.apple) {
        cpng_apple_start(r);
    } else if (cpng_is_plain(r)) {
        cpng_plain_start(r);
    } else {
        cpng_png_start(r);
    }
}

// After a failure: true if the file was taken for a plain one and can be read once more, by libpng, which is now where
// this was. Failures on the way lead to the caller's setjmp again.
static bool starts_over(cpng_reader *r) {
    if (!r->is_plain) return false;
    uint32_t given = r->rows_given;
    uint64_t opaque = r->info.opaque, solid = r->info.solid;
    release(r);
    *r = (cpng_reader){.options = r->options, .source = r->source, .jump = r->jump, .column_step = 1, .plain_refused = true};
    cpng_source_rewind(r);
    start(r);
    while (r->rows_given < given) {
        r->row_number = r->rows_given++;
        cpng_png_row(r, r->rows_given == r->info.height);
    }
    r->info.opaque = opaque;
    r->info.solid = solid;
    return true;
}

cpng_status cpng_reader_open(cpng_reader *r, const char *path) {
    jmp_buf here;
    r->jump = &here;
    if (setjmp(here)) return starts_over(r) ? CPNG_OK : r->fault.status;
    cpng_source_open(r, path);
    start(r);
    return CPNG_OK;
}

cpng_status cpng_reader_open_bytes(cpng_reader *r, const void *bytes, size_t count) {
    jmp_buf here;
    r->jump = &here;
    if (setjmp(here)) return starts_over(r) ? CPNG_OK : r->fault.status;
    cpng_source_open_bytes(r, bytes, count);
    start(r);
    return CPNG_OK;
}

static uint64_t ones(const uint8_t *bits, size_t count) {
    uint64_t sum = 0, word;
    for (; count >= sizeof word; count -= sizeof word, bits += sizeof word) {
        memcpy(&word, bits, sizeof word);
        sum += (uint64_t)__builtin_popcountll(word);
    }
    while (count-- > 0) sum += (uint64_t)__builtin_popcount(*bits++);
    return sum;
}

static void next_row(cpng_reader *r, uint8_t *bits, size_t stride) {
    if (r->plane) {
        memcpy(bits, r->plane + stride * r->rows_given, stride);
    } else {
        r->row_number = r->rows_given;
        if (r->info.apple) {
            cpng_apple_row(r, r->info.width, r->rows_given == 0);
        } else if (r->is_plain) {
            cpng_plain_row(r);
        } else {
            cpng_png_row(r, r->rows_given == r->info.height - 1);
        }
        r->to_bits(r, r->row, r->info.width, bits);
        r->info.solid += cpng_solid_pixels(r, r->info.width);
    }
    if (!r->options.colours) r->info.opaque += ones(bits, stride);
    r->rows_given++;
}

cpng_status cpng_reader_rows(cpng_reader *r, uint8_t *bits, size_t rows) {
    if (r->fault.status) return r->fault.status;
    const uint32_t first = r->rows_given;
    jmp_buf here;
    r->jump = &here;
    if (setjmp(here) && !starts_over(r)) return r->fault.status;
    if (rows > r->info.height - first) cpng_fail(r, CPNG_IMAGE_CUT, 0, 0, NULL);
    if (r->info.interlaced && !r->plane) cpng_read_plane(r);
    size_t stride = cpng_row_size(r);
    while (r->rows_given < first + rows) next_row(r, bits + stride * (r->rows_given - first), stride);
    return CPNG_OK;
}

cpng_status cpng_reader_next_frame(cpng_reader *r, cpng_frame *frame, int *is_there) {
    if (r->fault.status) return r->fault.status;
    jmp_buf here;
    r->jump = &here;
    if (setjmp(here)) return r->fault.status;
    *is_there = cpng_next_frame(r);
    *frame = r->animation.frame;
    return CPNG_OK;
}

cpng_status cpng_reader_compose(cpng_reader *r, uint8_t *bits) {
    if (r->fault.status) return r->fault.status;
    jmp_buf here;
    r->jump = &here;
    if (setjmp(here)) return r->fault.status;
    if (!r->animation.is_open) cpng_fail(r, CPNG_IMAGE_CUT, 0, 0, NULL);
    cpng_compose_frame(r, bits);
    return CPNG_OK;
}

cpng_status cpng_reader_finish(cpng_reader *r) {
    if (r->fault.status) return r->fault.status;
    jmp_buf here;
    r->jump = &here;
    if (setjmp(here) && !starts_over(r)) return r->fault.status;
    if (r->options.frames) {
        while (cpng_next_frame(r)) continue;
    } else if (r->info.apple) {
        cpng_apple_finish(r);
    } else if (r->is_plain) {
        cpng_plain_finish(r);
    } else {
        cpng_png_finish(r);
    }
    cpng_walk_to_end(r);
    return CPNG_OK;
}

const cpng_fault *cpng_reader_fault(const cpng_reader *r) { return &r->fault; }

const cpng_info *cpng_reader_info(const cpng_reader *r) { return &r->info; }

size_t cpng_reader_notes(const cpng_reader *r, const cpng_note **notes, size_t *dropped) {
    *notes = r->notes;
    *dropped = r->notes_dropped;
    return r->note_count;
}

const uint8_t *cpng_reader_head(const cpng_reader *r, size_t *count) {
    *count = r->source.end < HEAD ? r->source.end : HEAD;
    return r->source.bytes;
}
