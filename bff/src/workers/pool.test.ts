import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { JourneySearchBodyT } from '@halte/engine/api/journeySearch';
import { NO_UPDATES, type TripUpdates } from '@halte/engine/timetable/realtime/tripUpdates';
import type { NetworkSnapshot } from '../network/snapshot.ts';
import { MONDAY, MONDAY_AT_8, smallTown, smallTownFeed } from '../testing/smallTown.ts';
import { type JourneySearch, searchHere } from './journeys.ts';
import type { Order } from './messages.ts';
import { createJourneyPool } from './pool.ts';
import { FakeThread } from './testing/fakeThread.ts';
import type { StartThread } from './thread.ts';

const BODY: JourneySearchBodyT = {
  fromId: 'Gare',
  toId: 'Hôpital Œuvre d’Été',
  tripType: 0,
  departureDateTime: `${MONDAY}T08:00`,
};
const DELAYED: TripUpdates = { ...NO_UPDATES, at: MONDAY_AT_8 };

const read = (json: Buffer): { readonly groups: readonly unknown[] } => JSON.parse(json.toString());

let town: NetworkSnapshot;
let threads: FakeThread[];
let lines: string[];
let pool: JourneySearch;

const start: StartThread = (events) => {
  const thread = new FakeThread(events);
  threads.push(thread);
  return thread;
};

function open(count: number, waiting = 10): void {
  threads = [];
  lines = [];
  pool = createJourneyPool({ threads: count, waiting, report: (line) => lines.push(line), start });
  for (const { events } of threads) events.report({ kind: 'ready' });
}

/** The state of each search so far. */
function outcomes(searches: readonly Promise<Buffer>[]): string[] {
  const results = searches.map(() => 'waiting');
  for (const [i, search] of searches.entries())
    search.then(
      (json) => {
        results[i] = read(json).groups.length > 0 ? 'found' : 'empty';
      },
      (error) => {
        results[i] = error.code ?? error.message;
      },
    );
  return results;
}

const settled = () => new Promise<void>((done) => setImmediate(done));
const searchMany = (count: number, more: object = {}) =>
  Array.from({ length: count }, () => pool.search({ ...BODY, ...more }, MONDAY_AT_8));

beforeAll(async () => {
  town = await smallTown();
});

