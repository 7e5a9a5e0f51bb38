/** The outcome of importing a defective feed: an error with one message, or warnings and a timetable that can be queried. */

import { epochAt } from '@halte/engine/common/zone';
import { findAccess } from '@halte/engine/search/access';
import type { JourneyQuery } from '@halte/engine/search/journeyEngine';
import { createEngine } from '@halte/engine/search/raptor/engine';
import { departuresAt } from '@halte/engine/timetable/departures';
import { type Feed, FeedError } from '@halte/engine/timetable/feed/feed';
import { rideGeometry, rideStopTimes } from '@halte/engine/timetable/rides';
import { type ImportOptions, importFeed } from '../../timetable/importFeed.ts';

export interface Outcome {
  /** `code: message` of the error, or null. */
  readonly error: string | null;
  /** `code count` of each warning, sorted. */
  readonly warnings: readonly string[];
  readonly feed: Feed | null;
}

/** Imports the feed and queries it: errors other than {@link FeedError} are rethrown. */
export async function outcomeOf(path: string, limits: ImportOptions['limits'] = {}): Promise<Outcome> {
  let feed: Feed;
  try {
    feed = await importFeed({ path }, { today: '2026-06-03', rebaseCalendar: 'never', limits });
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    return { error: `${error.code}: ${error.message}`, warnings: [], feed: null };
  }
  travel(feed);
  return { error: null, warnings: feed.warnings.map(({ code, count }) => `${code} ${count}`).sort(), feed };
}

/** Runs every kind of query on a timetable, at its first and last stops. */
function travel(feed: Feed): void {
  const time = epochAt(feed.timeZone, '2026-06-03T08:00');
  const ends = [...new Set([0, 1, 2, feed.stops.length - 1])].filter((stop) => stop < feed.stops.length);
  departuresAt(feed, ends, time, 20);
  const engine = createEngine(feed);
  for (const stop of ends) findAccess(feed, feed.stops[stop]!.lat, feed.stops[stop]!.lon, 1_000);
  for (const from of ends)
    for (const to of ends)
      for (const windowSeconds of [0, 3_600])
        for (const direction of ['departAfter', 'arriveBy'] as const)
          for (const { legs } of engine.search({ ...QUERY, ...pair(from, to), time, windowSeconds, direction }))
            for (const leg of legs)
              if (leg.kind === 'ride') {
                rideStopTimes(feed, leg);
                rideGeometry(feed, leg);
              }
}

const QUERY: Pick<JourneyQuery, 'excludedModes' | 'maxRides' | 'wheelchair'> = {
  excludedModes: new Set(),
  maxRides: 5,
  wheelchair: false,
};

function pair(from: number, to: number): Pick<JourneyQuery, 'access' | 'egress'> {
  return { access: [{ stop: from, seconds: 0, metres: 0 }], egress: [{ stop: to, seconds: 0, metres: 0 }] };
}
