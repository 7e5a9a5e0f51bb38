/** Stations without pathways on a journey without stairs. */
import { entrancesOf } from '../search/entrances.ts';
import { stationPathsOf } from '../search/stationPaths.ts';
import type { Feed, Mode, StopIndex } from '../timetable/feed/feed.ts';
import { modeOf } from '../timetable/trips.ts';
import { type Plan, type PlannedRide, ridesOf } from './plan.ts';

/** Modes boarded on the street, where a pram can go as on any pavement. */
const IN_THE_STREET: ReadonlySet<Mode> = new Set(['bus', 'coach', 'tram', 'onDemand']);

/** Names of stops in order of travel, without duplicates. */
export function stairsUnknownAt(feed: Feed, plan: Plan): string[] {
  const { hasEntrance } = entrancesOf(feed);
  const { areConnected } = stationPathsOf(feed);
  const rides = ridesOf(plan);
  const isUnknown = (ride: PlannedRide, stop: StopIndex, direction: 'toStops' | 'fromStops') =>
    !IN_THE_STREET.has(modeOf(feed, ride.trip)) && !hasEntrance(stop, direction);
  const stops = rides.flatMap((ride, i) => {
    const before = rides[i - 1];
    if (before && (ride.staySeated || before.to === ride.from || areConnected(before.to, ride.from))) return [];
    return [
      ...(before && isUnknown(before, before.to, 'fromStops') ? [before.to] : []),
      ...(isUnknown(ride, ride.from, 'toStops') ? [ride.from] : []),
    ];
  });
  const last = rides.at(-1);
  if (last && isUnknown(last, last.to, 'fromStops')) stops.push(last.to);
  return [...new Set(stops.map((stop) => feed.areas[feed.stops[stop]!.area]!.name))];
}
