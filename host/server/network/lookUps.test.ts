import type { CurrentRoute, RouteName } from '@halte/contract';
import { PRODUCT_REMOTES } from '../../src/testing/product.ts';
import { compose } from '../remotes/compose.ts';
import { createAsk } from './ask.ts';
import { isMissing } from './lookUps.ts';

const { exists: EXISTS } = compose(PRODUCT_REMOTES);

const FOR = { backendUrl: 'http://bff.test', apiKey: 'k', locale: 'de', forwardedFor: '203.0.113.7', requestId: 'r' };
const ask = () => createAsk({ ...FOR, gone: new AbortController().signal });
const answers = jest.fn<Promise<Response>, [string, RequestInit?]>();
const json = (body: unknown, status: number) => new Response(JSON.stringify(body), { status });

function at(name: RouteName, params: Record<string, string>): CurrentRoute {
  return { name, params, query: {}, fullPath: '/' };
}

beforeEach(() => {
  answers.mockReset().mockImplementation(async () => json({ code: 'place-not-found' }, 404));
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => answers(String(url), init));
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['proximity-type-id', { type: 'stopArea', id: 'a/b' }, '/api/proximity/v2/stopAreas/a%2Fb'],
  ['proximity-type-id', { type: 'BIKE_PARKS', id: '1' }, '/core/v3/bikeparks/1'],
  ['proximity-type-id', { type: 'USER_POSITION', id: '48.1,-1.6' }, '/core/v3/address/48.1%2C-1.6'],
  ['schedules-line-id', { id: 'M1' }, '/api/v1/lines/M1'],
] as const)('%s %j is looked up at %s', async (name, params, path) => {
  expect(await isMissing(EXISTS, at(name, params), ask())).toBe(true);
  const headers = { 'x-api-key': 'k', 'accept-language': 'de', 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'r' };
  expect(answers).toHaveBeenCalledWith(`http://bff.test${path}`, expect.objectContaining({ headers }));
});

test.each([
  ['the answer is there', async () => json({}, 200)],
  ['the backend has no such call', async () => json({ code: 'unknown-address' }, 404)],
  ['the answer is no JSON', async () => new Response('<html>', { status: 404 })],
  ['the timetable is loading', async () => json({ code: 'loading' }, 503)],
  ['the backend is down', async () => Promise.reject(new TypeError('fetch failed'))],
])('is not missing when %s', async (_, answer) => {
  answers.mockImplementation(answer);
  expect(await isMissing(EXISTS, at('schedules-line-id', { id: 'M1' }), ask())).toBe(false);
});

test('asks nothing about other screens', async () => {
  expect(await isMissing(EXISTS, at('proximity', {}), ask())).toBe(false);
  expect(answers).not.toHaveBeenCalled();
});

test('asks for what one page asks twice once', async () => {
  const once = ask();
  await Promise.all([once('/a', 500), once('/a', 400), once('/b', 500)]);
  expect(answers.mock.calls.map(([url]) => url)).toEqual(['http://bff.test/a', 'http://bff.test/b']);
});
