// PNG files in, rows of mask bits out; pixels in, PNG bytes out.
//
// A mask bit is 1 where the picture is opaque: where alpha is above zero and at or above the caller's cut. The least
// significant bit of a byte is its leftmost pixel. Only bits cross this boundary, so a picture is never held as RGBA.
#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

// What went wrong. The comment names the members of `cpng_fault` that are filled besides `offset`.
typedef enum cpng_status {
    CPNG_OK = 0,
    CPNG_NO_MEMORY,         // expected: the bytes asked for
    CPNG_CANNOT_OPEN,       // found: errno
    CPNG_CANNOT_READ,       // found: errno
    CPNG_NOT_A_FILE,        // found: 'd' folder, 'p' pipe, 'c' or 'b' device, 's' socket, '?'
    CPNG_EMPTY,
    CPNG_FILE_LIMIT,        // found, expected: bytes
    CPNG_NOT_PNG,           // see cpng_reader_head
    CPNG_CUT,               // chunk; found: the bytes there are, expected: the least that the chunk needs
    CPNG_FIRST_CHUNK,       // chunk: what stands where IHDR should
    CPNG_CHUNK_NAME,        // found: the four bytes, big-endian
    CPNG_CHUNK_LENGTH,      // chunk, found, expected (the greatest allowed or the only one)
    CPNG_CHECKSUM,          // chunk, found (stored), expected (computed)
    CPNG_HEADER_FIELD,      // reason: the field, found
    CPNG_DEPTH_FOR_TYPE,    // found: bit depth, expected: colour type
    CPNG_UNKNOWN_CRITICAL,  // chunk
    CPNG_DUPLICATE,         // chunk
    CPNG_MISPLACED,         // chunk, reason: what it stands behind or before
    CPNG_MISSING,           // chunk: what came instead, reason: the chunk that is missing
    CPNG_TRNS_ON_ALPHA,     // found: colour type
    CPNG_TRNS_SAMPLE,       // found: the sample, expected: the greatest that the depth allows
    CPNG_PALETTE_INDEX,     // found: the index, expected: the entries in the palette; row, column
    CPNG_SIDE_LIMIT,        // reason: width or height, found, expected
    CPNG_PIXEL_LIMIT,       // found, expected
    CPNG_CANVAS_LIMIT,      // of an animation: found, expected
    CPNG_IMAGE_CUT,         // row: the first that is missing
    CPNG_IMAGE_DAMAGED,     // row, reason
    CPNG_APPLE,             // row, reason: why a CgBI file could not be read
    CPNG_WRITING,           // reason
    CPNG_FRAME_FIELD,       // chunk, reason: the field, found, expected: the greatest allowed
    CPNG_FRAME_SEQUENCE,    // chunk, found, expected
    CPNG_FRAME_COUNT,       // found (at least), expected: what acTL says
} cpng_status;

typedef struct cpng_fault {
    cpng_status status;
    char chunk[5];
    uint64_t offset;  // where in the file the chunk begins
    uint64_t found, expected;
    uint32_t row, column;
    char reason[200];
} cpng_fault;

// What is odd about a file whose mask is nevertheless certain.
typedef enum cpng_oddity {
    CPNG_EXTRA_IMAGE_DATA,
    CPNG_DATA_IN_IEND,      // count: bytes
    CPNG_BYTES_AFTER_IEND,  // count: bytes
    CPNG_SKIPPED_CHECKSUM,  // chunk, offset
    CPNG_ANIMATION,
    CPNG_PALETTE_ON_GREY,
} cpng_oddity;

typedef struct cpng_note {
    cpng_oddity oddity;
    char chunk[5];
    uint64_t offset, count;
} cpng_note;

enum { CPNG_NOTES = 16 };

// What of a pixel is compared with the cut. Colours count by their share of the alpha.
typedef enum cpng_channel {
    CPNG_ALPHA = 0,
    CPNG_LUMINANCE,
    CPNG_RED,
    CPNG_GREEN,
    CPNG_BLUE,
    CPNG_COLOUR_KEY,  // every colour but `key`, give or take `tolerance`, where there is enough alpha
} cpng_channel;

// Whether rows are colours, and what their alpha is.
typedef enum cpng_colours_wanted {
    CPNG_NO_COLOURS = 0,
    CPNG_CUT_ALPHA,    // 255 where there is enough alpha, else 0
    CPNG_WHOLE_ALPHA,  // as it is, to 8 bits
} cpng_colours_wanted;

