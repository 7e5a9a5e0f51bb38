/** Formats expected departures, stop times and journeys for tests. */

import { dayFromIso, epochAt, toIso } from '@halte/engine/common/zone';
import { createEngine } from '@halte/engine/search/raptor/engine';
import { departuresAt } from '@halte/engine/timetable/departures';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { tripStopTimes } from '@halte/engine/timetable/rides';
import { search } from '../../engine/testing/journeys.ts';

const DAY = '2026-06-03';

/** `trip expected (scheduled) status`: the departures within four hours. */
export function board(feed: Feed, stop: string, from: string): string[] {
  return departuresAt(feed, [feed.stopById.get(stop)!], epochAt(feed.timeZone, from), 5, 4 * 3_600).map(
    ({ trip, departure, scheduledDeparture, status }) =>
      `${feed.trips.ids.at(trip)} ${clock(feed, departure)} (${clock(feed, scheduledDeparture)}) ${status}`,
  );
}

/** `stop arrival-departure (scheduled arrival) status`. */
export function calls(feed: Feed, id: string, day = DAY, offset = 0): string[] {
  return tripStopTimes(feed, { trip: feed.trips.ids.find(id)!, serviceDay: dayFromIso(day), offset }).map((call) =>
    [
      feed.stops[call.stop]!.id,
      `${clock(feed, call.arrival)}-${clock(feed, call.departure)}`,
      `(${clock(feed, call.scheduledArrival)})`,
      call.status,
    ].join(' '),
  );
}

/** Journeys that leave within an hour. */
export function journeys(feed: Feed, from: string, to: string, time = `${DAY}T07:45`): string[] {
  return search(createEngine(feed), from, to, time);
}

function clock({ timeZone }: Feed, at: number | null): string {
  return at === null ? '-' : toIso(timeZone, at).slice(11, 16);
}
