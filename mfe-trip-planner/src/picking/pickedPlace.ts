import type { components } from '@halte/api';
import { latLon, type Place, type Position, placeFrom } from '@halte/places';
import type { PointRole, Trip } from '../trip/model.ts';
import { withPlace, withVia } from '../trip/rules.ts';

/** An address near a point, with its own coordinates. */
export type Address = components['schemas']['ReverseGeocode'];

/** In the traveller's language. */
export interface PointWords {
  /** Title of a point without an address. */
  readonly point: string;
  /** Title of a point near an address. */
  readonly near: (name: string) => string;
}

/** A point this near to a house has its address. */
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
export function placeOfPoint(point: Position, found: Address | null, words: PointWords): Place | null {
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

/** The trip with the chosen place; choosing a via turns the via on. */
export function withPicked(trip: Trip, role: PointRole, place: Place): Trip {
  return withPlace(role === 'VIA' ? withVia(trip, true) : trip, role, place);
}

/** The next empty field; null when all are filled. */
export function nextToFill({ departurePlace, arrivalPlace, viaPlace, isViaOn }: Trip): PointRole | null {
  if (!departurePlace) return 'DEPARTURE';
  if (isViaOn && !viaPlace) return 'VIA';
  return arrivalPlace ? null : 'ARRIVAL';
}
