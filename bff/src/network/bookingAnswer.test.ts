/** Arrangements in answers for boards, timetables and trips. */

import { lineBoard, stopBoard } from '@halte/engine/boards/board';
import { dayFromIso, epochAt } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { simpleFeed } from '../timetable/testing/feeds.ts';
import { poleTimetable } from './poleTimetable.ts';
import { lineTimetable } from './timetable.ts';
import { findTrip, tripResponse } from './tripDetail.ts';

const DAY = dayFromIso('2026-06-03');
const STOPS = 'A 48.0 7\nB 48.1 7\nC 48.2 7';
const FILES = {
  'agency.txt':
    'agency_id,agency_name,agency_url,agency_timezone,agency_phone\na,Test,https://test.example,Europe/Paris,01 00 00 00 00',
  'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type,pickup_booking_rule_id,drop_off_booking_rule_id
    t,8:00:00,8:00:00,A,0,2,,eve,
    t,8:10:00,8:10:00,B,1,3,2,,
    t,8:20:00,8:20:00,C,2,,2,,eve
    u,9:00:00,9:00:00,A,0,2,,eve,
    u,9:10:00,9:10:00,B,1,,,,`,
  'trips.txt': 'route_id,service_id,trip_id\nr,daily,t\nr,daily,u',
  'booking_rules.txt': `booking_rule_id,booking_type,prior_notice_last_day,prior_notice_last_time,message,drop_off_message,phone_number,booking_url
    eve,2,1,17:00:00,Call us,Say where,03 88 00 00 00,https://book.example`,
};
const EVE = {
  contact: 'agency',
  notice: 'priorDays',
  daysBefore: 1,
  beforeTime: '17:00',
  phone: '03 88 00 00 00',
  message: 'Call us',
  bookingUrl: 'https://book.example',
};
const UNTIL = { untilDateTime: '2026-06-02T17:00:00+02:00' };

let feed: Feed;

beforeAll(async () => {
  feed = await simpleFeed(STOPS, '', FILES);
});

const stopsOf = (id: string) => [feed.stopById.get(id)!];
const AT_7 = epochAt('Europe/Paris', '2026-06-03T07:00');

it('says on a board until when each departure is booked', () => {
  const { departures } = stopBoard(feed, stopsOf('A'), AT_7, 'direction', 1).lines[0]!.groups[0]!;
  expect(departures[0]!.booking).toEqual({ ...EVE, ...UNTIL });
});

it('says on a board of one line what is arranged to get off', () => {
  const query = { direction: null, to: stopsOf('C'), limit: 1 };
  const [departure] = lineBoard(feed, stopsOf('B'), 0, AT_7, query).departures;
  expect(departure!.booking).toEqual({ contact: 'driver' });
  expect(departure!.arrival!.booking).toEqual({ ...EVE, ...UNTIL, message: 'Say where' });
});

it('has each kind once in a timetable', () => {
  const { columns, bookings } = lineTimetable(feed, 0, 0, DAY);
  expect(bookings).toEqual([
    EVE,
    { contact: 'driver' },
    { contact: 'agency', phone: '01 00 00 00 00' },
    { ...EVE, message: 'Say where' },
  ]);
  expect(columns.map(({ booked }) => booked)).toEqual([
    [
      { row: 0, boarding: 0, alighting: null },
      { row: 1, boarding: 1, alighting: 2 },
      { row: 2, boarding: null, alighting: 3 },
    ],
    [{ row: 0, boarding: 0, alighting: null }],
  ]);
});

it('names the kind of each departure at the pole', () => {
  const { hours, bookings } = poleTimetable(feed, stopsOf('A'), 0, null, DAY);
  expect(hours.flatMap(({ departures }) => departures.map(({ booking }) => booking))).toEqual([0, 0]);
  expect(bookings).toEqual([EVE]);
});

it('says of a trip what is arranged at each stop', () => {
  const { calls } = tripResponse(feed, findTrip(feed, 't', DAY, undefined));
  expect(calls.map(({ boardingBooking, alightingBooking }) => [boardingBooking, alightingBooking])).toEqual([
    [EVE, undefined],
    [{ contact: 'driver' }, { contact: 'agency', phone: '01 00 00 00 00' }],
    [undefined, { ...EVE, message: 'Say where' }],
  ]);
});
