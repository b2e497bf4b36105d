// What the parts of the reader share. Not part of the module's interface.
//
// Every failure leaves through cpng_fail, which longjmps to the public function that was called. No part returns an
// error, and everything that must be freed hangs off the reader.
#ifndef CPNG_READER_H
#define CPNG_READER_H

#include "CPNG.h"
#include <png.h>
#include <setjmp.h>
#include <stdbool.h>
#include <zlib.h>

// The bytes of the file, read once from front to back, never beyond the size it had when it was opened.
typedef struct cpng_source {
    int fd;                // -1 for bytes in memory
    const uint8_t *bytes;  // the window: the buffer, or all of the memory
    size_t at, end;        // what of the window is unread
    uint64_t base;         // where in the file the window begins
    uint64_t size;
    uint8_t *buffer;
    size_t capacity;
} cpng_source;

// The chunk being read.
typedef struct cpng_chunk {
    uint64_t offset;
    uint32_t length, left, crc;
    char name[5];
    bool open;
} cpng_chunk;

// The clean PNG that libpng is given: signature, IHDR, PLTE, the IDAT chunks, IEND.
enum { CPNG_BLOCK = 8192 };  // as much as libpng reads of IDAT at once

typedef struct cpng_feed {
    uint8_t *bytes;    // the queue
    size_t at, end;
    size_t direct;     // bytes of the open IDAT chunk that libpng reads after the queue
    bool ended;        // IEND is in the queue: the picture has no more data
    bool last_row;     // the last row was asked for
    bool abandoned;    // there was more extra data than is worth inflating
    uint64_t surplus;  // IDAT bytes given behind it
} cpng_feed;

// A pixel, whatever its layout in the file.
typedef struct cpng_pixel {
    uint32_t red, green, blue, alpha;
    uint32_t greatest;  // of each
} cpng_pixel;

// What is known of an animation while its frames are read.
typedef struct cpng_animation {
    uint32_t sequence;   // the next chunk's number
    uint32_t met;        // fcTL chunks so far
    cpng_frame frame;    // the last of them
    bool announced;      // its data is still to come
    bool is_open;        // its data has begun
    bool in_frame_data;  // the picture's data are fdAT chunks
    uint16_t *canvas, *kept;
    uint32_t width;  // of the canvas
} cpng_animation;

typedef void cpng_bits_function(cpng_reader *r, const uint8_t *row, uint32_t width, uint8_t *bits);

struct cpng_reader {
    cpng_options options;
    cpng_info info;
    cpng_fault fault;
    cpng_source source;
    cpng_chunk chunk;
    cpng_note notes[CPNG_NOTES];
    size_t note_count, notes_dropped;
    jmp_buf *jump;  // of the public function that runs

    cpng_animation animation;

    // From the chunks before the picture.
    uint8_t palette[768];
    uint32_t palette_size;
    bool has_palette, has_trns, has_exif;
    bool in_picture;    // the first IDAT chunk was met
    bool complete;      // the compressed stream has ended
    bool past_picture;  // a chunk other than IDAT was met behind it
    uint8_t key[6];         // tRNS of grey and RGB, as the samples of a pixel are stored
    uint8_t table[256];     // bit 0: opaque, bit 1: not in the palette
    uint8_t alphas[256];    // tRNS of a palette, as it is
    cpng_bits_function *to_bits;

    // The rows.
    uint8_t *row, *prior;   // samples, of plain files the lane that decides; `prior` only for CgBI and plain files
    uint8_t *plane;         // interlaced files: all bits
    uint8_t *pass_bits;     // interlaced files: the bits of one row of a pass
    uint8_t *scratch;       // the bytes of eXIf, or what zlib reads of CgBI files
    size_t row_bytes;
    uint32_t row_number;    // in the picture
    uint32_t column_first, column_step;  // where in the picture the columns of `row` lie
    uint32_t rows_given;
    unsigned pixel_bits;    // of `row`, where samples below 8 bits take a byte each
    png_structp png;
    png_infop png_info;
    cpng_feed feed;
    char warnings[160];
    bool surplus_seen, doubtful;

    // What is inflated here and not by libpng: CgBI files, and plain ones.
    z_stream inflater;
    bool inflater_open, inflater_ended;
    bool is_plain, plain_refused;
    uint8_t *block;             // plain files: inflated rows, each behind its filter
    const uint8_t *block_next;  // the first that is not handed out
    uint32_t block_rows, block_left;
};

