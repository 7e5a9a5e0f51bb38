import type { Accessibility, Feed } from '../timetable/feed/feed.ts';
import { metresBetween } from '../timetable/geo/distance.ts';
import { combinedAccessibility, tripAccessibility } from '../timetable/trips.ts';
import type { PlannedRide } from './plan.ts';

/** Accessibility of all vehicles, and of the stops of boarding and alighting. */
export function accessibilityOf(feed: Feed, rides: readonly PlannedRide[]): Accessibility {
  return combinedAccessibility(
    rides.flatMap(({ trip, from, to }) => [
      tripAccessibility(feed, trip),
      feed.stops[from]!.wheelchair,
      feed.stops[to]!.wheelchair,
    ]),
  );
}

/** Metres of a ride: from the feed, else from stop to stop. */
export function rideMetres(feed: Feed, ride: PlannedRide): number {
  const start = feed.trips.stopTimeStart[ride.trip]!;
  const distances = feed.stopTimes.shapeDistance;
  const inFeed = distances[start + ride.toPosition]! - distances[start + ride.fromPosition]!;
  let straight = 0;
  let before = feed.stops[ride.from]!;
  for (let i = start + ride.fromPosition + 1; i <= start + ride.toPosition; i++) {
    const next = feed.stops[feed.stopTimes.stop[i]!]!;
    straight += metresBetween(before.lat, before.lon, next.lat, next.lon);
    before = next;
  }
  // Some feeds give kilometres or feet: a length below the straight line, or a multiple of it, is not in metres.
  return Math.round(inFeed >= straight * 0.9 && inFeed <= straight * 2.5 ? inFeed : straight);
}
