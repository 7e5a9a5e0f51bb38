/** Runs and times of a FIFO pattern that a search comes to first. */
import { load, type SearchGraph } from '../day/graph.ts';
import { NOT_LOADED, uncoverPattern } from './dominatedTrips.ts';
import type { ThroughRides } from './throughRides.ts';

/**
 * Makes sure that they are there, and that the bounds of the search know how many.
 * @returns the departures of the table, which may have been moved.
 */
export function loadPattern(
  l: number,
  graph: SearchGraph,
  covered: Int32Array,
  rides: number,
  through: ThroughRides,
): Int32Array {
  const { table, fifoPatterns, fifoPatternStart } = graph;
  const own = l % table.fifoPatterns;
  if (covered[fifoPatternStart[own]! * rides] !== NOT_LOADED) return table.departure;
  load(graph, own);
  for (let copy = own; copy < fifoPatterns; copy += table.fifoPatterns) {
    uncoverPattern(covered, graph, copy, rides);
    through.setLast(copy);
  }
  return table.departure;
}