// Faults (fault.c)
_Noreturn void cpng_fail(cpng_reader *r, cpng_status status, uint64_t found, uint64_t expected, const char *reason);
_Noreturn void cpng_throw(cpng_reader *r);
void cpng_note_oddity(cpng_reader *r, cpng_oddity oddity, uint64_t count);
void *cpng_take(cpng_reader *r, size_t bytes);  // zeroed memory, or cpng_fail

// Source (source.c)
void cpng_source_open(cpng_reader *r, const char *path);
void cpng_source_open_bytes(cpng_reader *r, const void *bytes, size_t count);
void cpng_source_close(cpng_reader *r);
void cpng_source_rewind(cpng_reader *r);
size_t cpng_source_window(cpng_reader *r, const uint8_t **bytes);  // at least one byte, or cpng_fail
uint64_t cpng_source_offset(const cpng_reader *r);
uint64_t cpng_source_left(const cpng_reader *r);

// Chunks (chunk.c)
void cpng_chunk_begin(cpng_reader *r);
void cpng_chunk_read(cpng_reader *r, uint8_t *to, size_t count);
size_t cpng_chunk_window(cpng_reader *r, const uint8_t **bytes);  // reads what is at hand of it, where it lies
bool cpng_chunk_end(cpng_reader *r, uint32_t *stored);  // skips what is left; false where the checksum is wrong
void cpng_chunk_end_strict(cpng_reader *r);             // a wrong checksum is a fault
bool cpng_chunk_is(const cpng_reader *r, const char *name);

// The order of chunks (walk.c)
void cpng_walk_to_picture(cpng_reader *r);
void cpng_take_chunk(cpng_reader *r);      // any chunk but those of the picture's data
bool cpng_walk_next_idat(cpng_reader *r);  // true where a further IDAT chunk, or fdAT of the frame, is open
void cpng_walk_to_end(cpng_reader *r);

// Single chunks (header.c, palette.c, exif.c)
void cpng_read_header(cpng_reader *r);
void cpng_read_palette(cpng_reader *r);
void cpng_read_transparency(cpng_reader *r);
void cpng_read_exif(cpng_reader *r);

// Animations (frames.c)
void cpng_read_animation(cpng_reader *r);
void cpng_read_frame_control(cpng_reader *r);
void cpng_read_frame_data_head(cpng_reader *r);
bool cpng_next_frame(cpng_reader *r);
void cpng_compose_frame(cpng_reader *r, uint8_t *bits);

// Samples to bits (bits.c)
void cpng_choose_bits(cpng_reader *r);
size_t cpng_row_size(const cpng_reader *r);  // of a row that is handed out

// Pixels of `row` whose alpha is at least a half (solid.c)
uint64_t cpng_solid_pixels(const cpng_reader *r, uint32_t width);

// Samples to bits or colours, for the few pictures that need more than alpha (channels.c)
void cpng_channel_bits(cpng_reader *r, const uint8_t *row, uint32_t width, uint8_t *bits);
cpng_pixel cpng_pixel_at(cpng_reader *r, const uint8_t *row, uint32_t x);
bool cpng_counts(const cpng_reader *r, const cpng_pixel *p);
void cpng_colours(cpng_reader *r, const uint8_t *row, uint32_t width, uint8_t *rgba);

// What libpng reads (feed.c)
void cpng_feed_start(cpng_reader *r);
void cpng_feed_bytes(png_structp png, png_bytep to, size_t count);

// Rows of samples (libpng_rows.c, apple_rows.c)
void cpng_png_start(cpng_reader *r);
void cpng_png_row(cpng_reader *r, bool last);
void cpng_png_finish(cpng_reader *r);
void cpng_apple_start(cpng_reader *r);
void cpng_apple_row(cpng_reader *r, uint32_t width, bool first);
void cpng_apple_finish(cpng_reader *r);

// Rows of plain files (plain_rows.c)
bool cpng_is_plain(const cpng_reader *r);
void cpng_plain_start(cpng_reader *r);
void cpng_plain_row(cpng_reader *r);
void cpng_plain_finish(cpng_reader *r);

// Adam7 (interlace.c)
typedef void cpng_row_function(cpng_reader *r, uint32_t width);
void cpng_read_passes(cpng_reader *r, cpng_row_function *take);
void cpng_read_plane(cpng_reader *r);

#endif
