import type { Trip } from '@halte/contract/trip';
import { isUserPosition, type Place } from '@halte/places';

interface Ends {
  readonly from: { readonly name: string };
  readonly to: { readonly name: string };
}

function named(place: Place | null, { name }: { readonly name: string }): Place | null {
  return place === null || name === '' || isUserPosition(place) ? place : { ...place, title: name };
}

/** A trip with the names of the journey's ends, because a link may carry any names. */
export function namedByJourney(trip: Trip, { from, to }: Ends): Trip {
  return {
    ...trip,
    departurePlace: named(trip.departurePlace, from),
    arrivalPlace: named(trip.arrivalPlace, to),
  };
}
