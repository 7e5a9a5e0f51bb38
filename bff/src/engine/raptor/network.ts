/** The parts of a feed that searches share, and a cache of the day tables in use. */
import { getOrCompute, memoize } from '../../common/memoize.ts';
import type { DayNumber } from '../../common/time.ts';
import type { Feed } from '../../timetable/feed/feed.ts';
import { isStepFree, profileOf, type WalkProfile } from '../../timetable/geo/walkRouter.ts';
import { type Overlay, overlayOf } from '../../timetable/realtime/overlay.ts';
import { type DayTable, dayTable, type Sense, SPANS } from '../day/dayTable.ts';
import { MOST_MARGIN } from '../day/effectiveTransfers.ts';
import { type Footpaths, footpathsOf, footpathsWith, reversed, slower } from '../day/footpaths.ts';
import { type Exclusions, type SearchGraph, searchGraph } from '../day/graph.ts';
import { kindOfSpan } from '../day/kindOfSpan.ts';
import { type Patterns, patternsOf } from '../day/patterns.ts';
import { type TransferClasses, transferClassesOf } from '../day/transferClasses.ts';
import { serviceDaysOf } from '../day/tripInstances.ts';
import { updatedPatterns } from '../day/updatedPatterns.ts';

/** Today and tomorrow in both directions, and a few days that people plan for; more if all of them take little memory. */
const LEAST_TABLES = 8;
const MOST_TABLES = 24;
const TABLE_BYTES = 64_000_000;
const MAX_GRAPHS = 6;

/** Footpaths in both directions, step-free or not, with the requested margin. */
interface Walks {
  of(profile: WalkProfile, marginSeconds?: number): Readonly<Record<Sense, Footpaths>>;
}

/** The exclusions of a search, and its change margin. */
export interface Wishes extends Exclusions {
  readonly marginSeconds?: number;
  readonly avoidStairs?: boolean | undefined;
}

export interface Network {
  readonly feed: Feed;
  readonly patterns: Patterns;
  /** The footpaths that are not step-free. */
  readonly footpaths: Footpaths;
  /** The graph of a day with the given options, built on first use. Days with the same services share it. */
  graph(day: DayNumber, sense: Sense, wishes: Wishes): SearchGraph;
}

interface NetworkWithWalks extends Network {
  readonly classes: TransferClasses;
  readonly walks: Walks;
}

/**
 * Built once per feed; parts that real time does not affect are shared with the timetable. Searches with a margin have a separate network only if more
 * rules for given rides become effective with one.
 */
export function networkOf(feed: Feed, marginSeconds = 0): Network {
  const isShared = transferClassesOf(feed, marginSeconds) === transferClassesOf(feed);
  return isShared ? usualNetwork(feed) : networkWithMargin(feed);
}

const usualNetwork: (feed: Feed) => NetworkWithWalks = memoize((feed) => networkFor(feed, 0));
const networkWithMargin: (feed: Feed) => NetworkWithWalks = memoize((feed) => networkFor(feed, MOST_MARGIN));

function networkFor(feed: Feed, marginSeconds: number): NetworkWithWalks {
  const overlay = overlayOf(feed);
  const classes = transferClassesOf(feed, marginSeconds);
  if (!overlay) return plannedNetwork(feed, classes);
  const planned = (marginSeconds > 0 ? networkWithMargin : usualNetwork)(overlay.timetable);
  return updatedNetwork(feed, overlay, planned, classes);
}

function plannedNetwork(feed: Feed, classes: TransferClasses): NetworkWithWalks {
  const patterns = patternsOf(feed, classes);
  const walks = walksBy(feed, (profile) => footpathsOf({ feed, patterns, classes, profile }));
  const kinds = new Map<string, string>();
  const kindOf = (day: DayNumber, sense: Sense) =>
    getOrCompute(kinds, `${day} ${sense}`, () => kindOfSpan(feed, day, SPANS[sense]));
  const graph = graphsOf(feed, patterns, classes, walks, kindOf);
  return { feed, patterns, classes, walks, footpaths: walks.of('foot').forward, graph };
}

function updatedNetwork(
  feed: Feed,
  { timetable, instances }: Overlay,
  planned: NetworkWithWalks,
  classes: TransferClasses,
): NetworkWithWalks {
  // A delay that makes a rule for two trips effective changes their patterns.
  const base = classes === planned.classes ? planned : plannedNetwork(timetable, classes);
  const patterns = updatedPatterns(feed, base.patterns, classes);
  const firstAdded = base.patterns.count;
  const walks =
    patterns === base.patterns
      ? base.walks
      : walksBy(feed, (profile) =>
          footpathsWith({ feed, patterns, classes, profile }, base.walks.of(profile).forward, firstAdded),
        );
  const updatedGraph = graphsOf(feed, patterns, classes, walks, String);
  const days = [...new Set(instances.map(({ serviceDay }) => serviceDay))];
  return {
    feed,
    patterns,
    classes,
    walks,
    footpaths: walks.of('foot').forward,
    graph(day, sense, wishes) {
      const [first, last] = serviceDaysOf(feed, day, SPANS[sense]);
      const isAsPlanned = days.every((serviceDay) => serviceDay < first || serviceDay > last);
      return isAsPlanned ? planned.graph(day, sense, wishes) : updatedGraph(day, sense, wishes);
    },
  };
}

/** Made once for all that have the same: without streets, stairs are known from pathways only. */
function walksBy({ pathways, walks }: Feed, footpaths: (profile: WalkProfile) => Footpaths): Walks {
  const usual = new Map<WalkProfile, Readonly<Record<Sense, Footpaths>>>();
  const withMargin = new Map<string, Readonly<Record<Sense, Footpaths>>>();
  const differing = (profile: WalkProfile): WalkProfile => {
    if (walks || !isStepFree(profile)) return profile;
    return pathways.length > 0 ? 'stepFree' : 'foot';
  };
  const of: Walks['of'] = (asked, marginSeconds = 0) => {
    const profile = differing(asked);
    if (marginSeconds > 0)
      return getOrCompute(withMargin, `${profile} ${marginSeconds}`, () => {
        const { forward, backward } = of(profile);
        return { forward: slower(forward, marginSeconds), backward: slower(backward, marginSeconds) };
      });
    return getOrCompute(usual, profile, () => {
      const forward = footpaths(profile);
      return { forward, backward: reversed(forward) };
    });
  };
  return { of };
}

/** @param kindOf equal for days that have the same table. */
function graphsOf(
  feed: Feed,
  patterns: Patterns,
  classes: TransferClasses,
  walks: Walks,
  kindOf: (day: DayNumber, sense: Sense) => string,
): Network['graph'] {
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
