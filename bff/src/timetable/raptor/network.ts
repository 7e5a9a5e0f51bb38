/** The parts of a feed that searches share, and the few day tables that are in use. */
import { type DayTable, dayTable, type Sense } from '../day/dayTable.ts';
import { type Footpaths, footpathsOf, reversed } from '../day/footpaths.ts';
import { type Exclusions, type SearchGraph, searchGraph } from '../day/graph.ts';
import { type Patterns, patternsOf } from '../day/patterns.ts';
import type { DayNumber, Feed } from '../feed.ts';

/** Today and tomorrow both ways, and a few days that people plan for. */
const KEPT_TABLES = 8;
const KEPT_GRAPHS = 6;

export interface Network {
  readonly feed: Feed;
  readonly patterns: Patterns;
  readonly footpaths: Footpaths;
  /** The graph of a day without what is excluded; made when first asked for. */
  graph(day: DayNumber, sense: Sense, exclusions: Exclusions): SearchGraph;
}

export function networkOf(feed: Feed): Network {
  const patterns = patternsOf(feed);
  const footpaths = footpathsOf(feed, patterns);
  const walks = { forward: footpaths, backward: reversed(footpaths) };
  const tables = new Map<string, { table: DayTable; graphs: Map<string, SearchGraph> }>();
  return {
    feed,
    patterns,
    footpaths,
    graph(day, sense, exclusions) {
      const { table, graphs } = recent(tables, `${day} ${sense}`, KEPT_TABLES, () => ({
        table: dayTable(feed, patterns, day, sense),
        graphs: new Map<string, SearchGraph>(),
      }));
      return recent(graphs, keyOf(exclusions), KEPT_GRAPHS, () =>
        searchGraph(feed, patterns, walks[sense], table, exclusions),
      );
    },
  };
}

/** The value of `key`, made when it is not there; beyond `kept`, the one that was not asked for longest is forgotten. */
function recent<T>(cache: Map<string, T>, key: string, kept: number, make: () => T): T {
  const value = cache.get(key) ?? make();
  cache.delete(key);
  cache.set(key, value);
  const [oldest] = cache.keys();
  if (cache.size > kept && oldest !== undefined) cache.delete(oldest);
  return value;
}

function keyOf({ modes, wheelchair }: Exclusions): string {
  return `${[...modes].sort().join(' ')} ${wheelchair}`;
}
