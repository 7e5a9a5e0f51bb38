/** The address of a page of results is searched as the app searches it. */

import { NO_UPDATES } from '@halte/engine/timetable/realtime/tripUpdates';
import { MONDAY, MONDAY_AT_8, smallTown } from '../../testing/smallTown.ts';
import { createTestApp, TEST_KEY } from '../../testing/testApp.ts';
import { searchHere } from '../../workers/journeys.ts';
import type { App } from '../plugins/typedApp.ts';
import { journeyRoutes } from './journeys.ts';

const PATH = '/api/trip-planner/v2/journeys';
const LIMITED = { 'x-api-key': 'halte-limited' };

let app: App;

beforeAll(async () => {
  const snapshot = await smallTown();
  const journeys = searchHere();
  journeys.use(snapshot, NO_UPDATES);
  const limits = new Map([['halte-limited', { maxChanges: 1, maxWalk: 750 }]]);
  app = await createTestApp(
    (routes) => journeyRoutes(routes, { snapshot: () => snapshot, journeys, limits, now: () => MONDAY_AT_8 }),
    { apiKeys: ['halte-test', 'halte-limited'] },
  );
});

afterAll(() => app.close());

const ofAddress = (query: string, headers: Record<string, string> = TEST_KEY) =>
  app.inject({ url: `${PATH}/of-address?${query}`, headers });
const ENDS = 'fi=Gare&fv=Gare&ti=Centre&tv=Centre';
const TIME = `dt=${MONDAY}T08:00`;

it('answers with the search, and with what a search is answered', async () => {
  const { statusCode, body } = await ofAddress(`${ENDS}&${TIME}&excludedModes=coach`);
  expect(statusCode).toBe(200);
  const { search, answer } = JSON.parse(body);
  expect(search).toMatchObject({
    ...{ fromId: 'Gare', fromValue: 'Gare', toId: 'Centre', toValue: 'Centre', tripType: 0 },
    departureDateTime: `${MONDAY}T08:00`,
    // Those of the template: the app sends them too.
    itineraryOptions: { journeyType: 'fastest', maxWalk: 1000, walkSpeed: 'normal', wheelchair: 'off', bike: 'on' },
  });
  const posted = await app.inject({ method: 'POST', url: `${PATH}/search`, headers: TEST_KEY, payload: search });
  expect(answer).toEqual(posted.json());
  expect(answer.groups[0].journeys.length).toBeGreaterThan(0);
});

it.each([
  ['of a repeated parameter the first', `fi=Gare&fi=Nowhere&ti=Centre&${TIME}`, { fromId: 'Gare' }],
  ['a plus sign as a blank', `fi=Gare&fv=La+Gare&ti=Centre&${TIME}`, { fromValue: 'La Gare' }],
  ['coordinates', `fi=a&fv=b&flat=48&flon=-1.68&ti=Centre&${TIME}`, { fromLat: 48, fromLon: -1.68 }],
  ['no coordinates that are none', `fi=Gare&flat=91&flon=1e3&ti=Centre&${TIME}`, { fromId: 'Gare' }],
  ['a time to be there', `${ENDS}&at=${MONDAY}T09:00`, { arrivalDateTime: `${MONDAY}T09:00` }],
  ['now where there is no time', ENDS, { departureDateTime: `${MONDAY}T08:00` }],
  ['now for a time that is none', `${ENDS}&dt=soon`, { departureDateTime: `${MONDAY}T08:00` }],
  ['out and back', `${ENDS}&tt=1&${TIME}&rt=${MONDAY}T18:00`, { tripType: 1, returnDateTime: `${MONDAY}T18:00` }],
  ['no option that the template lacks', `${ENDS}&${TIME}&maxWalk=9999999&__proto__=1&constructor=x&apiKey=y`, {}],
  ['what belongs to the page alone', `${ENDS}&${TIME}&jc=x&widget=true&theme=dark&redirect=//evil.example`, {}],
])('reads %s', async (_what, query, expected) => {
  const { statusCode, body } = await ofAddress(query);
  expect(statusCode).toBe(200);
  const { search } = JSON.parse(body);
  expect(search).toMatchObject(expected);
  expect(search.itineraryOptions).toMatchObject({ maxWalk: 1000 });
  expect(Object.keys(search).filter((name) => /Lat|Lon/.test(name)).length).toBe('fromLat' in expected ? 2 : 0);
});

it('has the limits of the tenant in its template', async () => {
  const { search } = JSON.parse((await ofAddress(`${ENDS}&${TIME}`, LIMITED)).body);
  expect(search.itineraryOptions).toMatchObject({ maxChanges: 1, maxWalk: 750 });
});

it.each([
  ['an address without a destination', `fi=Gare&${TIME}`, 'missing-place'],
  ['no address', '', 'missing-place'],
  ['an encoding that is none', `fi=Gare&fv=100%&ti=Centre&${TIME}`, 'invalid-request'],
  ['a place that is not there', `fi=Nowhere&ti=Centre&${TIME}`, 'place-not-found'],
])('refuses %s', async (_what, query, code) => {
  const answer = await ofAddress(query);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.json().code).toBe(code);
});

it('wants a key', async () => {
  expect((await ofAddress(`${ENDS}&${TIME}`, {})).statusCode).toBe(401);
});
