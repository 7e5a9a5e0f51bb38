/** The edge of what is kept of a map: closed lines along which cut areas and the sea are closed. */

import { longitudeScale } from '@halte/engine/timetable/geo/distance';
import Flatbush from 'flatbush';

/** What is kept between two latitudes, from west to east. Degrees of 1e-7. */
export interface Strip {
  readonly south: number;
  readonly north: number;
  readonly intervals: readonly (readonly [west: number, east: number])[];
}

/** A closed line: lon, lat, lon, lat … in degrees of 1e-7; its last point is followed by its first. */
export type Ring = readonly number[];

/** A place on the edge. `position`: the number of the last corner before it, and the share of the way to the next. */
export interface EdgePlace {
  readonly ring: number;
  readonly position: number;
  readonly lon: number;
  readonly lat: number;
}

export interface KeptEdge {
  /** What is kept is on their right. */
  readonly rings: readonly Ring[];
  nearest(lon: number, lat: number): EdgePlace;
}

/** @param strips from south to north; those that touch have a latitude in common. Not empty. */
export function edgeOf(strips: readonly Strip[]): KeptEdge {
  const rings = ringsOf([...sidesOf(strips), ...levelsOf(strips)]);
  const sides = rings.flatMap((ring, number) =>
    Array.from({ length: ring.length / 2 }, (_, side) => ({ ring: number, side })),
  );
  const scale = longitudeScale(strips[strips.length >> 1]!.south / 1e7);
  const endsOf = ({ ring, side }: (typeof sides)[number]) => {
    const points = rings[ring]!;
    const next = (2 * side + 2) % points.length;
    return [points[2 * side]!, points[2 * side + 1]!, points[next]!, points[next + 1]!] as const;
  };
  const index = new Flatbush(sides.length);
  for (const side of sides) {
    const [lon1, lat1, lon2, lat2] = endsOf(side);
    index.add(Math.min(lon1, lon2) * scale, Math.min(lat1, lat2), Math.max(lon1, lon2) * scale, Math.max(lat1, lat2));
  }
  index.finish();
  return {
    rings,
    nearest(lon, lat) {
      // Sides go north, south, east or west: the box of one is the side itself.
      const found = sides[index.neighbors(lon * scale, lat, 1)[0]!]!;
      const [lon1, lat1, lon2, lat2] = endsOf(found);
      const [atLon, atLat] = [between(lon, lon1, lon2), between(lat, lat1, lat2)];
      const share = lon1 === lon2 ? (atLat - lat1) / (lat2 - lat1) : (atLon - lon1) / (lon2 - lon1);
      return { ring: found.ring, position: found.side + share, lon: atLon, lat: atLat };
    },
  };
}

const between = (value: number, one: number, other: number) =>
  Math.max(Math.min(one, other), Math.min(Math.max(one, other), value));

type Side = readonly [lon1: number, lat1: number, lon2: number, lat2: number];

function sidesOf(strips: readonly Strip[]): Side[] {
  return strips.flatMap(({ south, north, intervals }) =>
    intervals.flatMap(([west, east]): Side[] => [
      [west, south, west, north],
      [east, north, east, south],
    ]),
  );
}

/** The sides that go east or west: where there is something on one side of a latitude only. */
function levelsOf(strips: readonly Strip[]): Side[] {
  const levels = new Map<number, { below: Strip['intervals']; above: Strip['intervals'] }>();
  const at = (lat: number) => {
    const known = levels.get(lat) ?? { below: [], above: [] };
    levels.set(lat, known);
    return known;
  };
  for (const { south, north, intervals } of strips) {
    at(south).above = intervals;
    at(north).below = intervals;
  }
  return [...levels].flatMap(([lat, { below, above }]) => {
    const stops = [...new Set([...below, ...above].flat())].sort((a, b) => a - b);
    const isIn = (intervals: Strip['intervals'], lon: number) =>
      intervals.some(([west, east]) => west <= lon && lon < east);
    return stops.slice(1).flatMap((east, i): Side[] => {
      const west = stops[i]!;
      if (isIn(below, west) === isIn(above, west)) return [];
      return isIn(below, west) ? [[west, lat, east, lat]] : [[east, lat, west, lat]];
    });
  });
}

function ringsOf(sides: readonly Side[]): number[][] {
  const byStart = Map.groupBy(sides, ([lon, lat]) => `${lon} ${lat}`);
  const rings: number[][] = [];
  for (const first of sides) {
    const ring: number[] = [];
    for (let side: Side | undefined = first; side; ) {
      const starting: Side[] = byStart.get(`${side[0]} ${side[1]}`) ?? [];
      const place = starting.indexOf(side);
      if (place === -1) break;
      starting.splice(place, 1);
      ring.push(side[0], side[1]);
      side = byStart.get(`${side[2]} ${side[3]}`)?.[0];
    }
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
}
