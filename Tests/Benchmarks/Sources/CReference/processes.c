#define _DEFAULT_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "CReference.h"

static double clock_seconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static const uint64_t all_steps = 1200000000;

static void *spin(void *steps) {
    uint64_t state = 1;
    for (uint64_t left = *(const uint64_t *)steps; left > 0; left--) state = state * 6364136223846793005u + 1442695040888963407u;
    return (void *)(uintptr_t)state;
}

double reference_spin(int threads) {
    pthread_t others[64];
    uint64_t steps = all_steps / (uint64_t)threads;
    int started = 0;
    double start = clock_seconds();
    while (started < threads - 1 && pthread_create(&others[started], NULL, spin, &steps) == 0) started++;
    volatile uintptr_t sum = (uintptr_t)spin(&steps);
    for (int i = 0; i < started; i++) {
        void *result;
        pthread_join(others[i], &result);
        sum += (uintptr_t)result;
    }
    return clock_seconds() - start;
}

static double seconds_of(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec / 1e6; }

reference_run reference_measure(char *const *arguments) {
    reference_run run = {.status = 127};
    double start = clock_seconds();
    pid_t child = fork();
    if (child == 0) {
        int nowhere = open("/dev/null", O_WRONLY);
        dup2(nowhere, STDOUT_FILENO);
        execvp(arguments[0], arguments);
        _exit(127);
    }
    struct rusage usage;
    int status;
    if (child < 0 || wait4(child, &status, 0, &usage) != child) return run;
    run.seconds = clock_seconds() - start;
    run.processor = seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime);
#ifdef __APPLE__
    run.peak_mib = (double)usage.ru_maxrss / (1 << 20);
#else
    run.peak_mib = (double)usage.ru_maxrss / 1024;
#endif
    run.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return run;
}
