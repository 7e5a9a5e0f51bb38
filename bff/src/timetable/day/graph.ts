/** What one search runs on: a day table without what the traveller does not want, doubled when the journey must go via a place. */
import type { Mode, StopIndex } from '../feed/feed.ts';
import type { DayTable } from './dayTable.ts';
import type { Footpaths } from './footpaths.ts';
import { BOARD, type Patterns } from './patterns.ts';
import type { TransferClasses } from './transferClasses.ts';

/**
 * Nodes are those of {@link TransferClasses}, or, for a via search, these twice: `0 … nodes - 1` before the via place, `nodes … 2 · nodes - 1` after it.
 * FIFO patterns are doubled alike. Times are shared with the table.
 */
export interface SearchGraph {
  readonly table: DayTable;
  readonly nodes: number;
  /** What nodes are, those after the via place left out. */
  readonly classes: TransferClasses;
  readonly fifoPatterns: number;
  readonly fifoPatternStart: Int32Array;
  /** By position. */
  readonly node: Int32Array;
  readonly flags: Uint8Array;
  readonly fifoPattern: Int32Array;
  /** By position: where its departures begin in `table.departure`. */
  readonly departures: Int32Array;
  readonly fifoPatternTrips: Int32Array;
  readonly fifoPatternTimes: Int32Array;
  /** The positions that can be boarded at node n: `boardStart[n] … boardStart[n + 1] - 1` of `board`. */
  readonly boardStart: Int32Array;
  readonly board: Int32Array;
  readonly walkStart: Int32Array;
  readonly walkTo: Int32Array;
  readonly walkSeconds: Int32Array;
}

export interface Exclusions {
  readonly modes: ReadonlySet<Mode>;
  readonly wheelchair: boolean;
}

export interface StopsAndRoutes {
  readonly stops: readonly { readonly wheelchair: string }[];
  readonly routes: readonly { readonly mode: Mode }[];
}

export function searchGraph(
  feed: StopsAndRoutes,
  patterns: Patterns,
  { classes, footpaths }: { readonly classes: TransferClasses; readonly footpaths: Footpaths },
  table: DayTable,
  { modes, wheelchair }: Exclusions,
): SearchGraph {
  const positions = table.stop.length;
  const flags = table.flags.slice();
  const fifoPattern = new Int32Array(positions);
  const departures = new Int32Array(positions);
  for (let l = 0; l < table.fifoPatterns; l++) {
    const pattern = table.routePattern[l]!;
    const excluded =
      modes.has(feed.routes[patterns.route[pattern]!]!.mode) || (wheelchair && patterns.inaccessible[pattern] === 1);
    const [start, end] = [table.fifoPatternStart[l]!, table.fifoPatternStart[l + 1]!];
    for (let at = start; at < end; at++) {
      fifoPattern[at] = l;
      departures[at] = table.fifoPatternTimes[l]! + (at - start) * table.fifoPatternTrips[l]!;
      if (excluded || (wheelchair && feed.stops[table.stop[at]!]!.wheelchair === 'no')) flags[at] = 0;
    }
  }
  return {
    table,
    nodes: classes.nodes,
    classes,
    fifoPatterns: table.fifoPatterns,
    fifoPatternStart: table.fifoPatternStart,
    node: table.node,
    flags,
    fifoPattern,
    departures,
    fifoPatternTrips: table.fifoPatternTrips,
    fifoPatternTimes: table.fifoPatternTimes,
    ...boardings(table.node, flags, classes.nodes),
    walkStart: footpaths.start,
    walkTo: footpaths.to,
    walkSeconds: footpaths.seconds,
  };
}

/**
 * Two copies of the network, one entered at the origin, one that leads to the destination; getting on or off at a via stop is what
 * takes a traveller from the first to the second. A search over both at once gives the exact pareto set, not the best halves put together.
 */
export function viaGraph(graph: SearchGraph, via: ReadonlySet<StopIndex>): SearchGraph {
  const { nodes, classes, fifoPatterns, fifoPattern } = graph;
  const positions = graph.node.length;
  const afterVia = Int32Array.from({ length: nodes }, (_, at) => (via.has(classes.stop[at]!) ? at + nodes : at));
  const node = doubled(graph.node, nodes);
  for (let at = 0; at < positions; at++) node[at] = afterVia[node[at]!]!;
  const walkTo = doubled(graph.walkTo, nodes);
  for (let i = 0; i < graph.walkTo.length; i++) walkTo[i] = afterVia[walkTo[i]!]!;
  const flags = twice(graph.flags);
  // After boarding at a via stop the traveller is in the second copy already.
  const boarding = flags.map((flag, at) => (at < positions && node[at]! >= nodes ? flag & ~BOARD : flag));
  return {
    ...graph,
    nodes: nodes * 2,
    fifoPatterns: fifoPatterns * 2,
    fifoPatternStart: joined(graph.fifoPatternStart, positions),
    node,
    flags: boarding,
    fifoPattern: doubled(fifoPattern, fifoPatterns),
    departures: doubled(graph.departures, 0),
    fifoPatternTrips: doubled(graph.fifoPatternTrips, 0),
    fifoPatternTimes: doubled(graph.fifoPatternTimes.subarray(0, fifoPatterns), 0),
    ...boardings(node, boarding, nodes * 2),
    walkStart: joined(graph.walkStart, graph.walkTo.length),
    walkTo,
    walkSeconds: doubled(graph.walkSeconds, 0),
  };
}

function boardings(node: Int32Array, flags: Uint8Array, nodes: number): { boardStart: Int32Array; board: Int32Array } {
  const boardStart = new Int32Array(nodes + 1);
  for (let at = 0; at < node.length; at++) if (flags[at]! & BOARD) boardStart[node[at]! + 1]!++;
  for (let n = 0; n < nodes; n++) boardStart[n + 1]! += boardStart[n]!;
  const next = boardStart.slice();
  const board = new Int32Array(boardStart[nodes]!);
  for (let at = 0; at < node.length; at++) if (flags[at]! & BOARD) board[next[node[at]!]!++] = at;
  return { boardStart, board };
}

/** The values, and again with `shift` added. */
function doubled(values: Int32Array, shift: number): Int32Array {
  const both = new Int32Array(values.length * 2);
  both.set(values);
  for (let i = 0; i < values.length; i++) both[values.length + i] = values[i]! + shift;
  return both;
}

/** Two lists of starts behind each other: the last of the first is the first of the second. */
function joined(starts: Int32Array, shift: number): Int32Array {
  const both = new Int32Array(starts.length * 2 - 1);
  both.set(starts);
  for (let i = 1; i < starts.length; i++) both[starts.length - 1 + i] = starts[i]! + shift;
  return both;
}

function twice(values: Uint8Array): Uint8Array {
  const both = new Uint8Array(values.length * 2);
  both.set(values);
  both.set(values, values.length);
  return both;
}
