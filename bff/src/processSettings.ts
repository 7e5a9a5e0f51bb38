/** How the process of the server is started by `npm start` and by the benchmark, and should be by an operator: docs/operations.md has the same as text. */

/**
 * Options of Node that can only be given at the start of a process.
 *
 * - `v8-pool-size` 0: a thread for background work, such as collecting garbage, for each core but one. Left alone there are four: with two cores, they and
 *   the searches took the core from the thread that answers, for 10 to 20 ms at a time.
 * - `max-semi-space-size`, MB: where new objects live. An answer is gone long before twice as much is full.
 */
export const NODE_FLAGS: readonly string[] = ['--v8-pool-size=0', '--max-semi-space-size=8'];

/**
 * Environment variables of glibc's allocator. Threads that read a timetable and end leave memory behind in arenas of their own: the fewer there are, the more of
 * it is used again. Blocks of a megabyte or more go back to the system when they are freed; left alone, that size grows with each of them up to 32 MB.
 */
export const ALLOCATOR: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};
