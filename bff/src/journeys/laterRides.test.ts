import { detailJourney } from '@halte/engine/journeys/detail';
import { laterRides } from '@halte/engine/journeys/laterRides';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { NO_ALERTS } from '../realtime/alerts.ts';
import { MONDAY, MONDAY_AT_8, smallTown } from '../testing/smallTown.ts';
import { withUpdates } from '../timetable/realtime/withUpdates.ts';
import { type InstanceChanges, instanceUpdate, updatesOf } from '../timetable/testing/updates.ts';
import { besideOf } from './beside.ts';
import { searchJourneys } from './testing/searchJourneys.ts';

let town: Awaited<ReturnType<typeof smallTown>>;
let code: string;

beforeAll(async () => {
  town = await smallTown();
  const body = { fromId: 'Gare', toId: 'Hôpital Œuvre d’Été', tripType: 0 } as const;
  const { groups } = await searchJourneys(town, { ...body, departureDateTime: `${MONDAY}T08:00` }, MONDAY_AT_8);
  const journeys = groups.flatMap(({ journeys: some }) => some);
  // Tram A 08:00–08:04, bus B 08:07–08:15.
  code = journeys.find(({ modes }) => modes.join() === 'tram,bus')!.journeySummaryCode;
});

const clock = (iso: string) => iso.slice(11, 16);

/** For each ride `departure of the later vehicle → arrival at the end`. */
function later(feed: Feed, of = code) {
  return laterRides(feed, of).rides.map(({ journeys }) =>
    journeys.map(({ departureDateTime, arrivalDateTime }) => `${clock(departureDateTime)} → ${clock(arrivalDateTime)}`),
  );
}

const updated = (changes: Readonly<Record<string, InstanceChanges>>) =>
  withUpdates(
    town.feed,
    updatesOf(...Object.entries(changes).map(([id, what]) => instanceUpdate(town.feed, id, MONDAY, what))),
  );

it.each<[string, Record<string, InstanceChanges>, string[][]]>([
  [
    'by the timetable: the next bus that the later tram reaches',
    {},
    [
      ['08:10 → 08:35', '08:20 → 08:35'],
      ['08:27 → 08:35', '08:47 → 08:55'],
    ],
  ],
  [
    'with the next bus cancelled',
    { 'B-out-507': { cancelled: true } },
    [
      ['08:10 → 08:55', '08:20 → 08:55'],
      ['08:47 → 08:55', '09:07 → 09:15'],
    ],
  ],
  [
    'with a bus that does not stop at the end',
    { 'B-out-507': { skips: [1] } },
    [
      ['08:10 → 08:55', '08:20 → 08:55'],
      ['08:47 → 08:55', '09:07 → 09:15'],
    ],
  ],
  [
    'with a tram so late that the connection is missed: a bus that can be reached',
    { 'A-out-480': { late: 1_380 } },
    [
      ['08:30 → 08:55', '08:40 → 08:55'],
      ['08:47 → 08:55', '09:07 → 09:15'],
    ],
  ],
  [
    'with a later tram that arrives before the next bus, but too late to change into it: the bus after it',
    { 'A-out-490': { late: 780 } },
    [
      ['08:20 → 08:35', '08:23 → 08:55'],
      ['08:27 → 08:35', '08:47 → 08:55'],
    ],
  ],
])('%s', (_, changes, rides) => {
  expect(later(updated(changes))).toEqual(rides);
});

it('gives the code of the whole journey, from which a roadmap is made', () => {
  const [tram] = laterRides(town.feed, code).rides;
  const journey = detailJourney(
    town.feed,
    tram!.journeys[0]!.journeySummaryCode,
    besideOf({
      alerts: NO_ALERTS,
      language: 'fr',
    }),
  );
  expect(journey.realTime).toBe('scheduled');
  expect(journey.sections.flatMap(({ ride }) => ride?.tripId ?? [])).toEqual(['A-out-490', 'B-out-507']);
  expect(later(town.feed, journey.journeySummaryCode)[0]).toEqual(['08:20 → 08:35', '08:30 → 08:55']);
});

it('holds the margin of a journey that was asked for with one', async () => {
  const body = { fromId: 'Gare', toId: 'Hôpital Œuvre d’Été', tripType: 0 } as const;
  const search = { ...body, departureDateTime: `${MONDAY}T08:00`, itineraryOptions: { changeTime: 'plus5' } } as const;
  const { groups } = await searchJourneys(town, search, MONDAY_AT_8);
  const first = groups.flatMap(({ journeys }) => journeys).find(({ modes }) => modes.join() === 'tram,bus')!;
  const withMargin = first.journeySummaryCode;
  // The tram of 08:20 has three minutes to the bus of 08:27: enough as planned, not with five more.
  expect([clock(first.departureDateTime), later(town.feed, withMargin)[0]]).toEqual([
    '08:10',
    ['08:20 → 08:55', '08:30 → 08:55'],
  ]);
  const [tram] = laterRides(town.feed, withMargin).rides;
  expect(later(town.feed, tram!.journeys[0]!.journeySummaryCode)[0]).toEqual(['08:30 → 08:55', '08:40 → 09:15']);
});

it('has none after the last vehicle of a line', async () => {
  const body = { fromId: 'Gare', toId: 'Hôpital Œuvre d’Été', tripType: 0 } as const;
  const { groups } = await searchJourneys(town, { ...body, departureDateTime: `${MONDAY}T21:35` }, MONDAY_AT_8);
  const last = groups.flatMap(({ journeys }) => journeys).find(({ modes }) => modes.join() === 'tram,bus')!;
  expect(clock(last.departureDateTime)).toBe('21:40');
  expect(later(town.feed, last.journeySummaryCode)).toEqual([[], []]);
});
