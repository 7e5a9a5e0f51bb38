import type { Static } from 'typebox';
import type { ProximityPoints } from '../api/proximity.ts';
import type { Place } from '../places/kinds.ts';
import type { Box, Places } from '../places/places.ts';
import { invalid } from '../problems/requestError.ts';
import { clustersOf } from './clusters.ts';

type Points = Static<typeof ProximityPoints>;

const MOST_POINTS = 500;
/** A wider box that does not end at the 180th meridian is probably a narrow one across it. */
const WIDEST_DEGREES = 320;

/** The places in a box: the most used individually, the rest clustered. */
export function pointsWithin(places: Places, box: Box): Points {
  const found = places.within(box);
  return {
    points: found.slice(0, MOST_POINTS).map(pointOf),
    total: found.length,
    clusters: clustersOf(found.slice(MOST_POINTS), box),
  };
}

/**
 * The box around four corners.
 *
 * @param corners `lat,lng` each, in any order. Rejects corners off the globe, and a box across the 180th meridian.
 */
export function boxAround(corners: readonly string[]): Box {
  const lats = corners.map((corner) => Number(corner.split(',')[0]));
  const lons = corners.map((corner) => Number(corner.split(',')[1]));
  if (lats.some((lat) => Math.abs(lat) > 90) || lons.some((lon) => Math.abs(lon) > 180))
    throw invalid(
      'invalid-request',
      'In the query, each coord must lie on the globe: latitude up to 90, longitude up to 180.',
    );
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  if (east - west > WIDEST_DEGREES && west > -180 && east < 180)
    throw invalid(
      'box-across-180',
      'The corners lie on both sides of the 180th meridian: request the box west of it and the box east of it.',
    );
  return { south: Math.min(...lats), west, north: Math.max(...lats), east };
}

function pointOf({ id, lat, lon, type, name, lines }: Place): Points['points'][number] {
  return lines
    ? { id, lat, lon, type, name, modes: [...new Set(lines.map(({ mode }) => mode))], lines }
    : { id, lat, lon, type, name };
}
