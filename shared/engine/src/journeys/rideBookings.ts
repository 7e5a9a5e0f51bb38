/** Arrangements required before the rides of a journey. */

import { arrangementAt } from '../timetable/arrangements.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { type Booking, bookingOfRide } from './bookingAnswer.ts';
import { type Plan, type PlannedRide, ridesOf } from './plan.ts';
import { rideState } from './realTime.ts';

interface RideBookings {
  readonly boardingBooking?: Booking;
  readonly alightingBooking?: Booking;
}

/** Empty at an end where travellers stay seated. */
export function rideBookings(feed: Feed, plan: Plan, ride: PlannedRide): RideBookings {
  const departure = rideState(feed, ride).scheduledDeparture ?? ride.departure;
  const { fromPosition, toPosition } = ride;
  const boarding = isBoarded(ride)
    ? bookingOfRide(feed, { ...ride, position: fromPosition }, departure, 'boarding')
    : null;
  const alighting = isLeft(plan, ride)
    ? bookingOfRide(feed, { ...ride, position: toPosition }, departure, 'alighting')
    : null;
  return {
    ...(boarding ? { boardingBooking: boarding } : {}),
    ...(alighting ? { alightingBooking: alighting } : {}),
  };
}

/** If a journey needs both, the agency, which takes more time. */
export function contactOf(feed: Feed, plan: Plan): 'agency' | 'driver' | null {
  const contacts = ridesOf(plan).flatMap((ride) => {
    const start = feed.trips.stopTimeStart[ride.trip]!;
    return [
      isBoarded(ride) ? arrangementAt(feed, start + ride.fromPosition)?.boarding?.contact : undefined,
      isLeft(plan, ride) ? arrangementAt(feed, start + ride.toPosition)?.alighting?.contact : undefined,
    ];
  });
  return (['agency', 'driver'] as const).find((one) => contacts.includes(one)) ?? null;
}

const isBoarded = ({ staySeated }: PlannedRide) => !staySeated;

function isLeft({ legs }: Plan, ride: PlannedRide): boolean {
  const next = legs[legs.indexOf(ride) + 1];
  return !(next?.kind === 'ride' && next.staySeated);
}
