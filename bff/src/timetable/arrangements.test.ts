/** Booking deadlines of a ride, in the time zone of the network. */

import { dayFromIso, epochAt, toIso } from '@halte/engine/common/zone';
import { bookingSpan } from '@halte/engine/timetable/arrangements';
import type { BookingNotice } from '@halte/engine/timetable/feed/booking';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { simpleFeed } from './testing/feeds.ts';

const STOPS = 'A 48.1 7.1\nB 48.2 7.1';
/** Runs on Mondays to Fridays. */
const WEEKDAYS = {
  'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
    daily,1,1,1,1,1,1,1,20260101,20261231\noffice,1,1,1,1,1,0,0,20260101,20261231`,
  'trips.txt': 'route_id,service_id,trip_id\nr,daily,t\nr,office,u',
};
const load = (zone: string) => simpleFeed(STOPS, 't: A 8:00, B 8:10\nu: A 9:00, B 9:10', WEEKDAYS, zone);

const EVE: BookingNotice = {
  kind: 'priorDays',
  lastDays: 1,
  lastTime: 17 * 3_600,
  startDays: 14,
  startTime: 8 * 3_600,
  service: -1,
};

function span(feed: Feed, notice: BookingNotice, date: string) {
  const { from, until } = bookingSpan(feed, notice, dayFromIso(date), epochAt(feed.timeZone, `${date}T08:00`));
  return [from, until].map((at) => (at === null ? null : toIso(feed.timeZone, at)));
}

it.each([
  ['Europe/Paris', '+02:00'],
  ['America/New_York', '-04:00'],
  ['Asia/Tokyo', '+09:00'],
])('ends the day before at the time on the clocks of %s', async (zone, offset) => {
  const feed = await load(zone);
  expect(span(feed, EVE, '2026-06-16')).toEqual([`2026-06-02T08:00:00${offset}`, `2026-06-15T17:00:00${offset}`]);
});

it('keeps the time of the clocks where they change in between', async () => {
  const feed = await load('Europe/Paris');
  expect(span(feed, EVE, '2026-03-30')).toEqual(['2026-03-16T08:00:00+01:00', '2026-03-29T17:00:00+02:00']);
});

it('counts minutes back from the departure', async () => {
  const feed = await load('Europe/Paris');
  expect(span(feed, { kind: 'sameDay', minMinutes: 30, maxMinutes: 600 }, '2026-06-16')).toEqual([
    '2026-06-15T22:00:00+02:00',
    '2026-06-16T07:30:00+02:00',
  ]);
  expect(span(feed, { kind: 'realTime' }, '2026-06-16')).toEqual([null, '2026-06-16T08:00:00+02:00']);
});

it('counts the days of the service that the rule names', async () => {
  const feed = await load('Europe/Paris');
  const office = { ...EVE, startDays: null, startTime: null, service: feed.trips.service[1]! };
  // 15 June is a Monday.
  expect(span(feed, office, '2026-06-15')).toEqual([null, '2026-06-12T17:00:00+02:00']);
  expect(span(feed, office, '2026-01-01')).toEqual([null, null]);
  expect(span(feed, { ...EVE, lastTime: null, startDays: null }, '2026-06-15')).toEqual([null, null]);
});
