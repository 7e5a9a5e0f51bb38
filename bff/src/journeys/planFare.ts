import { fareOf } from '../fares/fareOf.ts';
import type { FarePriceResult } from '../fares/price.ts';
import type { FareRide } from '../fares/ride.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { rideStops } from '../timetable/rides.ts';
import { type Plan, type PlannedRide, ridesOf } from './plan.ts';
import { rideState } from './realTime.ts';

/** The price of a planned journey. */
export function planFare(feed: Feed, plan: Plan): FarePriceResult {
  return feed.fares.length === 0 ? 'no-fares' : fareOf(feed, fareRidesOf(feed, plan));
}

function fareRidesOf(feed: Feed, plan: Plan): FareRide[] {
  const boarded: PlannedRide[][] = [];
  for (const ride of ridesOf(plan)) {
    const last = boarded.at(-1);
    if (ride.staySeated && last) last.push(ride);
    else boarded.push([ride]);
  }
  return boarded.map((parts) => fareRide(feed, parts));
}

function fareRide(feed: Feed, parts: readonly PlannedRide[]): FareRide {
  const [first, last] = [parts[0]!, parts.at(-1)!];
  return {
    routes: [...new Set(parts.map(({ trip }) => feed.trips.route[trip]!))],
    stops: parts.flatMap((part) => rideStops(feed, part)),
    departure: rideState(feed, first).scheduledDeparture ?? first.departure,
    arrival: rideState(feed, last).scheduledArrival ?? last.arrival,
  };
}
