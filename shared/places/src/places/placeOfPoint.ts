import type { components } from '@halte/api';
import { latLon, type Place, type Position, placeFrom } from '@halte/contract/trip';

/** An address near a point, with its own coordinates. */
export type Address = components['schemas']['ReverseGeocode'];

/** In the traveller's language. */
export interface PointWords {
  /** Title of a point without an address. */
  readonly point: string;
  /** Title of a point near an address. */
  readonly near: (name: string) => string;
}

/** Decimals of a degree; the last one is about a metre. */
const DIGITS = 5;

/** The point with as many decimals as an id of coordinates has. */
export function rounded({ lat, lon }: Position): Position {
  return { lat: Number(lat.toFixed(DIGITS)), lon: Number(lon.toFixed(DIGITS)) };
}

/**
 * The place at a point on the map. An address gives it a name, never other coordinates. Without an address its id is its coordinates, as that
 * of the traveller's position.
 */
export function placeOfPoint(point: Position, found: Address | null, words: PointWords): Place | null {
  const isThere = found?.accuracy === 'door';
  const title = found ? (found.accuracy === 'near' ? words.near(found.name) : found.name) : words.point;
  return placeFrom({
    ...point,
    id: isThere ? found.id : latLon(point),
    title,
    subTitle: found?.city,
    city: found?.city,
    postCode: found?.postCode,
  });
}
