import type { PlannedRead } from './messages.ts';
import { type FakeBrowser, fakeBrowser, ORIGIN } from './testing/fakeScope.ts';

const HEADERS = { 'accept-language': 'fr', 'x-api-key': 'demo' };
const SEARCH = '/bff/api/trip-planner/v2/journeys/search';
const search = (body = '{"from":1}', init: RequestInit = {}) =>
  new Request(ORIGIN + SEARCH, { method: 'POST', headers: HEADERS, body, ...init });
const places = () => new Request(`${ORIGIN}/bff/core/v3/placesSearch?search=gare`, { headers: HEADERS });
const PLANNED = { status: 200, answer: { groups: [] }, at: 5 };
const OLD = { kind: 'kept', address: expect.stringContaining(SEARCH), at: 5, of: 'timetable' };
const NO_NETWORK = async () => {
  throw new TypeError('no network');
};

let browser: FakeBrowser;
let reads: PlannedRead[];

const json = (content: unknown, status = 200) => Response.json(content, { status });

beforeEach(async () => {
  browser = await fakeBrowser();
  browser.network = NO_NETWORK;
  await browser.caches.open('halte-network');
  reads = [];
  browser.plan = (read, port) => {
    reads.push(read);
    port.postMessage({ kind: 'heard' });
    port.postMessage({ kind: 'planned', planned: PLANNED });
    port.close();
  };
});

async function answered(request: Request): Promise<Response> {
  const response = await browser.ask(request)!;
  await browser.settled();
  return response;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate);
}

const waited = (milliseconds: number) => browser.waits.find((one) => one.milliseconds === milliseconds);

it('is what the page answers where there is no network, and said to be of a timetable', async () => {
  const answer = await answered(search());
  expect([answer.status, await answer.json()]).toEqual([200, { groups: [] }]);
  expect(reads).toEqual([{ method: 'POST', address: SEARCH, body: '{"from":1}', language: 'fr' }]);
  expect(browser.told).toEqual([OLD]);
  expect(await browser.contents()).toEqual({});
});

it('has the status that the page gives it', async () => {
  browser.plan = (_, port) => {
    port.postMessage({ kind: 'planned', planned: { ...PLANNED, status: 404, answer: { code: 'place-not-found' } } });
    port.close();
  };
  const answer = await answered(search());
  expect([answer.status, await answer.json()]).toEqual([404, { code: 'place-not-found' }]);
});

it('is given to somebody who is signed in too: a timetable is about nobody', async () => {
  const answer = await answered(search('{}', { headers: { ...HEADERS, authorization: 'Bearer x' } }));
  expect(await answer.json()).toEqual({ groups: [] });
  expect(JSON.stringify(reads)).not.toContain('Bearer');
});

it('of places has no age', async () => {
  expect((await answered(places())).status).toBe(200);
  expect(browser.told).toEqual([]);
});

it.each([200, 400, 404, 429, 500, 503])('is none where the server answers %s', async (status) => {
  browser.network = async () => json({ groups: [1] }, status);
  const answer = await answered(search());
  expect([answer.status, await answer.json()]).toEqual([status, { groups: [1] }]);
  expect(reads).toEqual([]);
});

it.each([502, 504])('is there where the proxy answers %s', async (status) => {
  browser.network = async () => json({}, status);
  expect(await (await answered(search())).json()).toEqual({ groups: [] });
});

it('is none where one was kept, which may know more', async () => {
  browser.network = async () => json({ groups: ['kept'] });
  await answered(search());
  browser.start();
  browser.tabs.set('tab', 'top-level');
  browser.network = NO_NETWORK;
  expect(await (await answered(search())).json()).toEqual({ groups: ['kept'] });
  expect(reads).toEqual([]);
});

it('is there of departures where an old one was kept, of which much has left; that one where the page has none', async () => {
  const board = () => new Request(`${ORIGIN}/bff/api/v1/stopPoints/a/schedules`, { headers: HEADERS });
  browser.network = async () => json({ lines: ['kept'] });
  await answered(board());
  browser.start();
  browser.network = NO_NETWORK;
  expect(await (await answered(board())).json()).toEqual({ groups: [] });
  expect(browser.told.at(-1)).toMatchObject({ kind: 'kept', of: 'timetable' });
  browser.start();
  browser.plan = (_, port) => {
    port.postMessage({ kind: 'planned', planned: null });
    port.close();
  };
  expect(await (await answered(board())).json()).toEqual({ lines: ['kept'] });
  expect(browser.told.at(-1)).not.toHaveProperty('of');
});

