/** Answers when the next vehicle leaves hours later, or the traveller does not walk the whole way. */

import { epochAt } from '@halte/engine/common/zone';
import { optionsOf } from '@halte/engine/journeys/options';
import type { SearchRequest } from '@halte/engine/journeys/request';
import { createEngine } from '@halte/engine/search/raptor/engine';
import { simpleFeed } from '../timetable/testing/feeds.ts';
import { answerRequest } from './testing/searchJourneys.ts';

/** On foot from A, Near is 13 minutes away, Half 23, Middle 40; Far is too far. */
const STOPS = 'A 48.0 7.0\nNear 48.007 7.0\nHalf 48.012 7.0\nMiddle 48.021 7.0\nHub 48.1 7.0\nFar 48.2 7.0';

interface Question {
  readonly at: string;
  readonly to: string;
  readonly trips: string;
  readonly options?: Parameters<typeof optionsOf>[0];
  readonly files?: Readonly<Record<string, string>>;
  readonly more?: Partial<Pick<SearchRequest, 'direction' | 'now'>>;
}

async function answerTo({ at, to, trips, options, files = {}, more = {} }: Question) {
  const feed = await simpleFeed(STOPS, trips, files);
  const endpoint = (id: string) => {
    const { lat, lon, name } = feed.stops[feed.stopById.get(id)!]!;
    return { id, name, lat, lon, stops: [feed.stopById.get(id)!] };
  };
  const { groups, reason, nextDepartureDateTime, nextArrivalDateTime } = await answerRequest(
    { feed, engine: createEngine(feed) },
    {
      from: endpoint('A'),
      to: endpoint(to),
      via: null,
      viaStaySeconds: 0,
      time: epochAt('Europe/Paris', at),
      direction: 'departAfter',
      options: optionsOf(options),
      now: 0,
      language: null,
      ...more,
    },
  );
  return {
    groups: groups.map(({ key, journeys }) =>
      [key, ...journeys.map((one) => `${one.departureDateTime.slice(8, 16)}>${one.arrivalDateTime.slice(8, 16)}`)].join(
        ' ',
      ),
    ),
    reason,
    next: [nextDepartureDateTime, nextArrivalDateTime],
  };
}

/** The last bus of the evening waits for the first one of the morning. */
const NIGHT = 'out: A 22:00, Hub 22:30\nmorning: Hub 30:00, Far 30:30\ndirect: A 30:15, Far 31:20';

it('does not spend the night at a stop where a journey of the morning leaves within a day', async () => {
  const { groups, reason } = await answerTo({ at: '2026-06-03T21:44', to: 'Far', trips: NIGHT });
  expect([groups, reason]).toEqual([['publicTransport 04T06:15>04T07:20'], null]);
});

it('nor, to arrive by a time, where one of the day before has arrived', async () => {
  const trips = `day: A 17:00, Far 18:00\n${NIGHT}`;
  const question = { at: '2026-06-04T06:47', to: 'Far', trips, more: { direction: 'arriveBy' } } as const;
  expect((await answerTo(question)).groups).toEqual(['publicTransport 03T17:00>03T18:00']);
});

it('spends the night at a stop where there is nothing else', async () => {
  const [out, morning] = NIGHT.split('\n');
  const { groups } = await answerTo({ at: '2026-06-03T21:44', to: 'Far', trips: `${out}\n${morning}` });
  expect(groups).toEqual(['publicTransport 03T22:00>04T06:30']);
});

const SLOW = 'slow: A 11:40, Middle 12:27';
it.each<[string, Question['options'], string[]]>([
  ['what is slower than a long walk, with it', undefined, ['publicTransport 03T11:40>03T12:27', 'walking', 'bike']],
  ['no walk beyond the limit of the traveller', { maxWalk: 500 }, ['publicTransport 03T11:40>03T12:27', 'bike']],
  ['neither walk nor bike in a wheelchair', { wheelchair: 'on' }, ['publicTransport 03T11:40>03T12:27']],
])('shows %s', async (_case, options, expected) => {
  const { groups, reason } = await answerTo({ at: '2026-06-03T11:04', to: 'Middle', trips: SLOW, options });
  expect(groups.map((group) => (group.startsWith('public') ? group : group.split(' ')[0]))).toEqual(expected);
  expect(reason).toBeNull();
});

