import type { ReverseGeocode } from '@halte/engine/api/places';
import { metresBetween } from '@halte/engine/timetable/geo/distance';
import type { Position } from '@halte/engine/timetable/geo/position';
import type { Static } from 'typebox';
import type { Accuracy, Place } from './kinds.ts';
import type { Places } from './places.ts';

/** A house at most this far away is the address of the point; a farther one is only near. */
const DOOR_METRES = 30;
const ADDRESS_METRES = 300;
const STREET_METRES = 100;
const STOP_METRES = 600;

export interface NamedPoint extends Place {
  readonly accuracy: Accuracy;
}

/**
 * The address of a point: the house at most 30 m away (`door`), else the nearest house of the nearest street (`near`), else that street
 * (`street`). Where the lines of streets are not known the nearest house within 300 m.
 */
export function addressNear(places: Places, position: Position): NamedPoint | undefined {
  const house = places.nearestAddress(position, ADDRESS_METRES);
  if (house && metresTo(position, house) <= DOOR_METRES) return { ...house, accuracy: 'door' };
  const street = places.nearestStreet(position, STREET_METRES);
  const inStreet = street ? street.nearestHouse(ADDRESS_METRES) : house;
  if (inStreet) return { ...inStreet, accuracy: 'near' };
  return street && { ...street.place, accuracy: 'street' };
}

/** The address of a point, else the smallest park, campus or other ground that it is in (`area`). */
export function pointNear(places: Places, position: Position): NamedPoint | undefined {
  return addressNear(places, position) ?? inArea(places.groundAt(position));
}

/** Names a point: as {@link pointNear}, else the nearest stop area within 600 m, else the district or town, else undefined. */
export function reverseGeocode(places: Places, position: Position): Static<typeof ReverseGeocode> | undefined {
  const place = pointNear(places, position) ?? stopNear(places, position) ?? inArea(places.townAt(position));
  if (!place) return undefined;
  const { id, name, city, postCode, lat, lon, accuracy } = place;
  return { id, name, city, postCode, lat, lon, accuracy };
}

const inArea = (place: Place | undefined): NamedPoint | undefined => place && { ...place, accuracy: 'area' };

function stopNear(places: Places, position: Position): NamedPoint | undefined {
  const stop = places.nearestStopArea(position, STOP_METRES);
  return stop && { ...stop, accuracy: metresTo(position, stop) <= DOOR_METRES ? 'door' : 'near' };
}

function metresTo(from: Position, to: Position): number {
  return metresBetween(from.lat, from.lon, to.lat, to.lon);
}
