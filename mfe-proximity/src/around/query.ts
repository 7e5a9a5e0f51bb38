import type { Query } from '@halte/contract';
import { type Place, placeFrom } from '@halte/places';

/** A place to search around, as in the address of this screen: `lat`, `lon` and its name. */
export type LocatedPlace = Place & { readonly lat: number; readonly lon: number };

export function isLocated(place: Place | null): place is LocatedPlace {
  return place !== null && place.lat !== null && place.lon !== null;
}

function degrees(text: string | undefined, limit: number): number | null {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Math.abs(value) <= limit ? value : null;
}

/** null when the address names no place, or none on this earth. */
export function placeOfQuery(query: Query): LocatedPlace | null {
  const lat = degrees(query.lat, 90);
  const lon = degrees(query.lon, 180);
  if (lat === null || lon === null) return null;
  const title = query.name?.trim() || `${lat}, ${lon}`;
  const place = placeFrom({ id: query.id || `${lat},${lon}`, title, displayName: title, type: query.type, lat, lon });
  return isLocated(place) ? place : null;
}

/** The part of the address that names the place. */
export function queryOfPlace(place: LocatedPlace): Query {
  const { id, displayName, type, lat, lon } = place;
  return { lat: `${lat}`, lon: `${lon}`, name: displayName, id, type };
}
