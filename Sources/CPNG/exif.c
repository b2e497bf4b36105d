#include "reader.h"
#include <stdlib.h>
#include <string.h>

// JPEG limits Exif to this size, so cameras and editors stay below it.
enum { KEPT = 64 * 1024, ORIENTATION = 0x0112, SHORT = 3 };

typedef struct {
    const uint8_t *bytes;
    size_t count;
    bool little, out_of_reach;
} tiff;

static uint32_t number(tiff *t, uint64_t at, unsigned size) {
    if (at + size > t->count) {
        t->out_of_reach = true;
        return 0;
    }
    uint32_t value = 0;
    for (unsigned i = 0; i < size; i++) {
        value = value << 8 | t->bytes[at + (t->little ? size - 1 - i : i)];
    }
    return value;
}

// The orientation in the first directory; 0 where it states none that means anything.
static uint32_t orientation(tiff *t) {
    // Some writers keep the prefix that JPEG files need.
    if (t->count >= 6 && memcmp(t->bytes, "Exif\0\0", 6) == 0) {
        t->bytes += 6;
        t->count -= 6;
    }
    if (t->count < 8) return 0;
    t->little = memcmp(t->bytes, "II*\0", 4) == 0;
    if (!t->little && memcmp(t->bytes, "MM\0*", 4) != 0) return 0;
    uint64_t directory = number(t, 4, 4);
    uint32_t entries = number(t, directory, 2);
    for (uint32_t i = 0; i < entries && !t->out_of_reach; i++) {
        uint64_t entry = directory + 2 + 12 * (uint64_t)i;
        if (number(t, entry, 2) == ORIENTATION && number(t, entry + 2, 2) == SHORT && number(t, entry + 4, 4) == 1) {
            uint32_t value = number(t, entry + 8, 2);
            return value <= 8 ? value : 0;
        }
    }
    return 0;
}

void cpng_read_exif(cpng_reader *r) {
    size_t kept = r->chunk.length < KEPT ? r->chunk.length : KEPT;
    bool cut = r->chunk.length > KEPT;
    // The row buffer is not needed yet or no longer; it holds the bytes so that a failure cannot leak them.
    free(r->scratch);
    r->scratch = NULL;
    r->scratch = cpng_take(r, kept);
    cpng_chunk_read(r, r->scratch, kept);
    uint32_t stored;
    if (!cpng_chunk_end(r, &stored)) {
        cpng_note_oddity(r, CPNG_SKIPPED_CHECKSUM, 0);
        r->info.exif_unclear = 1;
    } else {
        tiff t = {.bytes = r->scratch, .count = kept};
        uint8_t found = (uint8_t)orientation(&t);
        if (t.out_of_reach && cut) r->info.exif_unclear = 1;
        if (r->has_exif && found != r->info.orientation) r->info.exif_unclear = 1;
        r->info.orientation = found;
    }
    r->has_exif = true;
    free(r->scratch);
    r->scratch = NULL;
}
