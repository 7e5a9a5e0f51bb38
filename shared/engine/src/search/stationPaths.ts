/** The paths between stops and entrances of a station, by pathways.txt. Independent of the day. */
import FlatQueue from 'flatqueue';
import { getOrCompute, memoize } from '../common/memoize.ts';
import type { Feed, StopIndex } from '../timetable/feed/feed.ts';
import type { Pathway } from '../timetable/feed/pathway.ts';
import { timetableOf } from '../timetable/realtime/overlay.ts';

/** A pathway, in the direction walked. */
export interface PathStep {
  readonly pathway: Pathway;
  /** Walked from its `to` to its `from`. */
  readonly isReversed: boolean;
}

export interface StationPath {
  readonly seconds: number;
  readonly steps: readonly PathStep[];
}

export interface StationPaths {
  /** Whether pathways connect two ends, in either direction. */
  areConnected(one: number, other: number): boolean;
  /** The other stops connected by pathways with an end, in either direction. */
  connectedStops(end: number): readonly StopIndex[];
  /** The entrances connected by pathways with a stop, as ends of pathways. */
  connectedEntrances(stop: StopIndex): readonly number[];
  /** The quickest path between two ends of pathways, or null; `stepFree` takes neither stairs nor escalators. */
  path(from: number, to: number, stepFree: boolean): StationPath | null;
}

interface Edge extends PathStep {
  readonly to: number;
}

interface Tree {
  readonly seconds: ReadonlyMap<number, number>;
  /** By end, the edge leading there and the end it comes from. */
  readonly last: ReadonlyMap<number, { readonly from: number; readonly edge: Edge }>;
}

const NONE: readonly number[] = [];

const pathsOfTimetable = memoize(stationPaths);

export function stationPathsOf(feed: Feed): StationPaths {
  return pathsOfTimetable(timetableOf(feed));
}

export function pathMetres({ steps }: StationPath): number {
  return steps.reduce((sum, { pathway }) => sum + pathway.metres, 0);
}

function stationPaths(feed: Feed): StationPaths {
  const edges = edgesOf(feed.pathways);
  const component = componentsOf(feed.pathways);
  const members = Map.groupBy(component.keys(), (end) => component.get(end)!);
  const trees = new Map<string, Tree>();
  const connected = (end: number) => members.get(component.get(end) ?? -1) ?? NONE;
  const areConnected = (one: number, other: number) =>
    component.has(one) && component.get(one) === component.get(other);
  return {
    areConnected,
    connectedStops: (end) => connected(end).filter((other) => other !== end && other < feed.stops.length),
    connectedEntrances: (stop) =>
      connected(stop).filter((end) => feed.stationNodes[end - feed.stops.length]?.kind === 'entrance'),
    path(from, to, stepFree) {
      if (!areConnected(from, to)) return null;
      const tree = getOrCompute(trees, `${from} ${stepFree}`, () => treeFrom(edges, from, stepFree));
      return pathTo(tree, to);
    },
  };
}

function edgesOf(pathways: readonly Pathway[]): ReadonlyMap<number, readonly Edge[]> {
  const edges = new Map<number, Edge[]>();
  const add = (from: number, edge: Edge) => getOrCompute(edges, from, () => []).push(edge);
  for (const pathway of pathways) {
    add(pathway.from, { pathway, isReversed: false, to: pathway.to });
    if (pathway.isBidirectional) add(pathway.to, { pathway, isReversed: true, to: pathway.from });
  }
  return edges;
}

/** By end, the lowest end that it is connected to. */
function componentsOf(pathways: readonly Pathway[]): ReadonlyMap<number, number> {
  const parent = new Map<number, number>();
  const rootOf = (end: number): number => {
    let root = end;
    for (let next = parent.get(root) ?? root; next !== root; next = parent.get(root)!) root = next;
    for (let at = end; at !== root; ) {
      const next = parent.get(at) ?? root;
      parent.set(at, root);
      at = next;
    }
    parent.set(root, root);
    return root;
  };
  for (const { from, to } of pathways) {
    const [one, other] = [rootOf(from), rootOf(to)];
    parent.set(Math.max(one, other), Math.min(one, other));
  }
  return new Map([...parent.keys()].map((end) => [end, rootOf(end)]));
}

/** Dijkstra's algorithm. */
function treeFrom(edges: ReadonlyMap<number, readonly Edge[]>, start: number, stepFree: boolean): Tree {
  const seconds = new Map([[start, 0]]);
  const last = new Map<number, { from: number; edge: Edge }>();
  const queue = new FlatQueue();
  queue.push(start, 0);
  for (;;) {
    const time = queue.peekValue();
    const from = queue.pop();
    if (time === undefined || from === undefined) return { seconds, last };
    if (time > seconds.get(from)!) continue;
    for (const edge of edges.get(from) ?? []) {
      if (stepFree && hasSteps(edge.pathway)) continue;
      const there = time + edge.pathway.seconds;
      if (there >= (seconds.get(edge.to) ?? Number.POSITIVE_INFINITY)) continue;
      seconds.set(edge.to, there);
      last.set(edge.to, { from, edge });
      queue.push(edge.to, there);
    }
  }
}

function pathTo({ seconds, last }: Tree, to: number): StationPath | null {
  const total = seconds.get(to);
  if (total === undefined) return null;
  const steps: PathStep[] = [];
  for (let step = last.get(to); step; step = last.get(step.from)) steps.push(step.edge);
  return { seconds: total, steps: steps.reverse() };
}

/** Stairs and escalators. */
export function hasSteps({ mode }: Pathway): boolean {
  return mode === 'stairs' || mode === 'escalator';
}
