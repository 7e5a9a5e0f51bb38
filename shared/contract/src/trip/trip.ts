import type { Query } from '../routes.ts';
import type { Instant } from '../time.ts';
import type { Place } from './place.ts';

/** Sent and written as numbers. Not to be confused with view modes, which have a code 1 of their own. */
export const TRIP_TYPE = { simple: 0, fullReturn: 1 } as const;
export type TripType = (typeof TRIP_TYPE)[keyof typeof TRIP_TYPE];

export type DateChoice = 'DEPARTURE' | 'ARRIVAL';

export interface Trip {
  readonly departurePlace: Place | null;
  readonly arrivalPlace: Place | null;
  /** Simple trips only. */
  readonly viaPlace: Place | null;
  readonly isViaOn: boolean;
  /** How long to stay at the via place. */
  readonly viaStayMinutes: number;
  readonly tripType: TripType;
  /** ARRIVAL counts for simple trips only. */
  readonly dateChoice: DateChoice;
  /** Out and back took a time to be there by for the one to leave at: one way restores it, until another time is chosen. */
  readonly wasArrival: boolean;
  /** When to leave, or, with the date choice ARRIVAL, when to be there. Whole minutes. */
  readonly departureDateTime: Instant;
  /** "Leave now": the departure goes with the clock until the traveller chooses a time. */
  readonly followsClock: boolean;
  /** Out-and-back trips only. */
  readonly returnDateTime: Instant | null;
  /** Preferences that the address sets for this trip alone; its other parameters are not touched. */
  readonly overrides: Query;
}

export function emptyTrip(now: Instant): Trip {
  return {
    departurePlace: null,
    arrivalPlace: null,
    viaPlace: null,
    isViaOn: false,
    viaStayMinutes: 0,
    tripType: TRIP_TYPE.simple,
    dateChoice: 'DEPARTURE',
    wasArrival: false,
    departureDateTime: now,
    followsClock: true,
    returnDateTime: null,
    overrides: {},
  };
}
