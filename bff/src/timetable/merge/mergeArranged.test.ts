/** Bookings of several feeds: each stop time keeps its own rule, and each rule its own service. */
import { arrangementAt } from '@halte/engine/timetable/arrangements';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { basics, stopsTxt, withFolder } from '../testing/feeds.ts';
import { importFeeds } from './importFeeds.ts';

/** One trip from A to B, with booking days counted by a service without trips. */
const files = (lat: number, rule: string, from: string) => ({
  ...basics(),
  'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
    daily,1,1,1,1,1,1,1,20260101,20261231\noffice,0,0,0,0,0,0,1,${from},20261231`,
  'stops.txt': stopsTxt(`A ${lat} 7\nB ${lat + 1} 7`),
  'trips.txt': 'route_id,service_id,trip_id\nr,daily,t',
  'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type,pickup_booking_rule_id
    t,8:00:00,8:00:00,A,0,2,,${rule}\nt,8:10:00,8:10:00,B,1,,3,`,
  'booking_rules.txt': `booking_rule_id,booking_type,prior_notice_last_day,prior_notice_last_time,prior_notice_service_id
    ${rule},2,1,17:00:00,office`,
});

function networkOf(): Promise<Feed> {
  return withFolder(files(48, 'one', '20260101'), (path) =>
    withFolder(files(40, 'two', '20260601'), (other) =>
      importFeeds(
        [
          { path, prefix: '' },
          { path: other, prefix: 'x' },
        ],
        { today: '2026-06-01', rebaseCalendar: 'never' },
      ),
    ),
  );
}

it('moves stop times, rules and services together', async () => {
  const feed = await networkOf();
  const found = Array.from({ length: feed.stopTimes.count }, (_, i) => {
    const { boarding, alighting } = arrangementAt(feed, i) ?? {};
    return [boarding && feed.bookingRules[boarding.rule]?.id, alighting?.contact];
  });
  expect(found).toEqual([
    ['one', undefined],
    [null, 'driver'],
    ['x:two', undefined],
    [null, 'driver'],
  ]);
  const runs = feed.bookingRules.map(({ notice }) => {
    const service = notice?.kind === 'priorDays' ? notice.service : -1;
    // 8 March and 7 June are Sundays.
    return [20_520, 20_611].map((day) => feed.runsOn(service, day));
  });
  expect(runs).toEqual([
    [true, true],
    [false, true],
  ]);
});
