/** The parts of a feed that searches share, and the few day tables that are in use. */
import { memoize } from '../../common/memoize.ts';
import { type DayTable, dayTable, type Sense, SPANS } from '../day/dayTable.ts';
import { type Footpaths, footpathsOf, footpathsWith, reversed } from '../day/footpaths.ts';
import { type Exclusions, type SearchGraph, searchGraph } from '../day/graph.ts';
import { type Patterns, patternsOf } from '../day/patterns.ts';
import { serviceDaysOf } from '../day/tripInstances.ts';
import { updatedPatterns } from '../day/updatedPatterns.ts';
import type { DayNumber, Feed } from '../feed/feed.ts';
import { type Overlay, overlayOf } from '../realtime/overlay.ts';

/** Today and tomorrow both ways, and a few days that people plan for. */
const MAX_TABLES = 8;
const MAX_GRAPHS = 6;

type Walks = Readonly<Record<Sense, Footpaths>>;

export interface Network {
  readonly feed: Feed;
  readonly patterns: Patterns;
  readonly footpaths: Footpaths;
  /** The graph of a day without what is excluded; made when first asked for. */
  graph(day: DayNumber, sense: Sense, exclusions: Exclusions): SearchGraph;
}

interface NetworkBothWays extends Network {
  readonly walks: Walks;
}

/** Made once per feed; what real time does not touch is that of the timetable. */
export function networkOf(feed: Feed): Network {
  return networkBothWays(feed);
}

const networkBothWays = memoize((feed: Feed): NetworkBothWays => {
  const overlay = overlayOf(feed);
  return overlay ? updatedNetwork(feed, overlay) : plannedNetwork(feed);
});

function plannedNetwork(feed: Feed): NetworkBothWays {
  const patterns = patternsOf(feed);
  const walks = bothWays(footpathsOf(feed, patterns));
  return { feed, patterns, walks, footpaths: walks.forward, graph: graphsOf(feed, patterns, walks) };
}

function updatedNetwork(feed: Feed, { timetable, runs }: Overlay): NetworkBothWays {
  const planned = networkBothWays(timetable);
  const patterns = updatedPatterns(feed, planned.patterns);
  const walks =
    patterns === planned.patterns
      ? planned.walks
      : bothWays(footpathsWith(feed, patterns, planned.footpaths, planned.patterns.count));
  const updatedGraph = graphsOf(feed, patterns, walks);
  const days = [...new Set(runs.map(({ serviceDay }) => serviceDay))];
  return {
    feed,
    patterns,
    walks,
    footpaths: walks.forward,
    graph(day, sense, exclusions) {
      const [first, last] = serviceDaysOf(feed, day, SPANS[sense]);
      const isAsPlanned = days.every((serviceDay) => serviceDay < first || serviceDay > last);
      return isAsPlanned ? planned.graph(day, sense, exclusions) : updatedGraph(day, sense, exclusions);
    },
  };
}

function bothWays(footpaths: Footpaths): Walks {
  return { forward: footpaths, backward: reversed(footpaths) };
}

function graphsOf(feed: Feed, patterns: Patterns, walks: Walks): Network['graph'] {
  const tables = new Map<string, { table: DayTable; graphs: Map<string, SearchGraph> }>();
  return (day, sense, exclusions) => {
    const { table, graphs } = recent(tables, `${day} ${sense}`, MAX_TABLES, () => ({
      table: dayTable(feed, patterns, day, sense),
      graphs: new Map<string, SearchGraph>(),
    }));
    return recent(graphs, keyOf(exclusions), MAX_GRAPHS, () =>
      searchGraph(feed, patterns, walks[sense], table, exclusions),
    );
  };
}

/** The value of `key`, made when it is not there; a least-recently-used cache of `limit` entries. */
function recent<T>(cache: Map<string, T>, key: string, limit: number, make: () => T): T {
  const value = cache.get(key) ?? make();
  cache.delete(key);
  cache.set(key, value);
  const [oldest] = cache.keys();
  if (cache.size > limit && oldest !== undefined) cache.delete(oldest);
  return value;
}

function keyOf({ modes, wheelchair }: Exclusions): string {
  return `${[...modes].sort().join(' ')} ${wheelchair}`;
}
