import { availableParallelism } from 'node:os';

/** Default limit: more threads must be configured, since each has its own engine. */
const MOST_BY_ITSELF = 8;

/**
 * Number of search threads in addition to the main thread: as configured, else one for each other core of the process. With a single
 * core, none, since a second thread would only wait for the first; one where processes share the cores.
 *
 * @param wanted 0: by number of cores.
 */
export function threadCount(wanted: number, processes: number, cores = availableParallelism()): number {
  if (wanted > 0) return wanted;
  const least = processes === 1 ? 0 : 1;
  return Math.max(least, Math.min(MOST_BY_ITSELF, Math.floor(cores / processes) - 1));
}
