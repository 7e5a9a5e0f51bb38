/** Which town, suburb and postcode a place is in. */

import { longitudeScale, METRES_PER_DEGREE } from '@halte/engine/timetable/geo/distance';
import Flatbush from 'flatbush';
import { UNITS_PER_DEGREE } from './area.ts';
import { type Boundary, POSTCODE_LEVEL } from './boundaries.ts';
import { createRingTest } from './geometry/ringTest.ts';
import { SUBURB_LEVELS, TOWN_LEVELS } from './townLevels.ts';

/** A town, village or suburb that is known by a point. Degrees of 1e-7. */
export interface TownPoint {
  readonly kind: TownKind;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

/** How far in metres one reaches where there are no rings: a house belongs to the one that it is nearest to in relation to its size. */
const REACH = {
  city: 15_000,
  town: 6_000,
  village: 3_000,
  hamlet: 1_000,
  suburb: 2_500,
  quarter: 1_500,
  neighbourhood: 800,
} as const;
export type TownKind = keyof typeof REACH;

export const isTownKind = (kind: string): kind is TownKind => Object.hasOwn(REACH, kind);

export interface TownFinder {
  /** Empty where it is not known. Degrees of 1e-7. */
  find(lat: number, lon: number): { readonly town: string; readonly suburb: string; readonly postCode: string };
}

export function createTownFinder(boundaries: readonly Boundary[], points: readonly TownPoint[]): TownFinder {
  const index = boundaries.length === 0 ? null : indexOf(boundaries);
  const areAround = boundaries.map(({ rings }) => createRingTest(rings));
  const nearestTown = nearestAmong(points, ['city', 'town', 'village', 'hamlet']);
  const nearestSuburb = nearestAmong(points, ['suburb', 'quarter', 'neighbourhood']);
  return {
    find(lat, lon) {
      const around = index?.search(lon, lat, lon, lat) ?? [];
      const inside = around.filter((i) => areAround[i]!(lat, lon)).map((i) => boundaries[i]!);
      const at = (levels: readonly number[]) => {
        const level = levels.find((one) => inside.some((boundary) => boundary.level === one));
        return inside.find((boundary) => boundary.level === level)?.name;
      };
      return {
        town: at(TOWN_LEVELS) ?? nearestTown(lat, lon),
        suburb: at(SUBURB_LEVELS) ?? nearestSuburb(lat, lon),
        postCode: at([POSTCODE_LEVEL]) ?? '',
      };
    },
  };
}

function indexOf(boundaries: readonly Boundary[]): Flatbush {
  const index = new Flatbush(boundaries.length);
  for (const { rings } of boundaries) {
    let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const { lon, lat } of rings)
      for (let i = 0; i < lon.length; i++) {
        west = Math.min(west, lon[i]!);
        east = Math.max(east, lon[i]!);
        south = Math.min(south, lat[i]!);
        north = Math.max(north, lat[i]!);
      }
    index.add(west, south, east, north);
  }
  index.finish();
  return index;
}

/** @param kinds those among which the nearest in relation to its size is looked for. */
function nearestAmong(points: readonly TownPoint[], kinds: readonly TownKind[]): (lat: number, lon: number) => string {
  const groups = kinds.flatMap((kind) => {
    const those = points.filter((point) => point.kind === kind);
    if (those.length === 0) return [];
    const scale = longitudeScale(those[0]!.lat / UNITS_PER_DEGREE);
    const index = new Flatbush(those.length);
    for (const { lat, lon } of those) index.add(lon * scale, lat, lon * scale, lat);
    index.finish();
    return [{ reach: REACH[kind], those, scale, index }];
  });
  return (lat, lon) => {
    let [name, least] = ['', 1];
    for (const { reach, those, scale, index } of groups) {
      const [nearest] = index.neighbors(lon * scale, lat, 1);
      const point = those[nearest!]!;
      const [up, aside] = [point.lat - lat, (point.lon - lon) * longitudeScale(lat / UNITS_PER_DEGREE)];
      const share = ((Math.hypot(up, aside) / UNITS_PER_DEGREE) * METRES_PER_DEGREE) / reach;
      if (share < least) [name, least] = [point.name, share];
    }
    return name;
  };
}
