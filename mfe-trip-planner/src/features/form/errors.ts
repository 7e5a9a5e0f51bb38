import type { Trip } from '@halte/contract/trip';
import { samePlace } from '@halte/places';
import type { PointRole } from '../../trip/model.ts';
import { placeOf } from '../../trip/rules.ts';

export type PlaceError = 'missing' | 'same-place';
export type PlaceErrors = Readonly<Partial<Record<PointRole, PlaceError>>>;

/** Errors that are shown at once, while the form is being filled in. */
export function samePlaceErrors(trip: Trip): PlaceErrors {
  const { departurePlace, arrivalPlace } = trip;
  const viaPlace = trip.isViaOn ? trip.viaPlace : null;
  return {
    ...(samePlace(departurePlace, arrivalPlace) ? { ARRIVAL: 'same-place' } : {}),
    ...(samePlace(viaPlace, departurePlace) || samePlace(viaPlace, arrivalPlace) ? { VIA: 'same-place' } : {}),
  };
}

/** Errors that prevent a search. A via that was added must be chosen. */
export function placeErrors(trip: Trip): PlaceErrors {
  const needed: readonly PointRole[] = trip.isViaOn ? ['DEPARTURE', 'VIA', 'ARRIVAL'] : ['DEPARTURE', 'ARRIVAL'];
  const missing = needed.filter((role) => placeOf(trip, role) === null).map((role) => [role, 'missing'] as const);
  return { ...samePlaceErrors(trip), ...Object.fromEntries(missing) };
}
