/** Names in the language of the request, from `translations.txt`. */
import type { InjectOptions } from 'fastify';
import { MONDAY, MONDAY_AT_8, smallTown } from '../testing/smallTown.ts';
import { TEST_KEY, TEST_OPTIONS } from '../testing/testApp.ts';
import { testServices } from '../testing/testServices.ts';
import { createApp } from './app.ts';
import { createMetrics } from './plugins/metrics.ts';
import type { App } from './plugins/typedApp.ts';

const TRANSLATIONS = `table_name,field_name,language,record_id,record_sub_id,field_value,translation
agency,agency_name,en,P,,,Littlebus
stops,stop_name,en,,,Gare,Railway Station
stops,stop_name,en,,,Université,University
routes,route_long_name,en,A,,,Station to University
trips,trip_headsign,en,,,Université,University`;

let app: App;

beforeAll(async () => {
  const town = await smallTown({ more: { 'translations.txt': [TRANSLATIONS] } });
  app = await createApp(
    { ...TEST_OPTIONS, metrics: createMetrics() },
    await testServices(
      () => town,
      () => MONDAY_AT_8,
    ),
  );
});

afterAll(() => app.close());

const send = (language: string, request: InjectOptions) =>
  app.inject({ ...request, headers: { ...TEST_KEY, 'accept-language': language, ...request.headers } });

const SEARCH = {
  method: 'POST',
  url: '/api/trip-planner/v2/journeys/search',
  payload: { fromId: 'Gare', toId: 'Université', tripType: 0, departureDateTime: `${MONDAY}T08:00` },
} as const;

it.each<[string, InjectOptions, RegExp, RegExp]>([
  ['places by a name', { url: '/api/v1/places?search=railway' }, /"title":"Railway Station"/, /"title":"Gare"/],
  ['places by the other name', { url: '/api/v1/places?search=gare' }, /"title":"Railway Station"/, /"title":"Gare"/],
  ['a place', { url: '/api/v1/places/Gare' }, /"title":"Railway Station"/, /"title":"Gare"/],
  ['a platform', { url: '/api/v1/places/Gare:1' }, /"title":"Railway Station"/, /"title":"Gare"/],
  [
    'the map',
    { url: '/api/v1/proximity/points?coord=47.99,-1.71&coord=47.99,-1.69&coord=48.005,-1.69&coord=48.005,-1.71' },
    /"Railway Station"/,
    /"Gare"/,
  ],
  ['a stop', { url: '/api/proximity/v2/stopAreas/Gare' }, /"name":"Railway Station"/, /"name":"Gare"/],
  ['a board', { url: '/api/v1/stopPoints/Gare:1/schedules' }, /"headsign":"University"/, /"headsign":"Université"/],
  ['a pole', { url: '/api/v1/stopPoints/Gare:1/timetable?lineId=A' }, /\["University"/, /\["Université"/],
  ['lines', { url: '/api/v1/lines' }, /"longName":"Station to University"/, /"longName":"Gare – Université"/],
  ['a line', { url: '/api/v1/lines/A' }, /"agency":\{"name":"Littlebus"/, /"agency":\{"name":"Petitbus"/],
  ['a timetable', { url: '/api/v1/lines/A/timetable' }, /"name":"Railway Station"/, /"name":"Gare"/],
  ['the network', { url: '/api/v1/network' }, /"name":"Littlebus"/, /"name":"Petitbus"/],
  ['journeys', SEARCH, /"name":"Railway Station"/, /"name":"Gare"/],
])('names in %s', async (_what, request, english, french) => {
  const [other, own] = [await send('en-GB, fr;q=0.5', request), await send('fr', request)];
  expect([other.statusCode, own.statusCode]).toEqual([200, 200]);
  expect(other.body).toMatch(english);
  expect(own.body).toMatch(french);
  expect(own.body).not.toMatch(english);
  expect(other.headers['vary']).toMatch(/accept-language/);
});

it('names in a journey step by step', async () => {
  const { groups } = (await send('fr', SEARCH)).json<{ groups: { journeys: { journeySummaryCode: string }[] }[] }>();
  const journeySummaryCode = groups[0]!.journeys[0]!.journeySummaryCode;
  const url = '/api/trip-planner/v2/journeys/detailed';
  const { body } = await send('en', { method: 'POST', url, payload: { tripType: 0, journeySummaryCode } });
  expect(body).toMatch(/"headsign":"University"/);
  expect(body).toMatch(/"agency":"Littlebus"/);
});

it('has another tag for another language, and the same answer for the same', async () => {
  const tagOf = async (language: string) => (await send(language, { url: '/api/v1/lines' })).headers.etag;
  const [own, english] = [await tagOf('fr'), await tagOf('en')];
  expect(english).not.toBe(own);
  expect(await tagOf('pl')).toBe(own);
  const again = (tag: string | undefined) =>
    send('en', { url: '/api/v1/lines', headers: { 'if-none-match': String(tag) } });
  expect([(await again(english)).statusCode, (await again(own)).statusCode]).toEqual([304, 200]);
});
