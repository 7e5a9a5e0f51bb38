import type { Query } from '@halte/contract';
import { TRIP_TYPE, type Trip } from '@halte/contract/trip';

/** The backend takes no longer codes. */
const LONGEST = 8_000;

/** The chosen journeys of a trip in an address, by their summary codes. */
export interface ChosenCodes {
  readonly outbound: string | null;
  readonly back: string | null;
}

function codeIn(text: string | undefined): string | null {
  return text && text.length <= LONGEST ? text : null;
}

/** `jc` is the way out, or the journey of a simple trip; `rc` the way back. */
export function chosenCodesIn(query: Query): ChosenCodes {
  return { outbound: codeIn(query.jc), back: codeIn(query.rc) };
}

const NONE: ChosenCodes = { outbound: null, back: null };

/** The two ways that were chosen of an out-and-back trip; none of a simple trip, or of one that lacks a place. */
export function chosenRoundTripCodes(trip: Trip, query: Query): ChosenCodes {
  const isOutAndBack = trip.tripType === TRIP_TYPE.fullReturn && trip.departurePlace && trip.arrivalPlace;
  return isOutAndBack ? chosenCodesIn(query) : NONE;
}

/** The same search with these journeys chosen, and no others. */
export function withChosenCodes(query: Query, { outbound, back }: Partial<ChosenCodes>): Query {
  const { jc: _jc, rc: _rc, ...search } = query;
  return { ...search, ...(outbound ? { jc: outbound } : {}), ...(back ? { rc: back } : {}) };
}
