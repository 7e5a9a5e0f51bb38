import type { FarePriceResult } from '@halte/engine/fares/price';
import { type Plan, type PlannedRide, ridesOf } from '@halte/engine/journeys/plan';
import { rideState } from '@halte/engine/journeys/realTime';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { rideStops } from '@halte/engine/timetable/rides';
import { fareOf } from '../fares/fareOf.ts';
import type { FareRide } from '../fares/ride.ts';

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
