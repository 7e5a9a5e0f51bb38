import type { Static } from 'typebox';
import type { ReverseGeocode } from '../api/places.ts';
import { metresBetween } from '../timetable/geo/distance.ts';
import type { Place, Position } from './kinds.ts';
import type { Places } from './places.ts';

/** A house at most this far away is the address of the point; a farther one is only near. */
const DOOR_METRES = 30;
const ADDRESS_METRES = 300;
const STOP_METRES = 600;

type NamedPoint = Place & Required<Pick<Place, 'accuracy'>>;

/** The nearest address within 300 m: at most 30 m away with the accuracy `door`, else with `near`. */
export function addressNear(places: Places, position: Position): NamedPoint | undefined {
  return withAccuracy(places.nearestAddress(position, ADDRESS_METRES), position);
}

/** Names a point: the nearest address within 300 m, else the nearest stop area within 600 m, else undefined. */
export function reverseGeocode(places: Places, position: Position): Static<typeof ReverseGeocode> | undefined {
  const place = addressNear(places, position) ?? withAccuracy(places.nearestStopArea(position, STOP_METRES), position);
  if (!place) return undefined;
  const { id, name, city, postCode, lat, lon, accuracy } = place;
  return { id, name, city, postCode, lat, lon, accuracy };
}

function withAccuracy(place: Place | undefined, { lat, lon }: Position): NamedPoint | undefined {
  if (!place) return undefined;
  const isThere = metresBetween(lat, lon, place.lat, place.lon) <= DOOR_METRES;
  return { ...place, accuracy: isThere ? 'door' : 'near' };
}
