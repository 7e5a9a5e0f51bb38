import {
  later,
  minimumReturn,
  nextWholeMinute,
  TRIP_TYPE,
  type Trip,
  type TripType,
  wholeMinute,
} from '@halte/contract/trip';
import { addMinutes, type Instant, millisOf } from '@halte/i18n';

/** For a departure that the clock has moved: raises the return to its minimum. */
export function withMinimumReturn(trip: Trip): Trip {
  if (trip.returnDateTime === null) return trip;
  return { ...trip, returnDateTime: later(trip.returnDateTime, minimumReturn(trip)) };
}

/** The traveller chose a time to come back: never before its minimum. */
export function withReturn(trip: Trip, returnDateTime: Instant): Trip {
  return { ...trip, returnDateTime: later(wholeMinute(returnDateTime), minimumReturn(trip)) };
}

function oneWay(trip: Trip): Trip {
  const dateChoice = trip.wasArrival ? 'ARRIVAL' : trip.dateChoice;
  return { ...trip, tripType: TRIP_TYPE.simple, dateChoice, wasArrival: false, returnDateTime: null };
}

/**
 * One way, or out and back: there is no via then, the time is that of leaving, and the way back begins with its minimum. One way again, the
 * time is what it was before.
 */
export function withTripType(trip: Trip, tripType: TripType): Trip {
  if (tripType === TRIP_TYPE.simple) return oneWay(trip);
  const returnDateTime = trip.returnDateTime ?? minimumReturn(trip);
  const wasArrival = trip.wasArrival || trip.dateChoice === 'ARRIVAL';
  return {
    ...trip,
    tripType,
    isViaOn: false,
    viaPlace: null,
    viaStayMinutes: 0,
    dateChoice: 'DEPARTURE',
    wasArrival,
    returnDateTime,
  };
}

/** The trip whose return is searched after an outbound journey that arrives at `arrival`: the return never departs before that. */
export function afterOutbound(trip: Trip, arrival: Instant): Trip {
  return { ...trip, returnDateTime: later(trip.returnDateTime ?? minimumReturn(trip), nextWholeMinute(arrival)) };
}

export interface ReturnLimits {
  /** Arrival of the chosen outbound journey. */
  readonly arrival: Instant;
  readonly now: Instant;
}

function earliestReturn(trip: Trip, { arrival, now }: ReturnLimits): Instant {
  return later(afterOutbound({ ...trip, returnDateTime: null }, arrival).returnDateTime ?? now, wholeMinute(now));
}

/** The way back, earlier or later by `minutes`, but not before it is possible. */
export function shiftedReturn(trip: Trip, minutes: number, limits: ReturnLimits): Trip {
  const from = trip.returnDateTime ?? minimumReturn(trip);
  return { ...trip, returnDateTime: later(addMinutes(from, minutes), earliestReturn(trip, limits)) };
}

export function canReturnEarlier(trip: Trip, limits: ReturnLimits): boolean {
  return trip.returnDateTime !== null && millisOf(trip.returnDateTime) > millisOf(earliestReturn(trip, limits));
}
