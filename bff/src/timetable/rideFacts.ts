import type { PlannedRide } from '../journeys/plan.ts';
import type { Accessibility, Feed, Mode, Route, TripIndex } from './feed.ts';
import { metresBetween } from './geo/distance.ts';
import { stopCalls } from './rides.ts';

const ACCESSIBILITY: readonly Accessibility[] = ['unknown', 'yes', 'no'];

export function routeOf(feed: Feed, trip: TripIndex): Route {
  return feed.routes[feed.trips.route[trip]!]!;
}

export function modeOf(feed: Feed, trip: TripIndex): Mode {
  return routeOf(feed, trip).mode;
}

/** Whether the vehicle of a trip takes wheelchairs. */
export function tripAccessibility(feed: Feed, trip: TripIndex): Accessibility {
  return ACCESSIBILITY[feed.trips.wheelchair[trip]!] ?? 'unknown';
}

/** Of the whole: one "no" decides, and "yes" needs all to say so. */
export function accessibilityOf(feed: Feed, rides: readonly PlannedRide[]): Accessibility {
  const said = rides.flatMap(({ trip, from, to }) => [
    tripAccessibility(feed, trip),
    feed.stops[from]!.wheelchair,
    feed.stops[to]!.wheelchair,
  ]);
  if (said.includes('no')) return 'no';
  return said.length > 0 && said.every((one) => one === 'yes') ? 'yes' : 'unknown';
}

/** Metres of a ride: as the feed says, else from stop to stop. */
export function rideMetres(feed: Feed, ride: PlannedRide): number {
  const start = feed.trips.stopTimeStart[ride.trip]!;
  const distances = feed.stopTimes.shapeDistance;
  const told = distances[start + ride.toPosition]! - distances[start + ride.fromPosition]!;
  let straight = 0;
  const stops = stopCalls(feed, ride).map(({ stop }) => feed.stops[stop]!);
  for (const [i, { lat, lon }] of stops.entries()) {
    const before = stops[i - 1];
    if (before) straight += metresBetween(before.lat, before.lon, lat, lon);
  }
  // Some feeds give kilometres, or feet: what is shorter than a straight line or a multiple of it is not in metres.
  return Math.round(told >= straight * 0.9 && told <= straight * 2.5 ? told : straight);
}
