/** The parts of a feed that searches share, and the few day tables that are in use. */
import { getOrCompute, memoize } from '../../common/memoize.ts';
import { type DayTable, dayTable, type Sense, SPANS } from '../day/dayTable.ts';
import { type Footpaths, footpathsOf, footpathsWith, reversed } from '../day/footpaths.ts';
import { type Exclusions, type SearchGraph, searchGraph } from '../day/graph.ts';
import { type Patterns, patternsOf } from '../day/patterns.ts';
import { type TransferClasses, transferClassesOf } from '../day/transferClasses.ts';
import { serviceDaysOf } from '../day/tripInstances.ts';
import { updatedPatterns } from '../day/updatedPatterns.ts';
import type { DayNumber, Feed } from '../feed/feed.ts';
import { type Overlay, overlayOf } from '../realtime/overlay.ts';

/** Today and tomorrow both ways, and a few days that people plan for; more of them where all together take little memory. */
const LEAST_TABLES = 8;
const MOST_TABLES = 24;
const TABLE_BYTES = 64_000_000;
const MAX_GRAPHS = 6;

/** Both ways, for travellers in a wheelchair and for all others. */
interface Walks {
  of(wheelchair: boolean): Readonly<Record<Sense, Footpaths>>;
}

export interface Network {
  readonly feed: Feed;
  readonly patterns: Patterns;
  /** Those without a wheelchair. */
  readonly footpaths: Footpaths;
  /** The graph of a day without what is excluded; made when first asked for. */
  graph(day: DayNumber, sense: Sense, exclusions: Exclusions): SearchGraph;
}

interface NetworkWithWalks extends Network {
  readonly classes: TransferClasses;
  readonly walks: Walks;
}

/** Made once per feed; what real time does not touch is that of the timetable. */
export function networkOf(feed: Feed): Network {
  return networkWithWalks(feed);
}

const networkWithWalks = memoize((feed: Feed): NetworkWithWalks => {
  const overlay = overlayOf(feed);
  return overlay ? updatedNetwork(feed, overlay) : plannedNetwork(feed, transferClassesOf(feed));
});

function plannedNetwork(feed: Feed, classes: TransferClasses): NetworkWithWalks {
  const patterns = patternsOf(feed, classes);
  const walks = walksBy(feed, (wheelchair) => footpathsOf({ feed, patterns, classes, wheelchair }));
  const graph = graphsOf(feed, patterns, classes, walks);
  return { feed, patterns, classes, walks, footpaths: walks.of(false).forward, graph };
}

function updatedNetwork(feed: Feed, { timetable, instances }: Overlay): NetworkWithWalks {
  const planned = networkWithWalks(timetable);
  const classes = transferClassesOf(feed);
  // A delay that makes a rule for two trips count makes other patterns of them.
  const base = classes === planned.classes ? planned : plannedNetwork(timetable, classes);
  const patterns = updatedPatterns(feed, base.patterns, classes);
  const firstAdded = base.patterns.count;
  const walks =
    patterns === base.patterns
      ? base.walks
      : walksBy(feed, (wheelchair) =>
          footpathsWith({ feed, patterns, classes, wheelchair }, base.walks.of(wheelchair).forward, firstAdded),
        );
  const updatedGraph = graphsOf(feed, patterns, classes, walks);
  const days = [...new Set(instances.map(({ serviceDay }) => serviceDay))];
  return {
    feed,
    patterns,
    classes,
    walks,
    footpaths: walks.of(false).forward,
    graph(day, sense, exclusions) {
      const [first, last] = serviceDaysOf(feed, day, SPANS[sense]);
      const isAsPlanned = days.every((serviceDay) => serviceDay < first || serviceDay > last);
      return isAsPlanned ? planned.graph(day, sense, exclusions) : updatedGraph(day, sense, exclusions);
    },
  };
}

/** Only pathways make a difference for wheelchairs. */
function walksBy({ pathways }: Feed, footpaths: (wheelchair: boolean) => Footpaths): Walks {
  const both = new Map<boolean, Readonly<Record<Sense, Footpaths>>>();
  return {
    of: (wheelchair) =>
      getOrCompute(both, wheelchair && pathways.length > 0, () => {
        const forward = footpaths(wheelchair);
        return { forward, backward: reversed(forward) };
      }),
  };
}

function graphsOf(feed: Feed, patterns: Patterns, classes: TransferClasses, walks: Walks): Network['graph'] {
  const tables = new Map<string, { table: DayTable; graphs: Map<string, SearchGraph> }>();
  return (day, sense, exclusions) => {
    const { table, graphs } = recent(
      tables,
      `${day} ${sense}`,
      (newest) => tablesLike(newest.table),
      () => ({ table: dayTable(feed, patterns, day, sense), graphs: new Map<string, SearchGraph>() }),
    );
    const most = () => MAX_GRAPHS;
    return recent(graphs, keyOf(exclusions), most, () =>
      searchGraph(feed, patterns, { classes, footpaths: walks.of(exclusions.wheelchair)[sense] }, table, exclusions),
    );
  };
}

/** How many tables of about the size of this one are retained. */
function tablesLike({ arrival, departure }: DayTable): number {
  const fitting = Math.floor(TABLE_BYTES / (arrival.byteLength + departure.byteLength));
  return Math.max(LEAST_TABLES, Math.min(MOST_TABLES, fitting));
}

/** The value of `key`, made when it is not there; a least-recently-used cache of at most `limit` entries. */
function recent<T>(cache: Map<string, T>, key: string, limit: (value: T) => number, make: () => T): T {
  const value = cache.get(key) ?? make();
  cache.delete(key);
  cache.set(key, value);
  const [oldest] = cache.keys();
  if (cache.size > limit(value) && oldest !== undefined) cache.delete(oldest);
  return value;
}

function keyOf({ modes, wheelchair }: Exclusions): string {
  return `${[...modes].sort().join(' ')} ${wheelchair}`;
}
