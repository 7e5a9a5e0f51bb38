import { availableParallelism } from 'node:os';

/** Default limit: more threads must be configured, since each has its own engine. */
const MOST_BY_ITSELF = 8;

/**
 * Number of search threads in addition to the main thread: as configured, else one for each other core. With a single
 * core, none, since a second thread would only wait for the first.
 *
 * @param wanted 0: by number of cores.
 */
export function threadCount(wanted: number, cores = availableParallelism()): number {
  return wanted > 0 ? wanted : Math.min(MOST_BY_ITSELF, cores - 1);
}
