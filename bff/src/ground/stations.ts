/** The platforms of the map, the entrances of its stations, and which of these are of one station: columns in shared memory. */

import type { Tags } from '../osm/tags.ts';
import type { Members } from '../osm/waysAndRelations.ts';
import { IntColumn } from '../timetable/gtfs/column.ts';
import { sharedOf } from '../timetable/gtfs/sharedColumn.ts';
import { entranceOf, isStationNode, isStopArea, type PlatformTags, platformOf } from './classify/stations.ts';

/** Coordinates are degrees of 1e-7, tags are numbers of texts; 0: not tagged. */
export interface Stations {
  /** The points of platform p, one or a line, are `first[p] … first[p + 1] - 1` of the coordinates. */
  readonly platforms: Readonly<Record<keyof PlatformTags | 'first' | 'lat' | 'lon', Int32Array>>;
  readonly entrances: {
    readonly lat: Int32Array;
    readonly lon: Int32Array;
    readonly ref: Int32Array;
    /** Values of `ENTRANCE_WHEELCHAIR`. */
    readonly wheelchair: Int32Array;
  };
  /**
   * Stop areas that have entrances: those of area a are `entrance[firstEntrance[a]] …`, and it lies around the points `lat[firstPoint[a]] …`, of its
   * stations, tracks and entrances.
   */
  readonly areas: Readonly<Record<'name' | 'firstEntrance' | 'entrance' | 'firstPoint' | 'lat' | 'lon', Int32Array>>;
}

export interface StationCollector {
  node(id: number, lat: number, lon: number, tags: Tags): void;
  way(id: number, line: Readonly<Record<'lat' | 'lon', Int32Array>>, tags: Tags): void;
  relation(id: number, members: Members, tags: Tags): void;
  stations(): Stations;
}

const PLATFORM_KEYS: readonly (keyof PlatformTags)[] = ['stopId', 'ifopt', 'ref', 'localRef', 'name'];
/** More than any region has, and no more than a file made to be harmful may take. */
const MOST_AREAS = 100_000;

interface Point {
  readonly lat: number;
  readonly lon: number;
}

/**
 * Each object counts once, by its id.
 *
 * @param textNumber of the texts of the map.
 */
export function createStationCollector(textNumber: (text: string | undefined) => number): StationCollector {
  const platforms = new Map<string, { readonly tags: PlatformTags; readonly points: readonly Point[] }>();
  const entrances = new Map<number, Point & { readonly ref: number; readonly wheelchair: number }>();
  const stationNodes = new Map<number, Point>();
  const areas = new Map<number, { readonly name: number; readonly nodes: readonly number[] }>();

  return {
    node(id, lat, lon, tags) {
      const platform = platformOf(tags);
      if (platform) platforms.set(`node ${id}`, { tags: platform, points: [{ lat, lon }] });
      const entrance = entranceOf(tags);
      if (entrance) entrances.set(id, { lat, lon, ref: textNumber(entrance.ref), wheelchair: entrance.wheelchair });
      if (isStationNode(tags)) stationNodes.set(id, { lat, lon });
    },
    way(id, { lat, lon }, tags) {
      const platform = platformOf(tags);
      if (!platform) return;
      const points = Array.from(lat, (one, i) => ({ lat: one, lon: lon[i]! }));
      platforms.set(`way ${id}`, { tags: platform, points });
    },
    relation(id, members, tags) {
      if (!isStopArea(tags) || areas.size === MOST_AREAS) return;
      const nodes: number[] = [];
      for (let i = 0; i < members.count; i++) {
        const member = members.id(i);
        if (members.kind(i) === 'node' && (entrances.has(member) || stationNodes.has(member))) nodes.push(member);
      }
      if (nodes.some((node) => entrances.has(node))) areas.set(id, { name: textNumber(tags.get('name')), nodes });
    },
    stations() {
      const numbers = new Map([...entrances.keys()].map((id, i) => [id, i]));
      const places = [...platforms.values()];
      const doors = [...entrances.values()];
      const lines = [...areas.values()].map(({ nodes }) =>
        nodes.map((node) => entrances.get(node) ?? stationNodes.get(node)!),
      );
      const entrancesOf = [...areas.values()].map(({ nodes }) => nodes.flatMap((node) => numbers.get(node) ?? []));
      return {
        platforms: {
          ...columnsOf(PLATFORM_KEYS, (key) => places.map(({ tags }) => textNumber(tags[key]))),
          ...pointsOf(places.map(({ points }) => points)),
        },
        entrances: columnsOf(['lat', 'lon', 'ref', 'wheelchair'], (key) => doors.map((door) => door[key])),
        areas: {
          name: columnOf([...areas.values()].map(({ name }) => name)),
          firstEntrance: firstOf(entrancesOf),
          entrance: columnOf(entrancesOf.flat()),
          ...renamed(pointsOf(lines)),
        },
      };
    },
  };
}

const renamed = ({ first, lat, lon }: ReturnType<typeof pointsOf>) => ({ firstPoint: first, lat, lon });

function pointsOf(lists: readonly (readonly Point[])[]) {
  const all = lists.flat();
  return {
    first: firstOf(lists),
    lat: columnOf(all.map(({ lat }) => lat)),
    lon: columnOf(all.map(({ lon }) => lon)),
  };
}

/** Where each list begins in all of them together, and where the last one ends. */
function firstOf(lists: readonly (readonly unknown[])[]): Int32Array {
  let length = 0;
  return columnOf([0, ...lists.map((list) => (length += list.length))]);
}

function columnsOf<K extends string>(keys: readonly K[], values: (key: K) => readonly number[]) {
  return Object.fromEntries(keys.map((key) => [key, columnOf(values(key))])) as Record<K, Int32Array>;
}

function columnOf(values: readonly number[]): Int32Array {
  const column = new IntColumn(values.length);
  for (const value of values) column.push(value);
  return sharedOf(column);
}

/** Of a map without any. */
export const NO_STATIONS: Stations = createStationCollector(() => 0).stations();
