// Reads and writes PNG files with the C shim, while each allocation in turn fails, in it, in libpng and in zlib: nothing
// may crash, leak or go on with half a picture. Linux with glibc. Built and run by the script beside it.
#include "CPNG.h"
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void __libc_free(void *);

static bool counts;           // whether the shim is at work
static long asked, failing;   // allocations since then; the one that fails, none if 0
static long living;           // allocations that were not freed

static bool fails(void) {
    if (!counts) return false;
    asked++;
    if (asked == failing) errno = ENOMEM;
    return asked == failing;
}

void *malloc(size_t size) {
    if (fails()) return NULL;
    void *result = __libc_malloc(size);
    if (counts && result) living++;
    return result;
}

void *calloc(size_t count, size_t size) {
    if (fails()) return NULL;
    void *result = __libc_calloc(count, size);
    if (counts && result) living++;
    return result;
}

void *realloc(void *old, size_t size) {
    if (fails()) return NULL;
    void *result = __libc_realloc(old, size);
    if (counts && result && !old) living++;
    return result;
}

void free(void *memory) {
    if (counts && memory) living--;
    __libc_free(memory);
}

static uint8_t rows[1 << 22], again[1 << 22];

// Reads a file into `to`. The status, and how many rows are certain.
static cpng_status read_file(const cpng_options *options, const char *path, const uint8_t *bytes, size_t count, uint8_t *to,
                             size_t *used) {
    cpng_reader *reader = cpng_reader_new(options);
    if (!reader) return CPNG_NO_MEMORY;
    cpng_status status = path ? cpng_reader_open(reader, path) : cpng_reader_open_bytes(reader, bytes, count);
    if (status == CPNG_OK) {
        const cpng_info *info = cpng_reader_info(reader);
        size_t stride = options->colours ? 4 * (size_t)info->width : ((size_t)info->width + 7) / 8;
        *used = stride * info->height;
        if (*used > sizeof rows) {
            status = CPNG_PIXEL_LIMIT;
        } else {
            // In two parts, so that a failure can fall between them.
            size_t first = info->height / 2;
            status = cpng_reader_rows(reader, to, first);
            if (status == CPNG_OK) status = cpng_reader_rows(reader, to + stride * first, info->height - first);
            if (status == CPNG_OK) status = cpng_reader_finish(reader);
        }
    }
    if (status != CPNG_OK && cpng_reader_fault(reader)->status != status && status != CPNG_PIXEL_LIMIT) abort();
    cpng_reader_free(reader);
    return status;
}

// Reads all frames of an animation into `to`, over one another.
static cpng_status read_frames(const cpng_options *options, const uint8_t *bytes, size_t count, uint8_t *to, size_t *used) {
    cpng_reader *reader = cpng_reader_new(options);
    if (!reader) return CPNG_NO_MEMORY;
    cpng_status status = cpng_reader_open_bytes(reader, bytes, count);
    cpng_frame frame;
    int is_there = 1;
    while (status == CPNG_OK && is_there) {
        const cpng_info *info = cpng_reader_info(reader);
        *used = ((size_t)info->width + 7) / 8 * info->height;
        status = *used > sizeof rows ? CPNG_PIXEL_LIMIT : cpng_reader_next_frame(reader, &frame, &is_there);
        if (status == CPNG_OK && is_there) status = cpng_reader_compose(reader, to);
    }
    if (status == CPNG_OK) status = cpng_reader_finish(reader);
    cpng_reader_free(reader);
    return status;
}

static cpng_status read_any(const cpng_options *options, const char *path, const uint8_t *bytes, size_t count, uint8_t *to,
                            size_t *used) {
    return options->frames ? read_frames(options, bytes, count, to, used) : read_file(options, path, bytes, count, to, used);
}

static int check_reading(const char *path, const cpng_options *options, bool from_memory, long *runs) {
    FILE *file = fopen(path, "rb");
    if (!file) return perror(path), 1;
    static uint8_t bytes[1 << 20];
    size_t count = fread(bytes, 1, sizeof bytes, file), used = 0, other = 0;
    fclose(file);
    const char *place = from_memory ? NULL : path;
    failing = 0;
    memset(rows, 0xAA, sizeof rows);
    cpng_status expected = read_any(options, place, bytes, count, rows, &used);
    for (failing = 1;; failing++, ++*runs) {
        asked = living = 0;
        memset(again, 0xAA, used);
        counts = true;
        cpng_status status = read_any(options, place, bytes, count, again, &other);
        counts = false;
        bool was_hit = asked >= failing;
        if (living != 0) return printf("%s: allocation %ld failed, and %ld leak\n", path, failing, living), 1;
        // A plain file may be read by libpng when memory for the faster way runs out.
        if (status != CPNG_NO_MEMORY && status != expected) {
            return printf("%s: allocation %ld failed, and the status is %d\n", path, failing, status), 1;
        }
        if (status == CPNG_OK && (other != used || memcmp(rows, again, used) != 0)) {
            return printf("%s: allocation %ld failed, and the picture is another one\n", path, failing), 1;
        }
        if (!was_hit) return 0;
    }
}

static int check_writing(cpng_layout layout, long *runs) {
    for (failing = 1;; failing++, ++*runs) {
        asked = living = 0;
        cpng_output output;
        counts = true;
        cpng_status status = cpng_write(&output, layout, 60, 40, rows, 240);
        cpng_output_free(&output);
        counts = false;
        bool was_hit = asked >= failing;
        if (living != 0) return printf("writing %d: allocation %ld failed, and %ld leak\n", layout, failing, living), 1;
        if (status != CPNG_OK && status != CPNG_NO_MEMORY && status != CPNG_WRITING) {
            return printf("writing %d: allocation %ld failed, and the status is %d\n", layout, failing, status), 1;
        }
        if (!was_hit) return status == CPNG_OK ? 0 : 1;
    }
}

int main(int count, char **paths) {
    long runs = 0;
    cpng_options options = {.cut8 = 26, .cut16 = 6554, .max_side = 65535, .max_pixels = 1 << 26, .max_file_bytes = 1 << 28};
    options.product8 = options.product16 = 1;
    for (int i = 1; i < count; i++) {
        for (int form = 0; form < 6; form++) {
            options.colours = form == 1;
            options.libpng_only = form == 2;
            options.frames = form == 5;
            options.channel = form == 3 ? CPNG_LUMINANCE : CPNG_ALPHA;
            if (check_reading(paths[i], &options, form == 4, &runs)) return 1;
        }
    }
    for (int layout = CPNG_BITS; layout <= CPNG_RGBA8; layout++) {
        if (check_writing(layout, &runs)) return 1;
    }
    printf("allocations: %d pictures, %ld runs with a failure each: no crash, no leak, no half picture\n", count - 1, runs);
    return 0;
}
