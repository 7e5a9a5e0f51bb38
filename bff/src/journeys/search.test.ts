import type { JourneySearchBodyT } from '@halte/engine/api/journeySearch';
import { MONDAY, MONDAY_AT_8, STOPS, smallTown } from '../testing/smallTown.ts';
import { searchJourneys } from './testing/searchJourneys.ts';

let town: Awaited<ReturnType<typeof smallTown>>;
const HOSPITAL = 'Hôpital Œuvre d’Été';

beforeAll(async () => {
  town = await smallTown();
});

/** Undefined leaves a default out. */
type Fields = { [K in keyof JourneySearchBodyT]?: JourneySearchBodyT[K] | undefined };

async function search(fields: Fields) {
  const sent = JSON.stringify({ fromId: 'Gare', toId: HOSPITAL, tripType: 0, ...fields });
  const body: JourneySearchBodyT = JSON.parse(sent);
  return searchJourneys(town, body, MONDAY_AT_8);
}

/** `departure-arrival lines` of a group's journeys. */
async function describeGroup(body: Fields, key = 'publicTransport'): Promise<string[]> {
  const group = (await search(body)).groups.find((one) => one.key === key);
  return (group?.journeys ?? []).map(({ departureDateTime, arrivalDateTime, sections }) => {
    const lines = sections.flatMap(({ line }) => line?.shortName ?? []);
    return `${departureDateTime.slice(11, 16)}-${arrivalDateTime.slice(11, 16)} ${lines.join(' ')}`;
  });
}

