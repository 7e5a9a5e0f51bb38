/** Trips that run every so many minutes. */
import { memoize } from '../../common/memoize.ts';
import type { Feed, Frequency, TripIndex } from '../feed/feed.ts';
import type { TripInstanceId } from './overlay.ts';

const byTrip = memoize(
  (frequencies: Feed['frequencies']): ReadonlyMap<TripIndex, readonly Frequency[]> =>
    Map.groupBy(frequencies, ({ trip }) => trip),
);

/** The headways of the trips that have any. */
export function headwaysOf({ frequencies }: Feed): ReadonlyMap<TripIndex, readonly Frequency[]> {
  return byTrip(frequencies);
}

/** Seconds to add to the trip's stop times for each of its departures by headway. */
export function headwayOffsets(feed: Feed, frequency: Frequency): number[] {
  const firstDeparture = feed.stopTimes.departure[feed.trips.stopTimeStart[frequency.trip]!]!;
  const offsets: number[] = [];
  for (let start = frequency.start; start < frequency.end; start += frequency.headway)
    offsets.push(start - firstDeparture);
  return offsets;
}

/** Seconds from one vehicle to the next at that departure of a trip, if the timetable promises only this; null if it has exact times. */
export function promisedHeadway(feed: Feed, trip: TripIndex, offset: number): number | null {
  const headways = headwaysOf(feed).get(trip);
  if (!headways) return null;
  const start = feed.stopTimes.departure[feed.trips.stopTimeStart[trip]!]! + offset;
  const own = headways.find((one) => start >= one.start && start < one.end && (start - one.start) % one.headway === 0);
  return own && !own.isExact ? own.headway : null;
}

/** Whether the feed has a trip instance. */
export function hasTripInstance(feed: Feed, { trip, serviceDay, offset }: TripInstanceId): boolean {
  if (trip < 0 || trip >= feed.trips.count || !feed.runsOn(feed.trips.service[trip]!, serviceDay)) return false;
  const headways = headwaysOf(feed).get(trip);
  return headways ? headways.some((headway) => headwayOffsets(feed, headway).includes(offset)) : offset === 0;
}
