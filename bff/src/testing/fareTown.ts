/** For tests: a town with fare zones, and the prices of rides in it. */

import { dayFromIso } from '@halte/engine/common/zone';
import type { Plan, PlannedRide } from '@halte/engine/journeys/plan';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { stopTimesOf } from '@halte/engine/timetable/stopTimes';
import { planFare } from '../journeys/planFare.ts';
import type { ImportOptions } from '../timetable/importFeed.ts';
import { importFeeds } from '../timetable/merge/importFeeds.ts';
import { basics, feedOf, type GtfsFiles, withFolder } from '../timetable/testing/feeds.ts';

/** C1 and C2 are platforms of the station C. Zones: 1 A and B, 2 C, 3 D; F has none. Lines r and s are of agency a, t of agency b. */
const TOWN: GtfsFiles = {
  ...basics(),
  'agency.txt': `agency_id,agency_name,agency_url,agency_timezone
    a,A,https://a.example,Europe/Paris
    b,B,https://b.example,Europe/Paris`,
  'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,zone_id,stop_timezone
    A,A,48.0,2,0,,1,
    B,B,48.1,2,0,,1,
    C,C,48.2,2,1,,,
    C1,C,48.2,2,0,C,2,
    C2,C,48.2,2,0,C,2,
    D,D,48.3,2,0,,3,
    F,F,48.4,2,0,,,Europe/London`,
  'routes.txt': `route_id,agency_id,route_short_name,route_type
    r,a,R,3
    s,a,S,3
    t,b,T,3`,
  'trips.txt': `route_id,service_id,trip_id
    r,daily,r1
    s,daily,s1
    t,daily,t1
    r,daily,night`,
  'stop_times.txt': `trip_id,stop_sequence,stop_id,arrival_time,departure_time
    r1,1,A,8:00:00,8:00:00
    r1,2,B,8:10:00,8:10:00
    r1,3,C1,8:20:00,8:20:00
    r1,4,D,8:30:00,8:30:00
    r1,5,F,8:40:00,8:40:00
    s1,1,C2,8:30:00,8:30:00
    s1,2,D,8:45:00,8:45:00
    s1,3,F,9:00:00,9:00:00
    t1,1,C1,8:50:00,8:50:00
    t1,2,D,9:00:00,9:00:00
    t1,3,A,9:30:00,9:30:00
    night,1,A,23:50:00,23:50:00
    night,2,B,24:10:00,24:10:00
    night,3,C1,24:30:00,24:30:00`,
};

/** A CSV file with all columns in each row. */
export function table(columns: string, rows: readonly string[]): string {
  const width = columns.split(',').length;
  return [columns, ...rows.map((row) => row + ','.repeat(width - row.split(',').length))].join('\n');
}

export function fareTown(files: GtfsFiles, options: Partial<ImportOptions> = {}): Promise<Feed> {
  return feedOf({ ...TOWN, ...files }, options);
}

/** The town twice in one network; all ids begin with `x:` or `y:`. */
export function twoTimetables(x: GtfsFiles, y: GtfsFiles): Promise<Feed> {
  return withFolder({ ...TOWN, ...x }, (one) =>
    withFolder({ ...TOWN, ...y }, (other) =>
      importFeeds(
        [
          { path: one, prefix: 'x' },
          { path: other, prefix: 'y' },
        ],
        { today: '2026-06-01', rebaseCalendar: 'never' },
      ),
    ),
  );
}

/**
 * @param rides e.g. `r1 A-C1, s1 C2-D`; a `+` before a trip means an in-seat transfer.
 * @returns e.g. `170 EUR`, or why there is no price.
 */
export function priceOf(feed: Feed, rides: string, day = '2026-06-03'): string {
  const fare = planFare(feed, planOf(feed, rides, day));
  return typeof fare === 'string' ? fare : `${fare.amount} ${fare.currency}`;
}

function planOf(feed: Feed, rides: string, day: string): Plan {
  const legs = rides === '' ? [] : rides.split(', ').map((ride) => rideOf(feed, ride, day));
  const spot = { id: '', name: '', lat: 48, lon: 2 };
  return { from: spot, to: spot, departure: legs[0]?.departure ?? 0, arrival: legs.at(-1)?.arrival ?? 0, legs };
}

function rideOf(feed: Feed, text: string, day: string): PlannedRide {
  const [, seated, id, from, to] = /^(\+?)(\S+) (\S+)-(\S+)$/.exec(text) ?? [];
  const trip = feed.trips.ids.find(id!)!;
  const first = feed.trips.stopTimeStart[trip]!;
  const positionOf = (stop: string) => feed.stopTimes.stop.indexOf(feed.stopById.get(stop)!, first) - first;
  const [fromPosition, toPosition] = [positionOf(from!), positionOf(to!)];
  const serviceDay = dayFromIso(day);
  const expectedAt = stopTimesOf(feed, { trip, serviceDay, offset: 0 });
  return {
    kind: 'ride',
    trip,
    serviceDay,
    offset: 0,
    fromPosition,
    toPosition,
    from: feed.stopById.get(from!)!,
    to: feed.stopById.get(to!)!,
    departure: expectedAt(fromPosition).departure,
    arrival: expectedAt(toPosition).arrival,
    ...(seated === '+' ? { staySeated: true } : {}),
  };
}