describe('searchJourneys', () => {
  it('leaves now when no time is given', async () => {
    expect((await describeGroup({}))[0]).toBe('08:00-08:15 A B');
  });

  it('offers the way without a change in a group of its own', async () => {
    const body = { departureDateTime: `${MONDAY}T08:00` };
    expect(await describeGroup(body)).toEqual([
      '08:00-08:15 A B',
      '08:20-08:35 A B',
      '08:40-08:55 A B',
      '09:00-09:15 A B',
    ]);
    expect(await describeGroup(body, 'fewestChanges')).toEqual(['08:02-08:27 C', '08:32-08:57 C']);
  });

  it('arrives in time, the latest first', async () => {
    expect(await describeGroup({ arrivalDateTime: `${MONDAY}T09:00` })).toEqual([
      '08:40-08:55 A B',
      '08:20-08:35 A B',
      '08:00-08:15 A B',
    ]);
  });

  it('reads an offset as it is given', async () => {
    expect((await describeGroup({ departureDateTime: `${MONDAY}T07:20:00Z` }))[0]).toBe('08:20-08:35 A B');
  });

  it('looks ahead to the first journey of the morning', async () => {
    expect((await describeGroup({ departureDateTime: `${MONDAY}T01:00` }))[0]).toBe('06:00-06:15 A B');
  });

  it('changes no more often, and waits no longer, than is wanted', async () => {
    const at8 = { departureDateTime: `${MONDAY}T08:00` };
    expect(await describeGroup({ ...at8, itineraryOptions: { maxChanges: 0 } })).toEqual([
      '08:02-08:27 C',
      '08:32-08:57 C',
    ]);
    const body = { toId: 'Université', via: [{ id: HOSPITAL }], ...at8 };
    const waits = async (itineraryOptions: Fields['itineraryOptions']) =>
      (await search({ ...body, itineraryOptions })).groups
        .flatMap(({ journeys }) => journeys.flatMap(({ sections }) => sections))
        .flatMap(({ kind, durationSeconds }) => (kind === 'wait' ? [durationSeconds / 60] : []));
    expect(Math.max(...(await waits(undefined)))).toBeGreaterThan(10);
    expect(Math.max(...(await waits({ maxWait: 10 })))).toBe(10);
  });

  it.each<[string, Fields, readonly string[]]>([
    ['as planned', {}, ['08:00-08:15 A B', '08:20-08:35 A B', '08:40-08:55 A B']],
    ['5 minutes more', { itineraryOptions: { changeTime: 'plus5' } }, ['08:10-08:35 A B', '08:50-09:15 A B']],
    [
      '10 minutes more, which are not waited for too long',
      { itineraryOptions: { changeTime: 'plus10', maxWait: 5 } },
      ['08:10-08:35 A B', '08:50-09:15 A B'],
    ],
    [
      '5 minutes more, arriving by a time',
      { arrivalDateTime: `${MONDAY}T09:00`, departureDateTime: undefined, itineraryOptions: { changeTime: 'plus5' } },
      ['08:10-08:35 A B'],
    ],
    [
      '5 minutes more in a wheelchair',
      { itineraryOptions: { changeTime: 'plus5', wheelchair: 'on' } },
      ['08:10-08:35 A B', '08:50-09:15 A B'],
    ],
  ])('changes with %s', async (_, fields, expected) => {
    const found = await describeGroup({ departureDateTime: `${MONDAY}T08:00`, ...fields });
    expect(found.filter((line) => line.endsWith('A B')).slice(0, expected.length)).toEqual(expected);
  });

  it('leaves out modes', async () => {
    const { groups, reason } = await search({ itineraryOptions: { excludedModes: ['bus'] } });
    expect([groups.map(({ key }) => key), reason]).toEqual([['walking', 'bike'], 'nothing-runs']);
  });

  it('goes through a via place', async () => {
    expect((await describeGroup({ toId: 'Centre', via: [{ id: 'Université' }] }))[0]).toMatch(/^08:00-08:\d\d A A$/);
    expect((await search({ toId: 'Centre', via: [{ id: 'Université' }] })).groups.map(({ key }) => key)).toEqual([
      'publicTransport',
    ]);
  });

  it('stays at a via place for as long as is wanted', async () => {
    const via = (stayMinutes: number) => ({ toId: 'Université', via: [{ id: 'Centre', stayMinutes }] });
    expect((await describeGroup(via(0)))[0]).toBe('08:00-08:10 A');
    expect((await describeGroup(via(15)))[0]).toBe('08:00-08:30 A A');
    expect((await describeGroup({ ...via(15), itineraryOptions: { maxWait: 5 } }))[0]).toBe('08:00-08:30 A A');
  });

  it('walks from a point picked on the map to the stop', async () => {
    const [first] = (await search({ fromId: '47.9985;-1.7', toId: 'Université' })).groups[0]!.journeys;
    expect(first?.sections.map(({ kind }) => kind)).toEqual(['walk', 'ride']);
    expect(first?.walkingMetres).toBeGreaterThan(200);
  });

  it('believes the coordinates more than the id', async () => {
    const [lat, lon] = STOPS.Centre;
    const { groups } = await search({ fromId: 'Gare', fromLat: lat, fromLon: lon });
    expect(groups[0]!.journeys[0]!.sections.map(({ line }) => line?.shortName)).toEqual(['B']);
  });

  it.each<[string, Fields, string]>([
    ['the same id', { toId: 'Gare' }, 'same-place'],
    [
      'the same coordinates',
      { fromId: undefined, fromLat: 48, fromLon: -1.7, toId: undefined, toLat: 48, toLon: -1.7 },
      'same-place',
    ],
    ['before the timetable', { departureDateTime: '2020-01-01T08:00' }, 'outside-timetable'],
    ['after the timetable', { departureDateTime: '9999-12-31T08:00' }, 'outside-timetable'],
    ['the sea', { fromId: '46;-4' }, 'no-stop-near-origin'],
    ['to the sea', { toId: '46;-4' }, 'no-stop-near-destination'],
  ])('gives the reason why there is nothing: %s', async (_case, body, reason) => {
    const answer = await search(body);
    expect(answer.reason).toBe(reason);
    expect(answer.groups.filter(({ key }) => key !== 'walking' && key !== 'bike')).toEqual([]);
  });

  it('shows no group for one place', async () => {
    expect((await search({ toId: 'Gare' })).groups).toEqual([]);
  });

  it.each<[string, Fields, string]>([
    ['no origin', { fromId: undefined }, 'missing-place'],
    ['no destination', { toId: '' }, 'missing-place'],
    ['half a position', { fromLat: 48 }, 'invalid-place'],
    ['an unknown id', { toId: 'Atlantis' }, 'place-not-found'],
    ['an unknown via', { via: [{ id: 'Atlantis' }] }, 'place-not-found'],
    ['an empty via', { via: [{}] }, 'missing-place'],
    ['two times', { departureDateTime: `${MONDAY}T08:00`, arrivalDateTime: `${MONDAY}T09:00` }, 'invalid-request'],
    ['a day that is not', { departureDateTime: '2026-02-30T08:00' }, 'invalid-time'],
    ['arrive-by out and back', { tripType: 1, arrivalDateTime: `${MONDAY}T09:00` }, 'invalid-request'],
    ['via out and back', { tripType: 1, via: [{ id: 'Centre' }] }, 'invalid-request'],
    ['a return of a simple trip', { returnDateTime: `${MONDAY}T09:00` }, 'invalid-request'],
    ['a return before the way out', { tripType: 1, returnDateTime: `${MONDAY}T07:00` }, 'return-too-early'],
    ['a code for a simple trip', { previousJourneySummaryCode: 'x' }, 'invalid-request'],
    ['a code without a time', { tripType: 1, previousJourneySummaryCode: 'x' }, 'invalid-request'],
    [
      'a code that is none',
      { tripType: 1, returnDateTime: `${MONDAY}T18:00`, previousJourneySummaryCode: 'x' },
      'invalid-summary-code',
    ],
  ])('refuses %s', async (_case, body, code) => {
    await expect(search(body)).rejects.toThrow(expect.objectContaining({ name: 'RequestError', code }));
  });
});

describe('the way back', () => {
  const out = { tripType: 1, departureDateTime: `${MONDAY}T08:00` } as const;
  const code = async () => (await search(out)).groups[0]!.journeys[0]!.journeySummaryCode;

  it('goes the other way round at the time of return', async () => {
    const body = { ...out, returnDateTime: `${MONDAY}T18:00`, previousJourneySummaryCode: await code() };
    expect((await describeGroup(body))[0]).toBe('18:07-18:20 B A');
  });

  it('may not leave before the way out has arrived', async () => {
    const body = { ...out, returnDateTime: `${MONDAY}T08:14`, previousJourneySummaryCode: await code() };
    await expect(search(body)).rejects.toThrow('The way out arrives at 08:15: choose a later time for the return.');
  });
});
