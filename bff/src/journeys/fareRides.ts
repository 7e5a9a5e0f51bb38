import type { EpochSeconds } from '../common/time.ts';
import type { Feed, RouteIndex, StopIndex } from '../timetable/feed/feed.ts';
import { rideStops } from '../timetable/rides.ts';
import { type Plan, type PlannedRide, ridesOf } from './plan.ts';
import { rideState } from './realTime.ts';

/** From getting on to getting off, whatever line the vehicle becomes meanwhile. */
export interface FareRide {
  /** Each once. */
  readonly routes: readonly RouteIndex[];
  /** In order, those between both ends as well. */
  readonly stops: readonly StopIndex[];
  /** By the timetable: a delay does not change what one pays. */
  readonly departure: EpochSeconds;
  readonly arrival: EpochSeconds;
}

export function fareRidesOf(feed: Feed, plan: Plan): FareRide[] {
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