it('answers what the search on this thread answers', async () => {
  open(1);
  const here = searchHere();
  for (const search of [pool, here]) search.use(town, NO_UPDATES);
  const answer = pool.search(BODY, MONDAY_AT_8);
  await threads[0]!.work();
  expect(read(await answer)).toEqual(read(await here.search(BODY, MONDAY_AT_8)));
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('compresses on the thread, and here: %s', async (encoding, decompress) => {
  open(1);
  const here = searchHere();
  for (const search of [pool, here]) search.use(town, NO_UPDATES);
  const answer = pool.search(BODY, MONDAY_AT_8, { encoding });
  await threads[0]!.work();
  const plain = `${await here.search(BODY, MONDAY_AT_8)}`;
  expect(`${decompress(await answer)}`).toBe(plain);
  expect(`${decompress(await here.search(BODY, MONDAY_AT_8, { encoding }))}`).toBe(plain);
});

it('says how many are searched and how many wait', async () => {
  open(2);
  pool.use(town, NO_UPDATES);
  const searches = searchMany(7);
  expect(pool.load()).toEqual({ searching: 4, waiting: 3 });
  for (const thread of threads) await thread.work();
  for (const thread of threads) await thread.work();
  await Promise.all(searches);
  expect(pool.load()).toEqual({ searching: 0, waiting: 0 });
});

it('refuses on both what makes no sense, and what comes before the network', async () => {
  open(1);
  for (const search of [pool, searchHere()]) {
    await expect(search.search(BODY, MONDAY_AT_8)).rejects.toMatchObject({ reason: 'loading' });
    search.use(town, NO_UPDATES);
    await expect(search.search({ ...BODY, fromId: 'nowhere' }, MONDAY_AT_8)).rejects.toMatchObject({
      name: 'RequestError',
      code: 'place-not-found',
    });
  }
});

it('spreads searches, lets as many wait as it may, and refuses the rest for now', async () => {
  open(2, 3);
  pool.use(town, NO_UPDATES);
  const results = outcomes(searchMany(8));
  await settled();
  expect(threads.map((thread) => thread.kinds())).toEqual([
    ['network', 'search', 'search'],
    ['network', 'search', 'search'],
  ]);
  expect(results).toEqual([...Array<string>(7).fill('waiting'), 'busy']);
  while (results.includes('waiting')) {
    for (const thread of threads) await thread.work();
    await settled();
  }
  expect(results).toEqual([...Array<string>(7).fill('found'), 'busy']);
});

it('searches on the new network what is requested after it, and drops nothing', async () => {
  open(1);
  const later = { ...town, feed: await smallTownFeed({ without: 'C' }) };
  pool.use(town, NO_UPDATES);
  const before = pool.search(BODY, MONDAY_AT_8);
  pool.use(later, NO_UPDATES);
  const after = pool.search(BODY, MONDAY_AT_8);
  await threads[0]!.work();
  expect((await before).toString()).toContain('"shortName":"C"');
  expect((await after).toString()).not.toContain('"shortName":"C"');
});

it('is prepared once each thread has made what searches on the timetable need', async () => {
  open(2);
  let isPrepared = false;
  void pool.prepared().then(() => {
    isPrepared = true;
  });
  pool.use(town, NO_UPDATES);
  await threads[0]!.work();
  await settled();
  expect(isPrepared).toBe(false);
  await threads[1]!.work();
  await settled();
  expect(isPrepared).toBe(true);
});

it('gives searches to a thread that is prepared as long as that has room', async () => {
  open(2);
  pool.use(town, NO_UPDATES);
  await threads[1]!.work();
  const results = outcomes(searchMany(3));
  expect(threads.map((thread) => thread.kinds())).toEqual([
    ['network', 'search'],
    ['search', 'search'],
  ]);
  for (const thread of threads) await thread.work();
  await settled();
  expect(results).toEqual(Array(3).fill('found'));
});

it('sends a timetable once, and real time alone after that', async () => {
  open(1);
  pool.use(town, NO_UPDATES);
  await threads[0]!.work();
  const sent: Order[] = [];
  threads[0]!.send = (order) => sent.push(order);
  pool.use(town, DELAYED);
  expect(sent).toEqual([{ kind: 'network', feed: null, walks: null, updates: DELAYED, timetable: 1 }]);
});

it('fails the search at which a thread breaks down, and carries on with another', async () => {
  open(1);
  pool.use(town, NO_UPDATES);
  const results = outcomes(searchMany(3));
  threads[0]!.breakDown();
  await settled();
  expect(results).toEqual(['search-interrupted', 'waiting', 'waiting']);
  expect(lines).toEqual(['a thread that searches journeys has ended and is replaced: out of memory']);
  expect(threads[1]!.kinds()).toEqual(['network', 'search', 'search']);
  await threads[1]!.work();
  await settled();
  expect(results).toEqual(['search-interrupted', 'found', 'found']);
});

it('waits before it replaces a thread that did not start', async () => {
  jest.useFakeTimers();
  try {
    open(1);
    threads[0]!.breakDown();
    threads[1]!.breakDown();
    expect(threads).toHaveLength(2);
    jest.advanceTimersByTime(1_000);
    expect(threads).toHaveLength(3);
  } finally {
    jest.useRealTimers();
  }
});

it('forgets who has gone', async () => {
  open(1, 1);
  pool.use(town, NO_UPDATES);
  const signals = Array.from({ length: 3 }, () => new AbortController());
  const results = outcomes(signals.map(({ signal }) => pool.search(BODY, MONDAY_AT_8, { signal })));
  for (const controller of signals) controller.abort(new Error('gone'));
  await settled();
  expect(results).toEqual(['gone', 'gone', 'gone']);
  const next = pool.search(BODY, MONDAY_AT_8);
  expect(threads[0]!.kinds()).toEqual(['network', 'search', 'search']);
  await threads[0]!.work();
  await threads[0]!.work();
  expect((await next).toString()).toContain('publicTransport');
  await expect(pool.search(BODY, MONDAY_AT_8, { signal: AbortSignal.abort(new Error('long gone')) })).rejects.toThrow(
    'long gone',
  );
});

it('answers what it has before it closes, and takes no more', async () => {
  open(1);
  pool.use(town, NO_UPDATES);
  const results = outcomes(searchMany(3));
  const closed = pool.close();
  await expect(pool.search(BODY, MONDAY_AT_8)).rejects.toMatchObject({ reason: 'busy' });
  await threads[0]!.work();
  await threads[0]!.work();
  await closed;
  expect([results, threads.map(({ isEnded }) => isEnded)]).toEqual([['found', 'found', 'found'], [true]]);
});
