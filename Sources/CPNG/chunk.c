#include "reader.h"
#include <string.h>

// zlib counts in unsigned int; a piece of this size is always safe to pass.
static const size_t PIECE = 1u << 30;

static size_t least(uint64_t a, uint64_t b) { return (size_t)(a < b ? a : b); }

static uint32_t word(const uint8_t *b) {
    return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
}

static void read_plain(cpng_reader *r, uint8_t *to, size_t count) {
    while (count > 0) {
        const uint8_t *bytes;
        size_t piece = least(cpng_source_window(r, &bytes), count);
        memcpy(to, bytes, piece);
        r->source.at += piece;
        to += piece;
        count -= piece;
    }
}

void cpng_chunk_begin(cpng_reader *r) {
    cpng_chunk *chunk = &r->chunk;
    memset(chunk, 0, sizeof *chunk);
    chunk->offset = cpng_source_offset(r);
    uint64_t left = cpng_source_left(r);
    if (left < 12) cpng_fail(r, CPNG_CUT, r->source.size, chunk->offset + 12, NULL);
    uint8_t head[8];
    read_plain(r, head, sizeof head);
    for (int i = 4; i < 8; i++) {
        uint8_t letter = head[i] | 0x20;
        if (letter < 'a' || letter > 'z') cpng_fail(r, CPNG_CHUNK_NAME, word(head + 4), 0, NULL);
    }
    memcpy(chunk->name, head + 4, 4);
    chunk->length = word(head);
    if (chunk->length > 0x7fffffff) cpng_fail(r, CPNG_CHUNK_LENGTH, chunk->length, 0x7fffffff, NULL);
    // The size of the file is known, so a length that lies costs neither time nor memory.
    if (chunk->length > left - 12) cpng_fail(r, CPNG_CUT, r->source.size, chunk->offset + 12 + chunk->length, NULL);
    chunk->left = chunk->length;
    chunk->crc = (uint32_t)crc32(0, head + 4, 4);
    chunk->open = true;
}

size_t cpng_chunk_window(cpng_reader *r, const uint8_t **bytes) {
    cpng_chunk *chunk = &r->chunk;
    size_t piece = least(least(cpng_source_window(r, bytes), chunk->left), PIECE);
    chunk->crc = (uint32_t)crc32(chunk->crc, *bytes, (uInt)piece);
    chunk->left -= (uint32_t)piece;
    r->source.at += piece;
    return piece;
}

void cpng_chunk_read(cpng_reader *r, uint8_t *to, size_t count) {
    cpng_chunk *chunk = &r->chunk;
    while (count > 0) {
        const uint8_t *bytes;
        size_t piece = least(least(cpng_source_window(r, &bytes), count), PIECE);
        memcpy(to, bytes, piece);
        chunk->crc = (uint32_t)crc32(chunk->crc, bytes, (uInt)piece);
        chunk->left -= (uint32_t)piece;
        r->source.at += piece;
        to += piece;
        count -= piece;
    }
}

bool cpng_chunk_end(cpng_reader *r, uint32_t *stored) {
    cpng_chunk *chunk = &r->chunk;
    while (chunk->left > 0) {
        const uint8_t *bytes;
        cpng_chunk_window(r, &bytes);
    }
    uint8_t tail[4];
    read_plain(r, tail, sizeof tail);
    chunk->open = false;
    *stored = word(tail);
    return *stored == chunk->crc;
}

void cpng_chunk_end_strict(cpng_reader *r) {
    uint32_t stored;
    if (!cpng_chunk_end(r, &stored)) cpng_fail(r, CPNG_CHECKSUM, stored, r->chunk.crc, NULL);
}

bool cpng_chunk_is(const cpng_reader *r, const char *name) { return memcmp(r->chunk.name, name, 4) == 0; }
