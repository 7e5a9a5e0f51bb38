/** Caches of the graphs of days, and of the tables they share. */
import { getOrCompute, memoize } from '../../common/memoize.ts';
import type { DayNumber } from '../../common/time.ts';
import type { Feed } from '../../timetable/feed/feed.ts';
import { profileOf, type WalkProfile } from '../../timetable/geo/walkRouter.ts';
import type { CommonParts } from '../day/commonParts.ts';
import { type DayTable, dayTable, type Sense } from '../day/dayTable.ts';
import type { Footpaths } from '../day/footpaths.ts';
import { type Exclusions, graphOnDay, graphWith, type SearchGraph, searchGraph } from '../day/graph.ts';
import type { Patterns } from '../day/patterns.ts';
import { tableOfAllDays } from '../day/tableOfAllDays.ts';
import type { TransferClasses } from '../day/transferClasses.ts';

/** Today and tomorrow in both directions, and a few days that people plan for; more if all of them take little memory. */
const LEAST_TABLES = 8;
const MOST_TABLES = 24;
const TABLE_BYTES = 64_000_000;
const MAX_GRAPHS = 6;

/** Of all tables with the FIFO patterns of all days together: two for each day of two months, and what searches have added to them. */
const ALL_DAYS_BYTES = 192_000_000;
const MOST_OF_ALL_DAYS = 120;
const LEAST_OF_ALL_DAYS = 4;

/** Footpaths in both directions, step-free or not, with the requested margin. */
export interface Walks {
  of(profile: WalkProfile, marginSeconds?: number): Readonly<Record<Sense, Footpaths>>;
}

/** The exclusions of a search, and its change margin. */
export interface Wishes extends Exclusions {
  readonly marginSeconds?: number;
  readonly avoidStairs?: boolean | undefined;
}

/** The graph of a day with the given options, built on first use. Days with the same services share it. */
export type Graphs = (day: DayNumber, sense: Sense, wishes: Wishes) => SearchGraph;

/** What graphs are made of, and when they are the same for two days. */
export interface GraphSource {
  readonly feed: Feed;
  readonly patterns: Patterns;
  readonly classes: TransferClasses;
  readonly walks: Walks;
  /** Equal for days that have the same table. */
  kindOf(day: DayNumber, sense: Sense): string;
}

/** Each day has FIFO patterns of its own: the fewest, and the most changes are proven useless. */
export function graphsByDay({ feed, patterns, classes, walks, kindOf }: GraphSource): Graphs {
  const tables = new Map<string, { table: DayTable; graphs: Map<string, SearchGraph> }>();
  return (day, sense, wishes) => {
    const { table, graphs } = recent(
      tables,
      `${kindOf(day, sense)} ${sense}`,
      (newest) => tablesLike(newest.table),
      () => ({ table: dayTable(feed, patterns, day, sense), graphs: new Map<string, SearchGraph>() }),
    );
    const most = () => MAX_GRAPHS;
    return recent(graphs, keyOf(wishes), most, () => {
      const footpaths = walks.of(profileOf(wishes), wishes.marginSeconds)[sense];
      return searchGraph(feed, patterns, { classes, footpaths }, table, wishes);
    });
  };
}

/**
 * The FIFO patterns, the proofs of useless changes and the lower bounds are those of all trips, made once; tables of days have what searches needed of them.
 * Without real time.
 */
export function graphsOfAllDays({ feed, patterns, classes, walks, kindOf }: GraphSource, common: CommonParts): Graphs {
  const { allDays, positions } = common;
  const ofAllDays = { forward: new Map<string, SearchGraph>(), backward: new Map<string, SearchGraph>() };
  const emptyTable = (sense: Sense) => tableOfAllDays(feed, allDays, positions[sense], feed.firstDay);
  const templates = { forward: emptyTable('forward'), backward: emptyTable('backward') };
  const tables = new Map<string, DayTable>();
  const most = () => MAX_GRAPHS;
  return (day, sense, wishes) => {
    const table = recent(
      tables,
      `${kindOf(day, sense)} ${sense}`,
      () => MOST_OF_ALL_DAYS,
      () => tableOfAllDays(feed, allDays, positions[sense], day),
    );
    forgetOldest(tables);
    const graph = recent(ofAllDays[sense], keyOf(wishes), most, () => {
      const footpaths = walks.of(profileOf(wishes), wishes.marginSeconds)[sense];
      const changing = { classes, footpaths };
      return footpaths === common.footpaths[sense] && excludesNothing(wishes)
        ? graphWith(common.graphs[sense], changing, templates[sense])
        : searchGraph(feed, patterns, changing, templates[sense], wishes);
    });
    return getOrCompute(onDay(table), graph, () => graphOnDay(graph, table));
  };
}

const excludesNothing = ({ modes, wheelchair }: Wishes) => modes.size === 0 && !wheelchair;

/** The graphs of a table. */
const onDay = memoize((_table: DayTable) => new WeakMap<SearchGraph, SearchGraph>());

/** Least recently used first, until the others take no more than they may; a search must not lose those it uses itself. */
export function forgetOldest(tables: Map<string, Pick<DayTable, 'bytes'>>): void {
  let bytes = 0;
  for (const table of tables.values()) bytes += table.bytes();
  for (const [key, table] of tables) {
    if (bytes <= ALL_DAYS_BYTES || tables.size <= LEAST_OF_ALL_DAYS) return;
    bytes -= table.bytes();
    tables.delete(key);
  }
}

/** The number of tables of about this size to retain. */
function tablesLike({ arrival, departure }: DayTable): number {
  const fitting = Math.floor(TABLE_BYTES / (arrival.byteLength + departure.byteLength));
  return Math.max(LEAST_TABLES, Math.min(MOST_TABLES, fitting));
}

/** The value of `key`, computed if missing; a least-recently-used cache of at most `limit` entries. */
function recent<T>(cache: Map<string, T>, key: string, limit: (value: T) => number, make: () => T): T {
  const value = cache.get(key) ?? make();
  cache.delete(key);
  cache.set(key, value);
  const [oldest] = cache.keys();
  if (cache.size > limit(value) && oldest !== undefined) cache.delete(oldest);
  return value;
}

function keyOf({ modes, wheelchair, avoidStairs = false, marginSeconds = 0 }: Wishes): string {
  return `${[...modes].sort().join(' ')} ${wheelchair} ${avoidStairs} ${marginSeconds}`;
}
