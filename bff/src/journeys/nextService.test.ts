/** If nothing runs at the requested time, the answer says when something does. */

import { dayFromIso, epochAt, isoOfDay } from '@halte/engine/common/zone';
import { optionsOf } from '@halte/engine/journeys/options';
import { createEngine } from '@halte/engine/search/raptor/engine';
import { simpleFeed } from '../timetable/testing/feeds.ts';
import { answerRequest } from './testing/searchJourneys.ts';

const STOPS = 'A 48.0 7.0\nB 48.4 7.0\nC 48.8 7.0\nD 49.2 7.0';
const CALENDAR = 'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date';
const TRIPS = 'early: A 6:12, B 6:40\nlate: A 23:50, B 24:20\nother: C 8:00, D 9:00';
/** In 2026, 30 November is a Monday. */
const ON_MONDAYS = `${CALENDAR}\ndaily,1,0,0,0,0,0,0,20261101,20261231`;

interface Question {
  readonly at: string;
  readonly direction?: 'departAfter' | 'arriveBy';
  readonly zone?: string;
  readonly calendar?: string;
  readonly to?: string;
  readonly now?: string;
  readonly trips?: string;
  readonly more?: Readonly<Record<string, string>>;
}

async function answerTo({
  at,
  direction = 'departAfter',
  zone = 'Europe/Paris',
  calendar = ON_MONDAYS,
  to = 'B',
  now,
  trips = TRIPS,
  more = {},
}: Question) {
  const feed = await simpleFeed(STOPS, trips, { 'calendar.txt': calendar, ...more }, zone);
  const engine = createEngine(feed);
  const endpoint = (id: string) => {
    const { lat, lon, name } = feed.stops[feed.stopById.get(id)!]!;
    return { id, name, lat, lon, stops: [feed.stopById.get(id)!] };
  };
  const search = jest.spyOn(engine, 'search');
  const answer = await answerRequest(
    { feed, engine },
    {
      from: endpoint('A'),
      to: endpoint(to),
      via: null,
      viaStaySeconds: 0,
      time: epochAt(zone, at),
      direction,
      options: optionsOf(undefined),
      now: epochAt(zone, now ?? '2026-11-01T00:00'),
      language: null,
    },
  );
  const { reason, nextDepartureDateTime, nextArrivalDateTime } = answer;
  return { given: [reason, nextDepartureDateTime, nextArrivalDateTime], searches: search.mock.calls.length };
}

it.each<[string, Question, [string | null, string | null, string | null]]>([
  ['the next Monday', { at: '2026-11-24T10:00' }, ['nothing-runs', '2026-11-30T06:12:00+01:00', null]],
  [
    'the next Monday in New York',
    { at: '2026-11-24T10:00', zone: 'America/New_York' },
    ['nothing-runs', '2026-11-30T06:12:00-05:00', null],
  ],
  [
    'the next Monday in Auckland',
    { at: '2026-11-24T10:00', zone: 'Pacific/Auckland' },
    ['nothing-runs', '2026-11-30T06:12:00+13:00', null],
  ],
  [
    'the Monday before, for an arrival: past midnight, so on Tuesday',
    { at: '2026-11-27T10:00', direction: 'arriveBy' },
    ['nothing-runs', null, '2026-11-24T00:20:00+01:00'],
  ],
  [
    'the next one instead, where the one before has left',
    { at: '2026-11-27T10:00', direction: 'arriveBy', now: '2026-11-26T09:00' },
    ['nothing-runs', '2026-11-30T06:12:00+01:00', null],
  ],
  [
    'the next one of the same day, where none arrives in time',
    { at: '2026-11-30T06:30', direction: 'arriveBy', now: '2026-11-30T06:00' },
    ['nothing-runs', '2026-11-30T06:12:00+01:00', null],
  ],
  [
    'the first day of a timetable that has not begun',
    { at: '2026-10-05T10:00' },
    ['outside-timetable', '2026-11-02T06:12:00+01:00', null],
  ],
  ['nothing after the last day', { at: '2026-12-28T23:55' }, ['nothing-runs', null, null]],
  ['nothing where the timetable has ended', { at: '2027-06-01T10:00' }, ['outside-timetable', null, null]],
  [
    'the last arrival of a timetable that has ended',
    { at: '2027-06-01T10:00', direction: 'arriveBy' },
    ['outside-timetable', null, '2026-12-29T00:20:00+01:00'],
  ],
  ['nothing between places that no line joins', { at: '2026-11-24T10:00', to: 'D' }, ['nothing-runs', null, null]],
  ['no other time where there is one soon', { at: '2026-11-29T10:00' }, [null, null, null]],
])('tells %s', async (_case, question, expected) => {
  expect((await answerTo(question)).given).toEqual(expected);
});

