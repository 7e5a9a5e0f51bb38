/** Translates between ids of an engine's feeds and ids of the network, which may have prefixes. */
import { prefixed } from '../timetable/merge/prefixIds.ts';

export interface FeedIds {
  /** Null for a feed that the network does not have. */
  toNetwork(feed: string, id: string): string | null;
  /** Null for an id of a timetable that the engine does not have. */
  toEngine(id: string): { readonly feed: string; readonly id: string } | null;
  /** Timetables that the engine does not have, by name. */
  readonly missing: readonly string[];
}

export interface FeedNames {
  /** The timetable of a feed of the engine, by its name there; the rest have the same name in both. */
  readonly given: ReadonlyMap<string, string>;
  /** The feeds of the engine. */
  readonly engine: readonly string[];
  /** The prefixes of the timetables of the network: '' for a single one without a name. */
  readonly network: readonly string[];
}

export function createFeedIds({ given, engine, network }: FeedNames): FeedIds {
  const nameOf = (feed: string) => {
    const name = given.get(feed);
    if (name !== undefined) return name;
    // One feed on both sides is the same one.
    return network.length === 1 && engine.length === 1 ? network[0]! : feed;
  };
  const prefixOf = new Map(
    engine.map((feed) => [feed, nameOf(feed)] as const).filter(([, name]) => network.includes(name)),
  );
  const feedOf = new Map([...prefixOf].map(([feed, name]) => [name, feed] as const));
  // Of `a` and `a:b`, the longer one is that of the id.
  const prefixes = network.toSorted((one, other) => other.length - one.length);
  return {
    toNetwork(feed, id) {
      const prefix = prefixOf.get(feed);
      return prefix === undefined ? null : prefixed(prefix, id);
    },
    toEngine(id) {
      const prefix = prefixes.find((one) => id.startsWith(prefixed(one, '')));
      const feed = prefix === undefined ? undefined : feedOf.get(prefix);
      return feed === undefined ? null : { feed, id: id.slice(prefixed(prefix!, '').length) };
    },
    missing: network.filter((name) => !feedOf.has(name)),
  };
}
