#define _POSIX_C_SOURCE 200809L
#include "reader.h"
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

// Most buttons fit one read; a large picture needs one system call in 64 KiB.
enum { WINDOW = 64 * 1024 };

static void check_size(cpng_reader *r, uint64_t size) {
    if (size == 0) cpng_fail(r, CPNG_EMPTY, 0, 0, NULL);
    if (size > r->options.max_file_bytes) cpng_fail(r, CPNG_FILE_LIMIT, size, r->options.max_file_bytes, NULL);
    r->source.size = size;
}

static char kind_of_file(mode_t mode) {
    if (S_ISDIR(mode)) return 'd';
    if (S_ISFIFO(mode)) return 'p';
    if (S_ISCHR(mode)) return 'c';
    if (S_ISBLK(mode)) return 'b';
    return S_ISSOCK(mode) ? 's' : '?';
}

void cpng_source_open(cpng_reader *r, const char *path) {
    cpng_source *source = &r->source;
    // Without O_NONBLOCK a pipe that nobody writes to would hold the build up for ever.
    do {
        source->fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    } while (source->fd < 0 && errno == EINTR);
    if (source->fd < 0) {
        if (errno == ENXIO) cpng_fail(r, CPNG_NOT_A_FILE, 's', 0, NULL);
        cpng_fail(r, CPNG_CANNOT_OPEN, (uint64_t)errno, 0, NULL);
    }
    struct stat status;
    if (fstat(source->fd, &status) != 0) cpng_fail(r, CPNG_CANNOT_OPEN, (uint64_t)errno, 0, NULL);
    if (!S_ISREG(status.st_mode)) cpng_fail(r, CPNG_NOT_A_FILE, (uint64_t)kind_of_file(status.st_mode), 0, NULL);
    check_size(r, (uint64_t)status.st_size);
    source->capacity = source->size < WINDOW ? (size_t)source->size : WINDOW;
    source->buffer = malloc(source->capacity);
    if (!source->buffer) cpng_fail(r, CPNG_NO_MEMORY, 0, source->capacity, NULL);
    source->bytes = source->buffer;
}

void cpng_source_open_bytes(cpng_reader *r, const void *bytes, size_t count) {
    check_size(r, count);
    r->source.bytes = bytes;
    r->source.end = count;
}

void cpng_source_close(cpng_reader *r) {
    if (r->source.fd >= 0) close(r->source.fd);
    r->source.fd = -1;
    free(r->source.buffer);
    r->source.buffer = NULL;
}

void cpng_source_rewind(cpng_reader *r) {
    cpng_source *source = &r->source;
    source->at = 0;
    if (source->fd < 0) return;
    source->base = source->end = 0;
    if (lseek(source->fd, 0, SEEK_SET) != 0) cpng_fail(r, CPNG_CANNOT_READ, (uint64_t)errno, 0, NULL);
}

uint64_t cpng_source_offset(const cpng_reader *r) { return r->source.base + r->source.at; }

uint64_t cpng_source_left(const cpng_reader *r) { return r->source.size - cpng_source_offset(r); }

size_t cpng_source_window(cpng_reader *r, const uint8_t **bytes) {
    cpng_source *source = &r->source;
    if (source->at == source->end) {
        uint64_t left = cpng_source_left(r);
        if (left == 0) cpng_fail(r, CPNG_CUT, source->size, source->size + 1, NULL);
        size_t wanted = left < source->capacity ? (size_t)left : source->capacity;
        source->base += source->end;
        source->at = source->end = 0;
        while (source->end < wanted) {
            ssize_t count = read(source->fd, source->buffer + source->end, wanted - source->end);
            if (count < 0 && errno == EINTR) continue;
            if (count < 0) cpng_fail(r, CPNG_CANNOT_READ, (uint64_t)errno, 0, NULL);
            // The file became shorter while it was read.
            if (count == 0) cpng_fail(r, CPNG_CUT, source->base + source->end, source->size, NULL);
            source->end += (size_t)count;
        }
    }
    *bytes = source->bytes + source->at;
    return source->end - source->at;
}
