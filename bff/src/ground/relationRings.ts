/** The rings of relations, from their ways and the nodes of these: each is read once more, as relations come last in a file. */
import { type OsmReader, readOsm } from '../osm/readOsm.ts';
import type { Members } from '../osm/waysAndRelations.ts';
import { joinWays } from './joinWays.ts';
import type { ReadOptions } from './readOptions.ts';
import { readWantedNodes } from './wantedNodes.ts';

/** Degrees of 1e-7. */
export interface Ring {
  readonly lon: Int32Array;
  readonly lat: Int32Array;
}

export interface RelationRings {
  /** Outer ones and holes: what is in an odd number of them is inside. Null for a relation that the files cut. */
  ringsOf(ways: readonly number[]): readonly Ring[] | null;
  /** The ids of the nodes of each of its ways; null for a relation that the files cut. */
  linesOf(ways: readonly number[]): readonly (readonly number[])[] | null;
  /** The ids of all nodes of its ways. */
  nodesOf(ways: readonly number[]): readonly number[];
  /** The points of its ways that the files have. */
  pointsOf(ways: readonly number[]): Ring;
}

/** The ids of the ways that a relation is drawn by. */
export function outlineOf(members: Members): number[] {
  const ways: number[] = [];
  for (let i = 0; i < members.count; i++)
    if (members.kind(i) === 'way' && ['', 'outer', 'inner'].includes(members.role(i))) ways.push(members.id(i));
  return ways;
}

/**
 * Reads the files again, unless no ways are wanted.
 *
 * @throws OsmError
 */
export function readRelationRings(
  paths: readonly string[],
  options: ReadOptions,
  wanted: ReadonlySet<number>,
): RelationRings {
  const ways = wanted.size === 0 ? new Map<number, Float64Array>() : waysOf(paths, options, wanted);
  const { lon, lat, find } = readWantedNodes(paths, options, nodesIn(ways.values()));
  const isKnown = (id: number) => find(id) !== -1;
  const ringOf = (ids: readonly number[]): Ring => ({
    lon: Int32Array.from(ids, (id) => lon[find(id)]!),
    lat: Int32Array.from(ids, (id) => lat[find(id)]!),
  });
  const listsOf = (ids: readonly number[]) => ids.map((way) => [...(ways.get(way) ?? [])]);
  const linesOf = (ids: readonly number[]) => {
    const lists = listsOf(ids);
    return lists.length > 0 && lists.every((list) => list.length > 0 && list.every(isKnown)) ? lists : null;
  };
  return {
    linesOf,
    ringsOf(ids) {
      const lists = linesOf(ids);
      const rings = lists && joinWays(lists);
      return rings === null || rings.length === 0 ? null : rings.map(ringOf);
    },
    nodesOf: (ids) => listsOf(ids).flat(),
    pointsOf: (ids) => ringOf(listsOf(ids).flat().filter(isKnown)),
  };
}

function waysOf(
  paths: readonly string[],
  { limits, checkMemory: afterBlock, contents }: ReadOptions,
  wanted: ReadonlySet<number>,
): Map<number, Float64Array> {
  const ways = new Map<number, Float64Array>();
  const way: OsmReader['way'] = (id, nodes) => ways.set(id, nodes.slice());
  const wantsWay = (id: number) => wanted.has(id);
  for (const path of paths) readOsm(path, limits, { keys: [], afterBlock, way, wantsWay }, contents);
  return ways;
}

function* nodesIn(ways: Iterable<Float64Array>): Generator<number> {
  for (const way of ways) yield* way;
}
