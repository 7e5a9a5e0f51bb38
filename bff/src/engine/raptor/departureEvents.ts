/** The instants of a range at which leaving the origin makes sense: just in time for a vehicle at a stop that can be walked to. */
import type { SearchGraph } from '../day/graph.ts';

export interface DepartureEvents {
  readonly count: number;
  /** Latest first; of equal times, the nearer stop first. */
  readonly time: Int32Array;
  readonly position: Int32Array;
  readonly run: Int32Array;
}

/** A node of the graph with the seconds it takes to walk there. */
export interface Entrance {
  readonly node: number;
  readonly seconds: number;
}

/** @param entrances nearest first, no node twice. */
export function departureEvents(
  graph: SearchGraph,
  entrances: readonly Entrance[],
  earliest: number,
  latest: number,
): DepartureEvents {
  const times: number[] = [];
  const positions: number[] = [];
  const runs: number[] = [];
  const { departure } = graph.table;
  for (const { node, seconds } of entrances)
    for (let i = graph.boardStart[node]!; i < graph.boardStart[node + 1]!; i++) {
      const position = graph.board[i]!;
      const from = graph.departures[position]!;
      const count = graph.fifoPatternTrips[graph.fifoPattern[position]!]!;
      let before = Number.NEGATIVE_INFINITY;
      for (let run = firstFrom(departure, from, count, earliest + seconds); run < count; run++) {
        const time = departure[from + run]!;
        if (time > latest + seconds) break;
        // Of runs that leave together, the first is never behind.
        if (time === before) continue;
        before = time;
        times.push(time - seconds);
        positions.push(position);
        runs.push(run);
      }
    }
  const order = latestFirst(times);
  return {
    count: times.length,
    time: order.map((i) => times[i]!),
    position: order.map((i) => positions[i]!),
    run: order.map((i) => runs[i]!),
  };
}

function firstFrom(departure: Int32Array, from: number, count: number, time: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (departure[from + middle]! < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Sorted as numbers that hold time and position in the list, which is several times quicker than a comparing function. */
function latestFirst(times: readonly number[]): Int32Array {
  const count = times.length;
  const keys = new Float64Array(count);
  for (let i = 0; i < count; i++) keys[i] = -times[i]! * count + i;
  keys.sort();
  const order = new Int32Array(count);
  for (let i = 0; i < count; i++) order[i] = ((keys[i]! % count) + count) % count;
  return order;
}
