import { addMinutes, type Instant, millisOf } from '../time.ts';
import type { Trip } from './trip.ts';

/** Between leaving and coming back. */
const RETURN_OFFSET_MINUTES = 120;

/** The earliest way back. */
export function minimumReturn(trip: Trip): Instant {
  return addMinutes(trip.departureDateTime, RETURN_OFFSET_MINUTES);
}

/** A return that would be earlier than the departure, or at the same time, moves to its minimum; any other is left alone. */
export function withReturnAfter(trip: Trip): Trip {
  if (trip.returnDateTime === null) return trip;
  const isTooEarly = millisOf(trip.returnDateTime) <= millisOf(trip.departureDateTime);
  return isTooEarly ? { ...trip, returnDateTime: minimumReturn(trip) } : trip;
}