it('is replaced by that of the network when it is back', async () => {
  await answered(search());
  browser.network = async () => json({ groups: ['live'] });
  expect(await (await answered(search())).json()).toEqual({ groups: ['live'] });
  expect(browser.told.at(-1)).toEqual({ kind: 'fresh', address: expect.stringContaining(SEARCH) });
});

it('comes after five seconds without an answer, and stays old when the network answers later', async () => {
  let arrive: (answer: Response) => void = () => undefined;
  browser.network = () => new Promise((resolve) => (arrive = resolve));
  const asked = browser.ask(search())!;
  await until(() => waited(5000) !== undefined);
  expect(reads).toEqual([]);
  waited(5000)?.resolve();
  expect(await (await asked).json()).toEqual({ groups: [] });
  arrive(json({ groups: ['live'] }));
  await browser.settled();
  await browser.settled();
  expect(browser.told).toEqual([OLD]);
});

it('gives way to an answer of the network that comes while the page thinks', async () => {
  let arrive: (answer: Response) => void = () => undefined;
  browser.network = () => new Promise((resolve) => (arrive = resolve));
  browser.plan = (_, port) => {
    arrive(json({ groups: ['live'] }));
    setImmediate(() => {
      port.postMessage({ kind: 'planned', planned: PLANNED });
      port.close();
    });
  };
  const asked = browser.ask(search())!;
  await until(() => waited(5000) !== undefined);
  waited(5000)?.resolve();
  expect(await (await asked).json()).toEqual({ groups: ['live'] });
  await browser.settled();
  expect(browser.told).toEqual([]);
});

it('is not asked for where no timetable is kept', async () => {
  await browser.caches.delete('halte-network');
  await expect(answered(search())).rejects.toThrow('no network');
  expect(reads).toEqual([]);
});

it('is not asked for by a page in a frame, and not by one that is gone', async () => {
  browser.tabs.set('tab', 'nested');
  await expect(answered(search())).rejects.toThrow('no network');
  browser.tabs.clear();
  await expect(answered(search())).rejects.toThrow('no network');
  expect(reads).toEqual([]);
});

it('is not asked for when the page has aborted its search', async () => {
  const aborted = new AbortController();
  browser.network = async () => {
    aborted.abort();
    throw new DOMException('aborted', 'AbortError');
  };
  await expect(answered(search('{}', { signal: aborted.signal }))).rejects.toThrow('aborted');
  expect(reads).toEqual([]);
});

it('is asked for again when a page that has not heard it begins to listen', async () => {
  const { plan } = browser;
  const unheard: PlannedRead[] = [];
  browser.plan = (read) => unheard.push(read);
  const asked = browser.ask(search())!;
  await until(() => unheard.length === 1);
  browser.plan = plan;
  browser.tabs.set('other', 'top-level');
  await browser.say({ kind: 'ages' }, 'other');
  expect(reads).toEqual([]);
  await browser.say({ kind: 'ages' });
  expect(await (await asked).json()).toEqual({ groups: [] });
  await browser.say({ kind: 'ages' });
  expect(reads).toHaveLength(1);
});

it.each<[string, number, FakeBrowser['plan']]>([
  ['does not listen', 8000, () => undefined],
  ['has heard it and does not answer', 15_000, (_, port) => port.postMessage({ kind: 'heard' })],
])('is none where the page %s for %s ms', async (_, milliseconds, plan) => {
  const ports: MessagePort[] = [];
  browser.plan = (read, port) => {
    ports.push(port);
    plan(read, port);
  };
  const asked = browser.ask(search())!;
  asked.catch(() => undefined);
  await until(() => ports.length === 1 && waited(milliseconds) !== undefined);
  waited(milliseconds)?.resolve();
  await expect(asked).rejects.toThrow('no network');
});

it.each([
  ['nothing', null],
  ['a text', 'groups'],
  ['no status', { ...PLANNED, status: 'fine' }],
  ['a status that no answer has', { ...PLANNED, status: 0 }],
  ['no age', { ...PLANNED, at: 'now' }],
])('is none where the page answers with %s', async (_, planned) => {
  browser.plan = (_read, port) => {
    port.postMessage('what');
    port.postMessage({ kind: 'planned', planned });
    port.close();
  };
  await expect(answered(search())).rejects.toThrow('no network');
});
