import { stopBoard } from '@halte/engine/boards/board';
import { dayFromIso, epochAt } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { twoZonesFeed } from '../timetable/testing/twoZones.ts';
import { lineDetail } from './lineDetail.ts';
import { poleTimetable } from './poleTimetable.ts';
import { lineTimetable } from './timetable.ts';
import { findTrip, tripResponse } from './tripDetail.ts';

const DAY = dayFromIso('2026-06-03');
let feed: Feed;

beforeAll(async () => {
  feed = await twoZonesFeed();
});

it('gives each stop its own zone, its station’s, or the agency’s', () => {
  expect(feed.stops.map(({ id, timeZone }) => [id, timeZone])).toEqual([
    ['East', 'America/New_York'],
    ['Middle', 'America/New_York'],
    ['West:1', 'America/Chicago'],
    ['Yard', 'US/Central'],
  ]);
  expect(feed.warnings).toEqual([]);
});

it('counts the times of a trip in the zone of the agency, and shows each on the clock of its stop', () => {
  const { calls } = tripResponse(feed, findTrip(feed, 'out', DAY, undefined));
  expect(calls.map(({ name, arrivalDateTime }) => [name, arrivalDateTime])).toEqual([
    ['East', '2026-06-03T08:00:00-04:00'],
    ['Middle', '2026-06-03T09:00:00-04:00'],
    ['West', '2026-06-03T09:30:00-05:00'],
    ['Yard', '2026-06-03T09:45:00-05:00'],
  ]);
});

it('shows departures and timetables of a stop on its clock', () => {
  const west = [feed.stopById.get('West:1')!];
  const from = epochAt(feed.timeZone, '2026-06-03T08:00');
  const [line] = stopBoard(feed, west, from, 'direction', 5).lines;
  const departures = line!.groups.flatMap((group) => group.departures);
  expect(departures.map(({ tripId, departureDateTime }) => [tripId, departureDateTime])).toEqual([
    ['out', '2026-06-03T09:35:00-05:00'],
    ['back', '2026-06-03T22:50:00-05:00'],
  ]);
  expect(poleTimetable(feed, west, 0, null, DAY).hours.map(({ hour }) => hour)).toEqual([9, 22]);
  const { rows, columns } = lineTimetable(feed, 0, 0, DAY);
  expect(columns.map(({ times }) => times.map((time, i) => `${rows[i]!.name} ${time?.slice(11, 16)}`))).toEqual([
    ['East 08:00', 'Middle 09:00', 'West 09:35', 'Yard 09:45'],
  ]);
});

it('shows how far a board reaches on the clock of its stop', () => {
  const from = epochAt(feed.timeZone, '2026-06-03T08:00');
  const boardOf = (stop: string) => stopBoard(feed, [feed.stopById.get(stop)!], from, 'direction', 5);
  expect([boardOf('East').from, boardOf('West:1').from, boardOf('West:1').until]).toEqual([
    '2026-06-03T08:00:00-04:00',
    '2026-06-03T07:00:00-05:00',
    '2026-06-04T07:00:00-05:00',
  ]);
});

it('shows the first and the last departure of a line on the clocks of the stops where they leave', () => {
  expect(lineDetail(feed, 0, DAY).directions.map(({ today }) => today)).toEqual([
    { first: '2026-06-03T08:00:00-04:00', last: '2026-06-03T08:00:00-04:00' },
    { first: '2026-06-03T22:50:00-05:00', last: '2026-06-03T22:50:00-05:00' },
  ]);
});
