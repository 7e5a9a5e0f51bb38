/** Dominated trips: from a position, only trips earlier than the earliest one ridden so far are worth boarding. */
import { getOrCompute, memoize } from '../../common/memoize.ts';
import { load, type SearchGraph } from '../day/graph.ts';

/** The bound at the positions of FIFO patterns that the search has not come to: their runs may not have been added to the table. */
export const NOT_LOADED = -1;

/**
 * By `position * rides + c`, one past the last run that is worth boarding. Before anything is ridden, this is the number of runs of the FIFO pattern: in a
 * table whose runs are added on demand, it is set when the search first comes to the pattern, because a country has too many of them.
 */
export class DominatedTrips {
  bounds = new Int32Array(0);
  private ofTable = new Int32Array(0);
  private onDemand = new Int32Array(0);
  /** FIFO patterns of the table whose bounds `onDemand` has. */
  private readonly known: number[] = [];
  private graph: SearchGraph | null = null;
  private rides = 0;

  begin(graph: SearchGraph, rides: number): void {
    for (const l of this.known) this.setBounds(l, NOT_LOADED);
    this.known.length = 0;
    this.graph = graph;
    this.rides = rides;
    const size = graph.node.length * rides;
    if (graph.table.load === null) {
      if (this.ofTable.length < size) this.ofTable = new Int32Array(size);
      this.bounds = this.ofTable;
      this.bounds.set(noneRidden(graph, rides));
    } else {
      if (this.onDemand.length < size) this.onDemand = new Int32Array(size).fill(NOT_LOADED);
      this.bounds = this.onDemand;
    }
  }

  /** Whether the search comes to FIFO pattern `own` of the table for the first time; its runs and times are then there. */
  load(own: number): boolean {
    const { graph, bounds, rides } = this;
    const { fifoPatternStart, fifoPatternTrips, table } = graph!;
    if (table.load === null || bounds[fifoPatternStart[own]! * rides] !== NOT_LOADED) return false;
    load(graph!, own);
    this.setBounds(own, fifoPatternTrips[own]!);
    this.known.push(own);
    return true;
  }

  /** Those of a FIFO pattern, and of its copies for a via place. */
  private setBounds(own: number, bound: number): void {
    const { graph, onDemand, rides } = this;
    const { fifoPatterns, fifoPatternStart, table } = graph!;
    for (let l = own; l < fifoPatterns; l += table.fifoPatterns)
      onDemand.fill(bound, fifoPatternStart[l]! * rides, fifoPatternStart[l + 1]! * rides);
  }
}

const templatesOf = memoize((_graph: SearchGraph) => new Map<number, Int32Array>());

/** Copied for every query, so memoized by graph. */
function noneRidden(graph: SearchGraph, rides: number): Int32Array {
  return getOrCompute(templatesOf(graph), rides, () => {
    const template = new Int32Array(graph.node.length * rides);
    for (let at = 0; at < graph.node.length; at++)
      template.fill(graph.fifoPatternTrips[graph.fifoPattern[at]!]!, at * rides, (at + 1) * rides);
    return template;
  });
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
