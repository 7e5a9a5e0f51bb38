import type { PlannedRide } from '@halte/engine/journeys/plan';
import type { SearchRequest } from '@halte/engine/journeys/request';
import type { JourneyQuery } from '@halte/engine/search/journeyEngine';
import type { Feed } from '@halte/engine/timetable/feed/feed';

/** Whether a journey comes by the via place and stays there as long as was asked for; true without one. */
export function isByVia(
  feed: Feed,
  { viaStaySeconds, options }: Pick<SearchRequest, 'viaStaySeconds' | 'options'>,
  { via }: Pick<JourneyQuery, 'via'>,
  rides: readonly PlannedRide[],
): boolean {
  if (!via) return true;
  const stops = new Set<number>(via.map(({ stop }) => stop));
  if (viaStaySeconds === 0) return rides.some((ride) => callsAt(feed, ride, stops, options.wheelchair));
  const [first, last] = [rides[0], rides.at(-1)];
  if (!first || !last) return false;
  if (stops.has(first.from) || stops.has(last.to)) return true;
  return rides.some((ride, index) => {
    const before = rides[index - 1];
    if (!before || ride.staySeated || !stops.has(before.to) || !stops.has(ride.from)) return false;
    return ride.departure - before.arrival >= viaStaySeconds;
  });
}

/** Whether the traveller could board or alight there on the way. */
function callsAt(feed: Feed, ride: PlannedRide, wanted: ReadonlySet<number>, wheelchair: boolean): boolean {
  const { stop, pickup, dropOff } = feed.stopTimes;
  const start = feed.trips.stopTimeStart[ride.trip]!;
  for (let at = start + ride.fromPosition; at <= start + ride.toPosition; at++) {
    if (!wanted.has(stop[at]!) || (pickup[at] !== 1 && dropOff[at] !== 1)) continue;
    if (!wheelchair || feed.stops[stop[at]!]!.wheelchair !== 'no') return true;
  }
  return false;
}
