import { availableParallelism } from 'node:os';

/** More threads than that must be configured: each one keeps an engine of its own. */
const MOST_BY_ITSELF = 8;

/**
 * How many threads search journeys beside the one that answers: as many as configured, else one for each other core. With a single
 * core none, since a second thread would only wait for the first.
 *
 * @param wanted 0: as the machine has room for.
 */
export function threadCount(wanted: number, cores = availableParallelism()): number {
  return wanted > 0 ? wanted : Math.min(MOST_BY_ITSELF, cores - 1);
}
