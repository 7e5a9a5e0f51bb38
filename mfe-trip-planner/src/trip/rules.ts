import { type DateChoice, later, TRIP_TYPE, type Trip, wholeMinute, withReturnAfter } from '@halte/contract/trip';
import { addMinutes, type Instant, millisOf } from '@halte/i18n';
import { type Place, samePlace } from '@halte/places';
import type { PointRole } from './model.ts';
import { withMinimumReturn } from './returnTrip.ts';

const PLACE_OF = { DEPARTURE: 'departurePlace', ARRIVAL: 'arrivalPlace', VIA: 'viaPlace' } as const;

export function placeOf(trip: Trip, role: PointRole): Place | null {
  return trip[PLACE_OF[role]];
}

export function withPlace(trip: Trip, role: PointRole, place: Place | null): Trip {
  return { ...trip, [PLACE_OF[role]]: place };
}

export function swapped(trip: Trip): Trip {
  return { ...trip, departurePlace: trip.arrivalPlace, arrivalPlace: trip.departurePlace };
}

/** A via belongs to simple trips; without it its place is forgotten. */
export function withVia(trip: Trip, isViaOn: boolean): Trip {
  const isPossible = isViaOn && trip.tripType === TRIP_TYPE.simple;
  if (isPossible) return { ...trip, isViaOn: true };
  return { ...trip, isViaOn: false, viaPlace: null, viaStayMinutes: 0 };
}

/** The traveller chose a time: from here on the trip does not follow the clock. */
export function withDateTime(trip: Trip, departureDateTime: Instant): Trip {
  const chosen = { departureDateTime: wholeMinute(departureDateTime), followsClock: false, wasArrival: false };
  return withReturnAfter({ ...trip, ...chosen });
}

export function withDateChoice(trip: Trip, choice: DateChoice): Trip {
  const dateChoice = trip.tripType === TRIP_TYPE.simple ? choice : 'DEPARTURE';
  return { ...trip, dateChoice, followsClock: false, wasArrival: false };
}

export function leavingNow(trip: Trip, now: Instant): Trip {
  return { ...withDateTime(trip, now), dateChoice: 'DEPARTURE', followsClock: true };
}

/**
 * A trip after a tick of the clock: a departure that has passed is raised to now, and then the return keeps its minimum distance. A return that the
 * traveller has set closer to a future departure stays. Same object when nothing changes.
 */
export function ticked(trip: Trip, now: Instant): Trip {
  const departureDateTime = later(trip.departureDateTime, wholeMinute(now));
  return departureDateTime === trip.departureDateTime ? trip : withMinimumReturn({ ...trip, departureDateTime });
}

/** Earlier or later by `minutes`, but never before now. */
export function shifted(trip: Trip, minutes: number, now: Instant): Trip {
  return withDateTime(trip, later(addMinutes(trip.departureDateTime, minutes), wholeMinute(now)));
}

export function canShiftEarlier(trip: Trip, now: Instant): boolean {
  return millisOf(trip.departureDateTime) > millisOf(wholeMinute(now));
}

/** A trip out of an address, as it goes back into the form: a departure that has passed means now, and moves the way back as the clock does. */
export function asDraft(trip: Trip, now: Instant): Trip {
  return canShiftEarlier(trip, now) ? trip : withMinimumReturn(leavingNow(trip, now));
}

/** The end that a place from a list fills: the destination while it is empty, then the origin. */
export function roleToFill(trip: Trip): PointRole {
  return trip.arrivalPlace && !trip.departurePlace ? 'DEPARTURE' : 'ARRIVAL';
}

/** Places that are not part of the trip already. */
export function unusedPlaces(places: readonly Place[], trip: Trip): readonly Place[] {
  return places.filter((place) => !samePlace(place, trip.departurePlace) && !samePlace(place, trip.arrivalPlace));
}

/** The next empty field; null when all are filled. */
export function nextToFill({ departurePlace, arrivalPlace, viaPlace, isViaOn }: Trip): PointRole | null {
  if (!departurePlace) return 'DEPARTURE';
  if (isViaOn && !viaPlace) return 'VIA';
  return arrivalPlace ? null : 'ARRIVAL';
}
