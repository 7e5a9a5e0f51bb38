/** The rings of towns and suburbs, from the relations of the map, their ways and the nodes of these: each is read once more, as they come last in a file. */
import { readOsm } from '../osm/readOsm.ts';
import type { Tags } from '../osm/tags.ts';
import type { Members } from '../osm/waysAndRelations.ts';
import { joinWays } from './joinWays.ts';
import { createNodeCollector } from './keptNodes.ts';
import type { ReadOptions } from './readOptions.ts';
import { SUBURB_LEVELS, TOWN_LEVELS } from './townLevels.ts';

/** The keys that {@link createBoundaries} asks for. */
export const BOUNDARY_KEYS: readonly string[] = ['boundary', 'admin_level', 'name'];

/** Degrees of 1e-7. */
export interface BoundaryRing {
  readonly lon: Int32Array;
  readonly lat: Int32Array;
}

export interface Boundary {
  readonly name: string;
  readonly level: number;
  /** Outer ones and holes: what is in an odd number of them is inside. */
  readonly rings: readonly BoundaryRing[];
}

interface Relation {
  readonly name: string;
  readonly level: number;
  readonly ways: readonly number[];
}

export interface Boundaries {
  /** Takes a relation, if it is the boundary of a town or suburb. */
  add(id: number, members: Members, tags: Tags): void;
  /**
   * Reads the files again, unless there are none. A boundary that they cut is left out: closed in any other way it would have some of its neighbours'
   * houses.
   *
   * @throws OsmError
   */
  read(paths: readonly string[], options: ReadOptions): Boundary[];
}

const LEVELS: ReadonlySet<number> = new Set([...TOWN_LEVELS, ...SUBURB_LEVELS]);

export function createBoundaries(): Boundaries {
  /** By their ids: several files may have the same. */
  const relations = new Map<number, Relation>();
  return {
    add(id, members, tags) {
      const [name, level] = [tags.get('name'), Number(tags.get('admin_level'))];
      if (tags.get('boundary') !== 'administrative' || name === undefined || !LEVELS.has(level)) return;
      const ways: number[] = [];
      for (let i = 0; i < members.count; i++)
        if (members.kind(i) === 'way' && ['', 'outer', 'inner'].includes(members.role(i))) ways.push(members.id(i));
      relations.set(id, { name, level, ways });
    },
    read(paths, options) {
      const wanted = new Set([...relations.values()].flatMap(({ ways }) => ways));
      if (wanted.size === 0) return [];
      const ways = waysOf(paths, options, wanted);
      const points = pointsOf(paths, options, [...ways.values()]);
      return [...relations.values()].flatMap(({ name, level, ways: ids }) => {
        const lists = ids.map((way) => [...(ways.get(way) ?? [])]);
        const isWhole = lists.every((list) => list.length > 0 && list.every(points.has));
        const rings = isWhole ? joinWays(lists) : null;
        return rings === null || rings.length === 0 ? [] : [{ name, level, rings: rings.map(points.ring) }];
      });
    },
  };
}

function waysOf(
  paths: readonly string[],
  { limits, checkMemory }: ReadOptions,
  wanted: ReadonlySet<number>,
): Map<number, Float64Array> {
  const ways = new Map<number, Float64Array>();
  for (const path of paths)
    readOsm(path, limits, {
      keys: [],
      afterBlock: checkMemory,
      way(id, nodes) {
        if (wanted.has(id)) ways.set(id, nodes.slice());
      },
    });
  return ways;
}

function pointsOf(paths: readonly string[], { limits, checkMemory }: ReadOptions, ways: readonly Float64Array[]) {
  const collector = createNodeCollector();
  for (const way of ways) for (const node of way) collector.add(node, 0, 0);
  const { count, lat, lon, find } = collector.nodes();
  const isKnown = new Uint8Array(count);
  for (const path of paths)
    readOsm(path, limits, {
      keys: [],
      afterBlock: checkMemory,
      node(id, atLat, atLon) {
        const point = find(id);
        if (point === -1) return;
        lat[point] = atLat;
        lon[point] = atLon;
        isKnown[point] = 1;
      },
    });
  return {
    has: (id: number) => isKnown[find(id)] === 1,
    ring: (ids: readonly number[]): BoundaryRing => ({
      lon: Int32Array.from(ids, (id) => lon[find(id)]!),
      lat: Int32Array.from(ids, (id) => lat[find(id)]!),
    }),
  };
}