typedef struct cpng_options {
    uint32_t cut8, cut16;  // the least alpha that counts, of 255 and of 65535; at least 1
    cpng_channel channel;
    uint64_t product8, product16;  // the least product of 10000 times a colour and alpha that counts; at least 1
    uint8_t key[3], tolerance;
    uint8_t frames;   // the frames of an animation are read with cpng_reader_next_frame, not the default image
    uint8_t colours;  // of cpng_colours_wanted: rows are 4 bytes a pixel, red, green, blue, alpha
    uint32_t max_side;
    uint64_t max_pixels, max_file_bytes;
    uint8_t libpng_only;  // plain files, too, are read by libpng: slower, with the same results
} cpng_options;

typedef struct cpng_info {
    uint32_t width, height;
    uint8_t depth, colour, interlaced;
    uint8_t apple;         // a CgBI file
    uint8_t has_alpha;     // an alpha channel or a tRNS chunk
    uint8_t orientation;   // from eXIf, 1...8; 0 where none is stated
    uint8_t exif_unclear;  // eXIf is damaged, out of reach or contradicts itself
    uint32_t frames;       // of an animation, if frames were asked for; else 0
    uint64_t opaque;       // mask bits that are 1, in the rows handed out so far; 0 if those are colours
    uint64_t solid;        // pixels whose alpha is at least a half, in the rows read so far; 0 unless alpha decides
} cpng_info;

// One PNG being read. Every function that returns a status leaves the details in cpng_reader_fault.
// After a status other than CPNG_OK the reader can only be asked and freed.
typedef struct cpng_reader cpng_reader;

cpng_reader *cpng_reader_new(const cpng_options *options);  // NULL where memory ran out
void cpng_reader_free(cpng_reader *reader);

// Opens a source and reads up to the picture's first byte. Bytes in memory must outlive the reader.
cpng_status cpng_reader_open(cpng_reader *reader, const char *path);
cpng_status cpng_reader_open_bytes(cpng_reader *reader, const void *bytes, size_t count);

// Hands out the next rows, each of (width + 7) / 8 bytes, the padding zero; of 4 * width if colours are wanted. More
// rows than are left is an error.
cpng_status cpng_reader_rows(cpng_reader *reader, uint8_t *bits, size_t rows);

// A frame of an animation: where it lies on the canvas, and for how many seconds it is shown.
typedef struct cpng_frame {
    uint32_t x, y, width, height;
    uint16_t delay_numerator, delay_denominator;  // a denominator of 0 means 100
    uint8_t dispose, blend;
} cpng_frame;

// Goes to the next frame of an animation; `is_there` becomes 0 behind the last one.
cpng_status cpng_reader_next_frame(cpng_reader *reader, cpng_frame *frame, int *is_there);

// Hands out the canvas as it is shown with the frame: `height` rows of (width + 7) / 8 bytes. Either every frame is asked
// for, or none.
cpng_status cpng_reader_compose(cpng_reader *reader, uint8_t *bits);

// Checks everything behind the picture, or behind the last frame. The mask is certain only after this says CPNG_OK.
cpng_status cpng_reader_finish(cpng_reader *reader);

const cpng_fault *cpng_reader_fault(const cpng_reader *reader);
const cpng_info *cpng_reader_info(const cpng_reader *reader);
size_t cpng_reader_notes(const cpng_reader *reader, const cpng_note **notes, size_t *dropped);

// The first bytes of a source that turned out not to be a PNG.
const uint8_t *cpng_reader_head(const cpng_reader *reader, size_t *count);

// A PNG written into memory.
typedef enum cpng_layout { CPNG_BITS, CPNG_GREY8, CPNG_RGBA8 } cpng_layout;

typedef struct cpng_output {
    uint8_t *bytes;
    size_t count;
    cpng_fault fault;
} cpng_output;

// Writes `height` rows of `stride` bytes. CPNG_BITS takes mask bits: 1 becomes white. Free the output in any case.
cpng_status cpng_write(cpng_output *output, cpng_layout layout, uint32_t width, uint32_t height, const uint8_t *rows,
                       size_t stride);
void cpng_output_free(cpng_output *output);

#endif
