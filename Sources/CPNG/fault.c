#include "reader.h"
#include <stdlib.h>
#include <string.h>

_Noreturn void cpng_throw(cpng_reader *r) { longjmp(*r->jump, 1); }

_Noreturn void cpng_fail(cpng_reader *r, cpng_status status, uint64_t found, uint64_t expected, const char *reason) {
    cpng_fault *fault = &r->fault;
    fault->status = status;
    memcpy(fault->chunk, r->chunk.name, sizeof fault->chunk);
    fault->offset = r->chunk.offset;
    fault->found = found;
    fault->expected = expected;
    fault->row = r->row_number;
    if (reason) {
        strncpy(fault->reason, reason, sizeof fault->reason - 1);
    }
    cpng_throw(r);
}

void cpng_note_oddity(cpng_reader *r, cpng_oddity oddity, uint64_t count) {
    if (r->note_count == CPNG_NOTES) {
        r->notes_dropped++;
        return;
    }
    cpng_note *note = &r->notes[r->note_count++];
    note->oddity = oddity;
    memcpy(note->chunk, r->chunk.name, sizeof note->chunk);
    note->offset = r->chunk.offset;
    note->count = count;
}

void *cpng_take(cpng_reader *r, size_t bytes) {
    void *memory = calloc(1, bytes ? bytes : 1);
    if (!memory) cpng_fail(r, CPNG_NO_MEMORY, 0, bytes, NULL);
    return memory;
}