it.each([
  ['Monday', '2026-11-02'],
  ['Tuesday', '2026-11-03'],
  ['Wednesday', '2026-11-04'],
  ['Thursday', '2026-11-05'],
  ['Friday', '2026-11-06'],
  ['Saturday', '2026-11-07'],
  ['Sunday', '2026-11-08'],
])('finds a journey of the same day a week later, among others that run daily: %s', async (_day, date) => {
  const weekly = Array.from(
    { length: 7 },
    (_, week) => `once,${isoOfDay(dayFromIso(date) + 7 * week).replaceAll('-', '')},1`,
  );
  const more = {
    'calendar_dates.txt': ['service_id,date,exception_type', ...weekly].join('\n'),
    'trips.txt': 'route_id,service_id,trip_id\nr,once,whole\nr,daily,out\nr,daily,off',
    'stop_times.txt': [
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
      'whole,8:00:00,8:00:00,A,1\nwhole,9:00:00,9:00:00,D,2',
      'out,8:00:00,8:00:00,A,1\nout,8:10:00,8:10:00,B,2\noff,8:00:00,8:00:00,C,1\noff,8:10:00,8:10:00,D,2',
    ].join('\n'),
  };
  const everyDay = `${CALENDAR}\ndaily,1,1,1,1,1,1,1,20261101,20261231`;
  const { given } = await answerTo({ at: `${date}T20:00`, to: 'D', calendar: everyDay, more });
  expect(given).toEqual(['nothing-runs', `${isoOfDay(dayFromIso(date) + 7)}T08:00:00+01:00`, null]);
});

it('searches a day on which the same services run only once', async () => {
  const everyDay = `${CALENDAR}\ndaily,1,1,1,1,1,1,1,20261101,20261231`;
  const { given, searches } = await answerTo({ at: '2026-11-24T10:00', to: 'D', calendar: everyDay });
  expect(given).toEqual(['nothing-runs', null, null]);
  // The window with its fallback, the days in the middle, and the last two, whose following days differ in service.
  expect(searches).toBe(4);
});

it('ends after four different days', async () => {
  const days = Array.from({ length: 30 }, (_, i) => `d${i},${20261101 + i},1`);
  const trips = days.map((_, i) => `r,d${i},out${i}\nr,d${i},off${i}`);
  const times = days.map(
    (_, i) =>
      `out${i},8:00:00,8:00:00,A,1\nout${i},8:10:00,8:10:00,B,2\noff${i},8:00:00,8:00:00,C,1\noff${i},8:10:00,8:10:00,D,2`,
  );
  const more = {
    'calendar.txt': CALENDAR,
    'calendar_dates.txt': ['service_id,date,exception_type', ...days].join('\n'),
    'trips.txt': ['route_id,service_id,trip_id', ...trips].join('\n'),
    'stop_times.txt': ['trip_id,arrival_time,departure_time,stop_id,stop_sequence', ...times].join('\n'),
  };
  const { given, searches } = await answerTo({ at: '2026-11-03T10:00', to: 'D', more });
  expect(given).toEqual(['nothing-runs', null, null]);
  expect(searches).toBe(1 + 4);
});
