/** Process settings used by `npm start` and the benchmark, and recommended to operators: docs/operations.md has the same as text. */

/**
 * Options of Node that can only be set when the process starts.
 *
 * - `v8-pool-size` 0: one thread per core, less one, for background work such as garbage collection. The default is four: with two cores, they and
 *   the searches starved the thread that answers requests, for 10 to 20 ms at a time.
 * - `min-semi-space-size` and `max-semi-space-size`, MB: space for new objects of the thread that answers. A response is garbage long before it is
 *   full. In a smaller one, responses live long enough to be moved among the old objects, which are then collected for 5 to 20 ms at a time.
 *   `workers/v8HeapFlags.ts` gives the other threads a megabyte.
 */
export const NODE_FLAGS: readonly string[] = ['--v8-pool-size=0', '--min-semi-space-size=8', '--max-semi-space-size=8'];

/**
 * Environment variables of glibc's allocator. Threads that read a timetable and exit leave memory behind in their own arenas: the fewer arenas, the more of
 * it is reused. Blocks of a megabyte or more are returned to the system when freed; by default that threshold grows with each of them, up to 32 MB.
 */
export const ALLOCATOR: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};
