/** What one search runs on: a day table without what the traveller does not want. */
import type { Mode } from '../feed/feed.ts';
import type { DayTable } from './dayTable.ts';
import type { Footpaths } from './footpaths.ts';
import { BOARD, type Patterns } from './patterns.ts';
import type { TransferClasses } from './transferClasses.ts';

/** One more bit of a position's flags: travellers aboard go on in the second copy of the pattern (see viaGraph.ts). */
export const VIA = 4;
/** And one: runs that end here go on as others of `table.through`. */
export const THROUGH = 8;

/**
 * Nodes are those of {@link TransferClasses}, or, for a journey via a place, these twice, and FIFO patterns alike. Times are shared with
 * the table.
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
  const excludedPatterns = new Set<number>();
  for (let l = 0; l < table.fifoPatterns; l++) {
    const pattern = table.routePattern[l]!;
    const excluded =
      modes.has(feed.routes[patterns.route[pattern]!]!.mode) || (wheelchair && patterns.inaccessible[pattern] === 1);
    if (excluded) excludedPatterns.add(l);
    const [start, end] = [table.fifoPatternStart[l]!, table.fifoPatternStart[l + 1]!];
    for (let at = start; at < end; at++) {
      fifoPattern[at] = l;
      departures[at] = table.fifoPatternTimes[l]! + (at - start) * table.fifoPatternTrips[l]!;
      if (excluded || (wheelchair && feed.stops[table.stop[at]!]!.wheelchair === 'no')) flags[at] = 0;
    }
  }
  markThrough(table, flags, excludedPatterns);
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

function markThrough(
  { through, fifoPatternOfRun, fifoPatternStart }: DayTable,
  flags: Uint8Array,
  excluded: ReadonlySet<number>,
): void {
  if (through === null) return;
  fifoPatternOfRun.forEach((l, run) => {
    if (through.start[run]! < through.start[run + 1]! && !excluded.has(l))
      flags[fifoPatternStart[l + 1]! - 1]! |= THROUGH;
  });
}

export function boardings(
  node: Int32Array,
  flags: Uint8Array,
  nodes: number,
): { boardStart: Int32Array; board: Int32Array } {
  const boardStart = new Int32Array(nodes + 1);
  for (let at = 0; at < node.length; at++) if (flags[at]! & BOARD) boardStart[node[at]! + 1]!++;
  for (let n = 0; n < nodes; n++) boardStart[n + 1]! += boardStart[n]!;
  const next = boardStart.slice();
  const board = new Int32Array(boardStart[nodes]!);
  for (let at = 0; at < node.length; at++) if (flags[at]! & BOARD) board[next[node[at]!]!++] = at;
  return { boardStart, board };
}