const LATER = 'slow: A 11:40, Near 12:10, Half 12:40\nquick: A 15:00, Near 15:05, Half 15:10';
it.each([
  ['goes on to a ride that saves time on a walk of 23 minutes', 'Half', ['publicTransport', 'walking', 'bike'], null],
  ['is content with a walk of 13 minutes', 'Near', ['walking', 'bike'], 'walking-is-quicker'],
])('%s', async (_case, to, keys, expected) => {
  const { groups, reason, next } = await answerTo({ at: '2026-06-03T11:04', to, trips: LATER });
  expect([groups.map((group) => group.split(' ')[0]), reason, next]).toEqual([keys, expected, [null, null]]);
});

it('says the next departure where all rides of the day are slower than a walk of 23 minutes', async () => {
  const [slow, quick] = LATER.split('\n');
  const files = {
    'calendar.txt':
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n' +
      'daily,1,1,1,1,1,1,1,20260101,20261231\nfriday,0,0,0,0,1,0,0,20260101,20261231',
    'trips.txt': 'route_id,service_id,trip_id\nr,daily,slow\nr,friday,quick',
  };
  const { reason, next } = await answerTo({ at: '2026-06-03T11:04', to: 'Half', trips: `${slow}\n${quick}`, files });
  expect([reason, next]).toEqual(['walking-is-quicker', ['2026-06-05T15:00:00+02:00', null]]);
});

it('says a next departure that is shown when it is answerTo for, not one that waits for a night', async () => {
  const files = {
    'calendar.txt':
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n' +
      'sunday,0,0,0,0,0,0,1,20260101,20261231\nmonday,1,0,0,0,0,0,0,20260101,20261231',
    'trips.txt': 'route_id,service_id,trip_id\nr,sunday,out\nr,monday,morning\nr,monday,direct',
  };
  const trips = 'out: A 21:12, Hub 21:40\nmorning: Hub 6:00, Far 6:30\ndirect: A 6:15, Far 7:20';
  const saturday = await answerTo({ at: '2026-06-06T10:03', to: 'Far', trips, files });
  expect([saturday.reason, saturday.next]).toEqual(['nothing-runs', ['2026-06-08T06:15:00+02:00', null]]);
  const { groups } = await answerTo({ at: '2026-06-08T06:15', to: 'Far', trips, files });
  expect(groups).toEqual(['publicTransport 08T06:15>08T07:20']);
});

it('offers nothing that has left, to arrive by a time that has not passed, and says what leaves next', async () => {
  const trips = 'noon: A 12:00, Far 12:20\nlater: A 33:10, Far 33:30';
  const now = epochAt('Europe/Paris', '2026-06-03T23:16');
  const question = { at: '2026-06-04T08:35', to: 'Far', trips } as const;
  const { groups, reason, next } = await answerTo({ ...question, more: { direction: 'arriveBy', now } });
  expect([groups, reason]).toEqual([[], 'nothing-runs']);
  expect(next[0]).toBe('2026-06-04T09:10:00+02:00');
});

it('offers what left before a time that has passed', async () => {
  const now = epochAt('Europe/Paris', '2026-06-05T10:00');
  const question = { at: '2026-06-04T08:35', to: 'Far', trips: 'noon: A 12:00, Far 12:20' } as const;
  const { groups } = await answerTo({ ...question, more: { direction: 'arriveBy', now } });
  expect(groups).toEqual(['publicTransport 03T12:00>03T12:20']);
});
