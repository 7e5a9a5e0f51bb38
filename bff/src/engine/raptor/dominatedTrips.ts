/** Dominated trips: from a position, only trips earlier than the earliest one ridden so far are worth boarding. */
import { getOrCompute, memoize } from '../../common/memoize.ts';
import type { SearchGraph } from '../day/graph.ts';

const templatesOf = memoize((_graph: SearchGraph) => new Map<number, Int32Array>());

/**
 * The bounds before anything is ridden, by `position * rides + c`: one past the last run of each FIFO pattern. Copied for every query, so memoized
 * by graph.
 */
function uncovered(graph: SearchGraph, rides: number): Int32Array {
  return getOrCompute(templatesOf(graph), rides, () => {
    const template = new Int32Array(graph.node.length * rides);
    for (let at = 0; at < graph.node.length; at++)
      template.fill(graph.fifoPatternTrips[graph.fifoPattern[at]!]!, at * rides, (at + 1) * rides);
    return template;
  });
}

/** The bound at the positions of FIFO patterns whose runs have not been added to the table. */
export const NOT_LOADED = -1;

/** Sets the bounds before anything is ridden. */
export function uncover(covered: Int32Array, graph: SearchGraph, rides: number): void {
  const { table, fifoPatterns, node } = graph;
  if (table.load === null) {
    covered.set(uncovered(graph, rides));
    return;
  }
  covered.fill(NOT_LOADED, 0, node.length * rides);
  for (let l = 0; l < fifoPatterns; l++)
    if (table.isLoaded[l % table.fifoPatterns] === 1) uncoverPattern(covered, graph, l, rides);
}

/** Sets those of one FIFO pattern. */
export function uncoverPattern(covered: Int32Array, graph: SearchGraph, l: number, rides: number): void {
  const { fifoPatternStart, fifoPatternTrips } = graph;
  covered.fill(fifoPatternTrips[l]!, fifoPatternStart[l]! * rides, fifoPatternStart[l + 1]! * rides);
}

/**
 * The first run that leaves at `time` or later, given that run `known` does: usually `known` itself or the one before it, so the search
 * gallops backward from there. Departures of a position begin at `from` and never decrease.
 */
export function earliestTrip(departure: Int32Array, from: number, known: number, time: number): number {
  let high = known;
  let low = 0;
  for (let step = 1; high > low; step *= 2) {
    const probe = Math.max(low, high - step);
    if (departure[from + probe]! >= time) high = probe;
    else {
      low = probe + 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (departure[from + middle]! >= time) high = middle;
        else low = middle + 1;
      }
    }
  }
  return high;
}

/** Lowers the entries of `place` (a node or position) for c rides and more to at most `value`: a time or a run. */
export function lower(values: Int32Array, place: number, c: number, rides: number, value: number): void {
  const end = (place + 1) * rides;
  for (let i = place * rides + c; i < end && values[i]! > value; i++) values[i] = value;
}
