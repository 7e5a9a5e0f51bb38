import type { Accessibility, Feed } from '../timetable/feed/feed.ts';
import { metresBetween } from '../timetable/geo/distance.ts';
import { rideStopTimes } from '../timetable/rides.ts';
import { combinedAccessibility, tripAccessibility } from '../timetable/trips.ts';
import type { PlannedRide } from './plan.ts';

/** Of all vehicles, and of the stops where one boards and alights. */
export function accessibilityOf(feed: Feed, rides: readonly PlannedRide[]): Accessibility {
  return combinedAccessibility(
    rides.flatMap(({ trip, from, to }) => [
      tripAccessibility(feed, trip),
      feed.stops[from]!.wheelchair,
      feed.stops[to]!.wheelchair,
    ]),
  );
}

/** Metres of a ride: as the feed says, else from stop to stop. */
export function rideMetres(feed: Feed, ride: PlannedRide): number {
  const start = feed.trips.stopTimeStart[ride.trip]!;
  const distances = feed.stopTimes.shapeDistance;
  const inFeed = distances[start + ride.toPosition]! - distances[start + ride.fromPosition]!;
  let straight = 0;
  const stops = rideStopTimes(feed, ride).map(({ stop }) => feed.stops[stop]!);
  for (const [i, { lat, lon }] of stops.entries()) {
    const before = stops[i - 1];
    if (before) straight += metresBetween(before.lat, before.lon, lat, lon);
  }
  // Some feeds give kilometres, or feet: what is shorter than a straight line or a multiple of it is not in metres.
  return Math.round(inFeed >= straight * 0.9 && inFeed <= straight * 2.5 ? inFeed : straight);
}
