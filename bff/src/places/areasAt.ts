/** Which park, campus, district or town of the map a point is in. */

import { metresBetween } from '@halte/engine/timetable/geo/distance';
import type { Position } from '@halte/engine/timetable/geo/position';
import Flatbush from 'flatbush';
import { UNITS_PER_DEGREE } from '../ground/area.ts';
import { POI_CATEGORIES, type PoiCategory } from '../ground/classify/pois.ts';
import { isInside } from '../ground/geometry/ringTest.ts';
import type { GroundPlaces } from '../ground/placeColumns.ts';
import type { Ring } from '../ground/relationRings.ts';

export interface Areas {
  /** The smallest ground around a point; -1 if there is none. */
  groundAt(position: Position): number;
  /** The nearest district, else the town whose middle is nearest in relation to its size; -1 if there is none. */
  townAt(position: Position): number;
}

/** How far from its middle in metres a point is taken to be in it. */
const REACH: Partial<Readonly<Record<PoiCategory, number>>> = {
  city: 15_000,
  town: 6_000,
  village: 2_000,
  district: 2_000,
};

export function areasOf(places: GroundPlaces): Areas {
  // Few points are asked for: made for the first of them.
  let grounds: ((position: Position) => number) | null = null;
  let towns: readonly number[] | null = null;
  return {
    groundAt(position) {
      grounds ??= groundsIn(places);
      return grounds(position);
    },
    townAt({ lat, lon }) {
      towns ??= Array.from(places.category.keys()).filter((place) => reachOf(places, place) > 0);
      const found = { district: -1, town: -1 };
      const least = { district: 1, town: 1 };
      for (const place of towns) {
        const kind = categoryOf(places, place) === 'district' ? 'district' : 'town';
        const [atLat, atLon] = [places.lat[place]! / UNITS_PER_DEGREE, places.lon[place]! / UNITS_PER_DEGREE];
        const share = metresBetween(lat, lon, atLat, atLon) / reachOf(places, place);
        if (share < least[kind]) [found[kind], least[kind]] = [place, share];
      }
      return found.district < 0 ? found.town : found.district;
    },
  };
}

const categoryOf = ({ category }: GroundPlaces, place: number) => POI_CATEGORIES[category[place]!]!;
const reachOf = (places: GroundPlaces, place: number) => REACH[categoryOf(places, place)] ?? 0;

function groundsIn(places: GroundPlaces): (position: Position) => number {
  const { first } = places.rings;
  const withRings = Array.from(places.category.keys()).filter((place) => first[place]! < first[place + 1]!);
  if (withRings.length === 0) return () => -1;
  const index = new Flatbush(withRings.length, 16, Int32Array);
  const sizes = withRings.map((place) => {
    const rings = ringsOf(places, place);
    const [west, south] = [leastOf(rings, 'lon'), leastOf(rings, 'lat')];
    const [east, north] = [mostOf(rings, 'lon'), mostOf(rings, 'lat')];
    index.add(west, south, east, north);
    return (east - west) * (north - south);
  });
  index.finish();
  return ({ lat, lon }) => {
    const [x, y] = [lon * UNITS_PER_DEGREE, lat * UNITS_PER_DEGREE];
    const around = index.search(x, y, x, y).filter((i) => isInside(ringsOf(places, withRings[i]!), y, x));
    const smallest = around.sort((a, b) => sizes[a]! - sizes[b]! || a - b)[0];
    return smallest === undefined ? -1 : withRings[smallest]!;
  };
}

function ringsOf({ rings: { first, start, lon, lat } }: GroundPlaces, place: number): Ring[] {
  return Array.from({ length: first[place + 1]! - first[place]! }, (_, i) => {
    const ring = first[place]! + i;
    const [from, to] = [start[ring]!, start[ring + 1]!];
    return { lon: lon.subarray(from, to), lat: lat.subarray(from, to) };
  });
}

const leastOf = (rings: readonly Ring[], axis: keyof Ring) =>
  rings.reduce((least, ring) => ring[axis].reduce((a, b) => Math.min(a, b), least), Infinity);
const mostOf = (rings: readonly Ring[], axis: keyof Ring) =>
  rings.reduce((most, ring) => ring[axis].reduce((a, b) => Math.max(a, b), most), -Infinity);
