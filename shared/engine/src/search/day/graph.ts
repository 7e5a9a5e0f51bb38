/** The graph that one search runs on: a day table without what the traveller excludes. */
import type { Mode } from '../../timetable/feed/feed.ts';
import type { DayTable } from './dayTable.ts';
import type { Footpaths } from './footpaths.ts';
import { BOARD, type Patterns } from './patterns.ts';
import type { TransferClasses } from './transferClasses.ts';
import { usefulChanges } from './usefulChanges.ts';

/** A further bit of a position's flags: travellers aboard continue in the second copy of the pattern (see viaGraph.ts). */
export const VIA = 4;
/** Another bit: runs that end here continue as other runs, see `table.through`. */
export const THROUGH = 8;

/**
 * Nodes are those of {@link TransferClasses}; for a journey via a place, nodes and FIFO patterns exist twice. Times are shared with
 * the table.
 */
export interface SearchGraph {
  readonly table: DayTable;
  readonly nodes: number;
  /** The classes of the nodes, without the second copy. */
  readonly classes: TransferClasses;
  readonly fifoPatterns: number;
  readonly fifoPatternStart: Int32Array;
  /** By position. */
  readonly node: Int32Array;
  readonly flags: Uint8Array;
  readonly fifoPattern: Int32Array;
  /** By position: start of its departures in `table.departure`; empty where that is the timetable's. */
  readonly departures: Int32Array;
  readonly fifoPatternTrips: Int32Array;
  readonly fifoPatternTimes: Int32Array;
  /** The positions that can be boarded at node n: `boardStart[n] … boardStart[n + 1] - 1` of `board`. */
  readonly boardStart: Int32Array;
  readonly board: Int32Array;
  /** By node, the changes after alighting there. */
  readonly changes: Footpaths;
  /** The useful changes by node, which lower bounds are computed from; by position, see {@link changeList}. */
  readonly usefulChanges: Footpaths;
  /** By position: the changes after alighting there are list `changeList[position]` of `changeLists`. */
  readonly changeList: Int32Array;
  readonly changeLists: Footpaths;
}

export interface Exclusions {
  readonly modes: ReadonlySet<Mode>;
  readonly wheelchair: boolean;
}

export interface StopsAndRoutes {
  readonly stops: readonly { readonly wheelchair: string }[];
  readonly routes: readonly { readonly mode: Mode }[];
}

/** The columns of a graph that are made for it. */
export type GraphColumns = Pick<
  SearchGraph,
  'flags' | 'fifoPattern' | 'boardStart' | 'board' | 'usefulChanges' | 'changeList' | 'changeLists'
>;

interface Changing {
  readonly classes: TransferClasses;
  readonly footpaths: Footpaths;
}

export function searchGraph(
  feed: StopsAndRoutes,
  patterns: Patterns,
  changing: Changing,
  table: DayTable,
  exclusions: Exclusions,
): SearchGraph {
  return graphWith(graphColumns(feed, patterns, changing, table, exclusions), changing, table);
}

export function graphWith(
  { flags, fifoPattern, boardStart, board, usefulChanges, changeList, changeLists }: GraphColumns,
  { classes, footpaths }: Changing,
  table: DayTable,
): SearchGraph {
  return {
    table,
    nodes: classes.nodes,
    classes,
    fifoPatterns: table.fifoPatterns,
    fifoPatternStart: table.fifoPatternStart,
    node: table.node,
    flags,
    fifoPattern,
    departures: table.departures,
    fifoPatternTrips: table.fifoPatternTrips,
    fifoPatternTimes: table.fifoPatternTimes,
    boardStart,
    board,
    changes: footpaths,
    usefulChanges,
    changeList,
    changeLists,
  };
}

export function graphColumns(
  feed: StopsAndRoutes,
  patterns: Patterns,
  { classes, footpaths }: Changing,
  table: DayTable,
  { modes, wheelchair }: Exclusions,
): GraphColumns {
  const positions = table.stop.length;
  const flags = table.flags.slice();
  const fifoPattern = new Int32Array(positions);
  const excludedPatterns = new Set<number>();
  for (let l = 0; l < table.fifoPatterns; l++) {
    const pattern = table.routePattern[l]!;
    const excluded =
      modes.has(feed.routes[patterns.route[pattern]!]!.mode) || (wheelchair && patterns.inaccessible[pattern] === 1);
    if (excluded) excludedPatterns.add(l);
    const [start, end] = [table.fifoPatternStart[l]!, table.fifoPatternStart[l + 1]!];
    for (let at = start; at < end; at++) {
      fifoPattern[at] = l;
      if (excluded || (wheelchair && feed.stops[table.stop[at]!]!.wheelchair === 'no')) flags[at] = 0;
    }
  }
  markThrough(table, flags, excludedPatterns);
  const boarding = boardings(table.node, flags, classes.nodes);
  const useful = usefulChanges({ table, flags, fifoPattern, ...boarding }, footpaths);
  return {
    flags,
    fifoPattern,
    ...boarding,
    usefulChanges: useful.byNode,
    changeList: fifoPattern.map((_, position) => position),
    changeLists: useful.byPosition,
  };
}

/** The same graph of another day, for tables with the FIFO patterns of all days. */
export function graphOnDay(graph: SearchGraph, table: DayTable): SearchGraph {
  const { departures, fifoPatternTrips, fifoPatternTimes } = table;
  return { ...graph, table, departures, fifoPatternTrips, fifoPatternTimes };
}

/** Makes sure that the runs and times of a FIFO pattern are in the table and in the graph, if that has copies of its columns for a via place. */
export function load(graph: SearchGraph, l: number): void {
  const { table, fifoPatternTrips, fifoPatternTimes } = graph;
  if (table.load === null) return;
  const own = l % table.fifoPatterns;
  if (table.isLoaded[own] === 0) table.load(own);
  if (fifoPatternTrips === table.fifoPatternTrips) return;
  for (let copy = own; copy < graph.fifoPatterns; copy += table.fifoPatterns) {
    fifoPatternTrips[copy] = table.fifoPatternTrips[own]!;
    fifoPatternTimes[copy] = table.fifoPatternTimes[own]!;
  }
}

function markThrough(
  { through, fifoPatternOfRun, fifoPatternStart, positions }: DayTable,
  flags: Uint8Array,
  excluded: ReadonlySet<number>,
): void {
  if (positions) {
    const { becomes } = positions;
    for (let l = 0; becomes !== null && l + 1 < becomes.start.length; l++)
      if (becomes.start[l]! < becomes.start[l + 1]! && !excluded.has(l))
        flags[fifoPatternStart[l + 1]! - 1]! |= THROUGH;
    return;
  }
  if (through === null) return;
  fifoPatternOfRun.forEach((l, run) => {
    if (through.start(run) < through.end(run) && !excluded.has(l)) flags[fifoPatternStart[l + 1]! - 1]! |= THROUGH;
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
