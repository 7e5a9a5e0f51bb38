/** The pool with a finder on the main thread, which threads write the answers of. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { JourneySearchBodyT } from '@halte/engine/api/journeySearch';
import { createOwnFinder } from '@halte/engine/journeys/ownFinder';
import { type EngineCall, EngineError, type RideFinder } from '@halte/engine/journeys/rideFinder';
import { NO_UPDATES } from '@halte/engine/timetable/realtime/tripUpdates';
import type { NetworkSnapshot } from '../network/snapshot.ts';
import { MONDAY, MONDAY_AT_8, smallTown } from '../testing/smallTown.ts';
import { searchHere } from './journeys.ts';
import { createJourneyPool } from './pool.ts';
import { FakeThread } from './testing/fakeThread.ts';

const BODY: JourneySearchBodyT = {
  fromId: 'Gare',
  toId: 'Hôpital Œuvre d’Été',
  tripType: 0,
  departureDateTime: `${MONDAY}T08:00`,
};
const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const FAILURES = ['unavailable', 'refused', 'unreadable'] as const;

let town: NetworkSnapshot;
beforeAll(async () => {
  town = await smallTown();
});

/** Answers as the embedded engine does, when the test lets it. */
function open(more: { readonly onFallback?: () => void } = {}) {
  const own = createOwnFinder();
  const calls: EngineCall[] = [];
  const gates: PromiseWithResolvers<void>[] = [];
  const finder: RideFinder = {
    ...own,
    name: 'otp',
    async find(feed, request, call) {
      const gate = Promise.withResolvers<void>();
      calls.push(call);
      gates.push(gate);
      call.signal.addEventListener('abort', () => gate.reject(call.signal.reason));
      await gate.promise;
      return own.find(feed, request, call);
    },
    close: jest.fn(async () => undefined),
  };
  const threads: FakeThread[] = [];
  const lines: string[] = [];
  const pool = createJourneyPool({
    threads: 1,
    waiting: 10,
    report: (line) => lines.push(line),
    start(events) {
      threads.push(new FakeThread(events));
      return threads.at(-1)!;
    },
    finder,
    finderMs: 700,
    ...more,
  });
  pool.use(town, NO_UPDATES);
  return { pool, thread: threads[0]!, finder, calls, gates, lines };
}

const settled = () => new Promise<void>((done) => setImmediate(done));

async function answerHere(snapshot: NetworkSnapshot, body = BODY): Promise<Buffer> {
  const here = searchHere();
  here.use(snapshot, NO_UPDATES);
  return here.search(body, MONDAY_AT_8);
}

it.each<[string, Partial<JourneySearchBodyT>]>([
  ['journeys', {}],
  ['a next departure', { departureDateTime: `${MONDAY}T23:30`, itineraryOptions: { excludedModes: ['tram', 'bus'] } }],
  ['no journey to the same place', { toId: 'Gare' }],
])('is asked, and a thread writes the answer: %s', async (_case, more) => {
  const { pool, thread, gates } = open();
  const body = { ...BODY, ...more };
  const answer = pool.search(body, MONDAY_AT_8);
  gates[0]?.resolve();
  await settled();
  expect(thread.kinds()).toEqual(['network', 'answer']);
  await thread.work();
  expect(`${await answer}`).toBe(`${await answerHere(town, body)}`);
});

it('takes no thread while it is asked, and is told how long it has, by whom and when nobody waits', async () => {
  const { pool, thread, calls } = open();
  const before = performance.now();
  const gone = new AbortController();
  const answer = pool.search(BODY, MONDAY_AT_8, { signal: gone.signal, traceparent: TRACE });
  expect([pool.load(), thread.kinds()]).toEqual([{ searching: 1, waiting: 0 }, ['network']]);
  const { deadline, traceparent } = calls[0]!;
  expect([deadline - before >= 700, deadline - performance.now() <= 700, traceparent]).toEqual([true, true, TRACE]);
  gone.abort(new Error('gone'));
  await expect(answer).rejects.toThrow('gone');
  await settled();
  expect([pool.load(), thread.kinds()]).toEqual([{ searching: 0, waiting: 0 }, ['network']]);
});

it('is answered on the network on which it was asked, though threads have another one by then', async () => {
  const { pool, thread, gates } = open();
  const answer = pool.search(BODY, MONDAY_AT_8);
  pool.use(await smallTown({ without: 'C' }), NO_UPDATES);
  gates[0]!.resolve();
  expect(`${await answer}`).toBe(`${await answerHere(town)}`);
  expect(thread.kinds()).toEqual(['network', 'network']);
});

it('has its answers compressed, on a thread and on the main thread', async () => {
  const { pool, thread, gates } = open();
  const plain = `${await answerHere(town)}`;
  const first = pool.search(BODY, MONDAY_AT_8, { encoding: 'br' });
  gates[0]!.resolve();
  await settled();
  await thread.work();
  expect(`${brotliDecompressSync(await first)}`).toBe(plain);
  const second = pool.search(BODY, MONDAY_AT_8, { encoding: 'gzip' });
  pool.use(await smallTown({ without: 'C' }), NO_UPDATES);
  gates[1]!.resolve();
  expect(`${gunzipSync(await second)}`).toBe(plain);
});

it.each(FAILURES)('gives travellers a later time and operators the words, where an engine is %s', async (code) => {
  const { pool, gates, lines } = open();
  const answer = pool.search(BODY, MONDAY_AT_8);
  gates[0]!.reject(new EngineError(code, 'no route to host'));
  await expect(answer).rejects.toMatchObject({ reason: 'busy', code: 'engine-unavailable', retryAfterSeconds: 1 });
  expect(lines).toEqual([`otp: ${code}: no route to host`]);
});

it.each(FAILURES)('lets a thread search itself, where it may and an engine is %s', async (code) => {
  const onFallback = jest.fn();
  const { pool, thread, gates } = open({ onFallback });
  const answer = pool.search(BODY, MONDAY_AT_8);
  gates[0]!.reject(new EngineError(code, 'no route to host'));
  await settled();
  expect(thread.kinds()).toEqual(['network', 'search']);
  await thread.work();
  expect(`${await answer}`).toBe(`${await answerHere(town)}`);
  expect(onFallback).toHaveBeenCalledTimes(1);
});

it('says once what is wrong with the engine, and again after it was well', async () => {
  const { pool, gates, lines } = open({ onFallback: () => undefined });
  const searched = async (settle: (gate: PromiseWithResolvers<void>) => void) => {
    void pool.search(BODY, MONDAY_AT_8).catch(() => undefined);
    settle(gates.at(-1)!);
    await settled();
  };
  const fail = (words: string) => searched(({ reject }) => reject(new EngineError('refused', words)));
  for (const words of ['one', 'one', 'two', 'one']) await fail(words);
  await searched(({ resolve }) => resolve());
  await fail('one');
  expect(lines).toEqual(['one', 'two', 'one', 'one'].map((words) => `otp: refused: ${words}`));
});

it('answers what is asked before it closes, and closes the finder', async () => {
  const { pool, thread, finder, gates } = open();
  const answer = pool.search(BODY, MONDAY_AT_8);
  const closed = pool.close();
  gates[0]!.resolve();
  await settled();
  expect(finder.close).not.toHaveBeenCalled();
  await thread.work();
  expect(`${await answer}`).toContain('publicTransport');
  await closed;
  expect(finder.close).toHaveBeenCalledTimes(1);
});
