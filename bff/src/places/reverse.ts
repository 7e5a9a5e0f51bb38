import type { Static } from 'typebox';
import type { ReverseGeocode } from '../api/places.ts';
import type { Place, Position } from './kinds.ts';
import type { Places } from './places.ts';

const ADDRESS_METRES = 300;
const STOP_METRES = 600;

export function addressNear(places: Places, position: Position): Place | undefined {
  return places.nearestAddress(position, ADDRESS_METRES);
}

/** Names a point: the nearest address within 300 m, else the nearest stop area within 600 m, else undefined. */
export function reverseGeocode(places: Places, position: Position): Static<typeof ReverseGeocode> | undefined {
  const place = addressNear(places, position) ?? places.nearestStopArea(position, STOP_METRES);
  if (!place) return undefined;
  const { id, name, city, postCode, lat, lon } = place;
  return { id, name, city, postCode, lat, lon };
}
