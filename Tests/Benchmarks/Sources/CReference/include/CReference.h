#ifndef CREFERENCE_H
#define CREFERENCE_H

#include <stddef.h>
#include <stdint.h>

/* What a build is compared with. Each function is run in a process of its own and does nothing else there. */

/* Decodes each file as libpng does best: row by row from a stdio file into one row, without a transformation, to its end.
   Returns the processor seconds of that, which leaves out the start of the process. */
double reference_decode_rows(const char *const *paths, size_t count);

/* Spins through the same number of steps, shared by so many threads. Returns the seconds by the clock. */
double reference_spin(int threads);

typedef struct {
    double seconds;     /* by the clock */
    double processor;   /* user and system */
    double peak_mib;
    int status;         /* the exit status, or 128 and the signal */
} reference_run;

/* Runs a program to its end, with its standard output thrown away. The peak is never below what this process takes. */
reference_run reference_measure(char *const *arguments);

/* Writes a square RGBA picture of so many pixels a side, a disc or one whose pixels are opaque at random. Returns 0, or
   -1 where it could not be written. */
int reference_write_picture(const char *path, uint32_t side, int dithered);

#endif
