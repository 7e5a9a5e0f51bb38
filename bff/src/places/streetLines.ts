import { longitudeScale, METRES_PER_DEGREE } from '@halte/engine/timetable/geo/distance';
import { UNITS_PER_DEGREE } from '../ground/area.ts';
import { boxTreeOf, treeOf } from '../ground/boxTree.ts';
import { nearestToOrigin } from '../timetable/geo/segment.ts';
import type { StreetPieces } from './addressTable.ts';
import type { Nearest } from './nearest.ts';

/** The street whose line is nearest to a point. @param tree of the same pieces, as from {@link pieceTree}. */
export function nearestStreetOf(pieces: StreetPieces, tree = pieceTree(pieces)): Nearest {
  const { streetOf, ends } = pieces;
  if (streetOf.length === 0) return () => -1;
  const index = treeOf(tree);
  return ({ lat, lon }, metres) => {
    const scale = longitudeScale(lat);
    const [x, y] = [lon * UNITS_PER_DEGREE, lat * UNITS_PER_DEGREE];
    const reach = (metres / METRES_PER_DEGREE) * UNITS_PER_DEGREE;
    let [best, shortest] = [-1, reach];
    for (const piece of index.search(x - reach / scale, y - reach, x + reach / scale, y + reach)) {
      const [fromLat, fromLon, toLat, toLon] = ends.subarray(4 * piece, 4 * piece + 4) as unknown as Ends;
      const { distance } = nearestToOrigin((fromLon - x) * scale, fromLat - y, (toLon - x) * scale, toLat - y);
      if (distance < shortest || (distance === shortest && best < 0)) [best, shortest] = [piece, distance];
    }
    return best < 0 ? -1 : streetOf[best]!;
  };
}

/** What {@link nearestStreetOf} searches in. */
export function pieceTree({ streetOf, ends }: StreetPieces): Uint8Array {
  return boxTreeOf(streetOf.length, (add) => {
    for (let piece = 0; piece < streetOf.length; piece++) {
      const [lat, lon, toLat, toLon] = ends.subarray(4 * piece, 4 * piece + 4) as unknown as Ends;
      add(Math.min(lon, toLon), Math.min(lat, toLat), Math.max(lon, toLon), Math.max(lat, toLat));
    }
  });
}

type Ends = readonly [number, number, number, number];
