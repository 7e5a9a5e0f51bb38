/** Rule 8: the seconds between two stop points of one station through its pathways. */
import type { Feed, Pathway, Stop } from './feed.ts';
import { straightMetres, walkSeconds } from './walking.ts';

/** `pathway_mode` of stairs and of escalators. */
const WITH_STEPS = new Set(['2', '4']);

export interface Pathways {
  /** The other stop points of its station that pathways connect a stop point to, in either direction and by whatever mode. */
  joinedTo(stop: string): readonly string[];
  isJoined(from: string, to: string): boolean;
  /** The shortest chain from a platform or an entrance to another, or null where there is none in this direction. */
  seconds(from: string, to: string, stepFree: boolean): number | null;
}

interface Edge {
  readonly to: string;
  readonly seconds: number;
}

export function pathwaysOf(feed: Feed): Pathways {
  const chains = [false, true].map((stepFree) => chainsOf(feed, stepFree));
  const joined = joinedStops(feed);
  return {
    joinedTo: (stop) => [...(joined.get(stop) ?? [])],
    isJoined: (from, to) => joined.get(from)?.has(to) === true,
    seconds: (from, to, stepFree) => chains[Number(stepFree)]!(from).get(to) ?? null,
  };
}

function joinedStops(feed: Feed): Map<string, Set<string>> {
  const anyWay = feed.pathways.map((pathway) => ({ ...pathway, isBothWays: true }));
  const chains = chainsOf({ ...feed, pathways: anyWay }, false);
  const joined = new Map<string, Set<string>>();
  for (const stop of feed.stops.values()) {
    if (stop.type !== 0) continue;
    const others = [...chains(stop.id).keys()].filter((id) => id !== stop.id && feed.stops.get(id)?.type === 0);
    if (others.length > 0) joined.set(stop.id, new Set(others));
  }
  return joined;
}

/** Seconds from a stop point to all that pathways lead to. */
function chainsOf(feed: Feed, stepFree: boolean): (from: string) => ReadonlyMap<string, number> {
  const edges = new Map<string, Edge[]>();
  const addEdge = (from: string, to: string, seconds: number) =>
    edges.set(from, [...(edges.get(from) ?? []), { to, seconds }]);
  for (const pathway of feed.pathways) {
    const [from, to] = [platformOf(feed, pathway.from), platformOf(feed, pathway.to)];
    if (!from || !to || (stepFree && WITH_STEPS.has(pathway.mode))) continue;
    if (from.parent === '' || from.parent !== to.parent) continue;
    const seconds = pathwaySeconds(feed, pathway, from, to);
    addEdge(from.id, to.id, seconds);
    if (pathway.isBothWays) addEdge(to.id, from.id, seconds);
  }
  const known = new Map<string, ReadonlyMap<string, number>>();
  return (from) => {
    const chain = known.get(from) ?? shortest(edges, from);
    known.set(from, chain);
    return chain;
  };
}

/** A boarding area counts as its platform. */
function platformOf(feed: Feed, id: string): Stop | undefined {
  const stop = feed.stops.get(id);
  return stop?.type === 4 ? feed.stops.get(stop.parent) : stop;
}

function pathwaySeconds(feed: Feed, { seconds, metres }: Pathway, from: Stop, to: Stop): number {
  if (seconds !== null) return Math.ceil(seconds);
  return metres !== null
    ? Math.ceil(metres / 1.25)
    : walkSeconds(straightMetres(placeOf(feed, from), placeOf(feed, to)));
}

/** A node without coordinates is where its station is. */
const placeOf = (feed: Feed, stop: Stop): Stop =>
  Number.isNaN(stop.lat) || Number.isNaN(stop.lon) ? (feed.stops.get(stop.parent) ?? stop) : stop;

/** Dijkstra without a queue: stations are small. */
function shortest(edges: ReadonlyMap<string, readonly Edge[]>, from: string): ReadonlyMap<string, number> {
  const seconds = new Map([[from, 0]]);
  const open = new Set([from]);
  while (open.size > 0) {
    const nearest = [...open].reduce((a, b) => (seconds.get(b)! < seconds.get(a)! ? b : a));
    open.delete(nearest);
    for (const edge of edges.get(nearest) ?? []) {
      const there = seconds.get(nearest)! + edge.seconds;
      if (there >= (seconds.get(edge.to) ?? Number.POSITIVE_INFINITY)) continue;
      seconds.set(edge.to, there);
      open.add(edge.to);
    }
  }
  return seconds;
}
