import { osmLimits } from '../../osm/limits.ts';
import { readOsm } from '../../osm/readOsm.ts';
import { type Area, areaAround } from '../area.ts';

/** For tests: an area with all of the file. */
export function wholeArea(path: string): Area {
  let first: { readonly lat: number; readonly lon: number } | null = null;
  readOsm(path, osmLimits(100), {
    keys: [],
    node(_id, lat, lon) {
      first ??= { lat: lat / 1e7, lon: lon / 1e7 };
    },
  });
  return areaAround(first ? [first] : [], 200_000);
}
