/** When the runs of a graph arrive and leave, in the time of its table. */
import type { SearchGraph } from './graph.ts';

type Timed = Pick<SearchGraph, 'table' | 'fifoPatternStart' | 'fifoPatternTimes' | 'departures'>;

/** @param l the FIFO pattern of the position, and `r` the number of a run of it. */
export function arrivesAt(graph: Timed, l: number, at: number, r: number): number {
  const { table, fifoPatternStart, fifoPatternTimes } = graph;
  const { arrival, runTimes } = table;
  const [start, first] = [fifoPatternStart[l]!, fifoPatternTimes[l]!];
  if (runTimes === null) return arrival[first + r * (fifoPatternStart[l + 1]! - start) + at - start]!;
  const { sign, runShift } = table;
  const run = first + r;
  return Math.imul(sign, arrival[runTimes[run]! + Math.imul(sign, at - start)]! + runShift[run]!);
}

export function leavesAt(graph: Timed, l: number, at: number, r: number): number {
  const { table } = graph;
  const { departure, runTimes } = table;
  if (runTimes === null) return departure[graph.departures[at]! + r]!;
  const { sign, runShift } = table;
  const run = graph.fifoPatternTimes[l]! + r;
  return Math.imul(
    sign,
    departure[runTimes[run]! + Math.imul(sign, at - graph.fifoPatternStart[l]!)]! + runShift[run]!,
  );
}

/** The first of `count` runs that leaves at `time` or later; `count` if none does. */
export function firstRunFrom(graph: Timed, l: number, at: number, count: number, time: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (leavesAt(graph, l, at, middle) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first run that leaves at `time` or later, given that run `known` does: usually `known` itself. */
export function earliestRun(graph: Timed, l: number, at: number, known: number, time: number): number {
  const isKnown = known === 0 || leavesAt(graph, l, at, known - 1) < time;
  return isKnown ? known : firstRunFrom(graph, l, at, known - 1, time);
}
