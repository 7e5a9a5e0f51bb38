import { latLon, type Place, type Position, placeFrom } from '@halte/places';
import type { PointRole, Trip } from '../trip/model.ts';
import { withPlace, withVia } from '../trip/rules.ts';
import type { Found } from './finder.ts';

/** In the traveller's language. */
export interface PointWords {
  /** A point of which nothing is known. */
  readonly point: string;
  /** A point from which this can be seen, but which is somewhere else. */
  readonly near: (name: string) => string;
}

/** Whoever stands so near to a house stands at it. */
const AT_METRES = 60;
const METRES_PER_DEGREE = 111_195;
/** Decimals of a degree; the last one is about a metre. */
const DIGITS = 5;

function metresBetween(one: Position, other: Position): number {
  const east = (other.lon - one.lon) * Math.cos((one.lat * Math.PI) / 180);
  return METRES_PER_DEGREE * Math.hypot(other.lat - one.lat, east);
}

/** A point as exact as it was meant, and as an id of coordinates is to be written. */
export function rounded({ lat, lon }: Position): Position {
  return { lat: Number(lat.toFixed(DIGITS)), lon: Number(lon.toFixed(DIGITS)) };
}

/**
 * The place at a point on the map. It stays where it was pointed at; what stands there, or near it, only gives it a name. Without an address
 * it is known by its coordinates, like the traveller's own position.
 */
export function placeOfPoint(point: Position, found: Found | null, words: PointWords): Place | null {
  const isThere = found !== null && metresBetween(point, found) <= AT_METRES;
  const title = found ? (isThere ? found.name : words.near(found.name)) : words.point;
  return placeFrom({
    ...point,
    id: isThere ? found.id : latLon(point),
    title,
    subTitle: found?.city,
    city: found?.city,
    postCode: found?.postCode,
  });
}

/** A via that is chosen is wanted. */
export function withPicked(trip: Trip, role: PointRole, place: Place): Trip {
  return withPlace(role === 'VIA' ? withVia(trip, true) : trip, role, place);
}

/** The field that is still to be filled; null when there is none. */
export function nextToFill({ departurePlace, arrivalPlace, viaPlace, isViaOn }: Trip): PointRole | null {
  if (!departurePlace) return 'DEPARTURE';
  if (isViaOn && !viaPlace) return 'VIA';
  return arrivalPlace ? null : 'ARRIVAL';
}
