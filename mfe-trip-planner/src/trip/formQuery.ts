import type { Query } from '@halte/contract';
import { overridesIn, queryOfTrip, TRIP_KEYS, TRIP_TYPE, type Trip } from '@halte/contract/trip';

/** Whether an address describes a trip, if only its time. */
export function describesTrip(query: Query): boolean {
  return Object.keys(query).some((key) => TRIP_KEYS.has(key));
}

/** The part of an address that describes the trip, as one text: equal for addresses that describe the same trip. */
export function tripTextOf(query: Query): string {
  const overrides = overridesIn(query);
  const described = Object.entries(query).filter(([key]) => TRIP_KEYS.has(key) || Object.hasOwn(overrides, key));
  return JSON.stringify(described.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function isUntouched({ departurePlace, arrivalPlace, isViaOn, tripType, followsClock, overrides }: Trip): boolean {
  const hasPlace = departurePlace !== null || arrivalPlace !== null || isViaOn;
  return followsClock && !hasPlace && tripType === TRIP_TYPE.simple && Object.keys(overrides).length === 0;
}

/**
 * The content of the form, for its own address. Unlike the address of a search, it has no time while the trip follows the clock, and
 * it is empty for an untouched form.
 */
export function queryOfForm(trip: Trip, zone: string): Query {
  // Before the time is written: the first formatter of a page takes long to make, and an untouched form needs none.
  if (isUntouched(trip)) return {};
  const { tt = '', dt = '', ...rest } = queryOfTrip(trip, zone);
  const query = { ...rest, ...(trip.followsClock || dt === '' ? {} : { dt }) };
  return trip.tripType === TRIP_TYPE.simple && Object.keys(query).length === 0 ? {} : { ...query, tt };
}

/** The trip of an address as it fills the form: places that the address does not name stay as they are. */
export function withPlacesOf(trip: Trip, former: Trip): Trip {
  if (trip.departurePlace || trip.arrivalPlace || trip.viaPlace) return trip;
  return { ...trip, departurePlace: former.departurePlace, arrivalPlace: former.arrivalPlace };
}
