import type { EpochSeconds } from '@halte/engine/common/time';
import type { PlannedRide } from '@halte/engine/journeys/plan';
import type { Feed } from '@halte/engine/timetable/feed/feed';

/**
 * `A-C C2-E`: the stops between which each vehicle is taken, or null. Sees that positions and times of each ride are those of the timetable.
 *
 * @param zero the start of the service day of the rides.
 */
export function stopsOfRides(feed: Feed, zero: EpochSeconds, rides: readonly PlannedRide[] | null): string | null {
  const name = (stop: number) => feed.stops[stop]!.id;
  for (const { trip, fromPosition, toPosition, from, to, departure, arrival } of rides ?? []) {
    const first = feed.trips.stopTimeStart[trip]!;
    expect([feed.stopTimes.stop[first + fromPosition], feed.stopTimes.stop[first + toPosition]]).toEqual([from, to]);
    expect(departure - zero).toBe(feed.stopTimes.departure[first + fromPosition]);
    expect(arrival - zero).toBe(feed.stopTimes.arrival[first + toPosition]);
  }
  return rides?.map(({ from, to }) => `${name(from)}-${name(to)}`).join(' ') ?? null;
}
