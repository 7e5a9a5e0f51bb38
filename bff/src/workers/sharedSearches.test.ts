import type { JourneySearchBodyT } from '@halte/engine/api/journeySearch';
import { NO_UPDATES } from '@halte/engine/timetable/realtime/tripUpdates';
import type { NetworkSnapshot } from '../network/snapshot.ts';
import { busy } from '../problems/requestError.ts';
import { MONDAY, MONDAY_AT_8, smallTown } from '../testing/smallTown.ts';
import type { Caller, JourneySearch } from './journeys.ts';
import { createJourneyPool } from './pool.ts';
import { sharingSearches } from './sharedSearches.ts';
import { FakeThread } from './testing/fakeThread.ts';

const BODY: JourneySearchBodyT = {
  fromId: 'Gare',
  toId: 'Hôpital Œuvre d’Été',
  tripType: 0,
  departureDateTime: `${MONDAY}T08:00`,
};

interface Asked {
  readonly signal: AbortSignal;
  succeed(answer: string): void;
  fail(error: Error): void;
}

let asked: Asked[];
let shared: number;
let journeys: JourneySearch;
let town: NetworkSnapshot;

beforeAll(async () => {
  town = await smallTown();
});

beforeEach(() => {
  asked = [];
  shared = 0;
  const search: JourneySearch['search'] = (_body, _now, caller) => {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const signal = caller!.signal!;
    signal.addEventListener('abort', () => reject(signal.reason));
    asked.push({ signal, succeed: (answer) => resolve(Buffer.from(answer)), fail: reject });
    return promise;
  };
  const nothing = {
    use: () => undefined,
    prepared: async () => undefined,
    load: () => ({ searching: 0, waiting: 0 }),
    close: async () => undefined,
  };
  journeys = sharingSearches({ ...nothing, search }, () => shared++);
});

const search = (caller: Caller = {}, body = BODY, now = MONDAY_AT_8) => journeys.search(body, now, caller);
const text = async (answer: Promise<Buffer>) => (await answer).toString();

it('asks once for callers of the same search, and again once it is answered', async () => {
  const answers = [search(), search(), search({ signal: new AbortController().signal })].map(text);
  expect(asked.length).toBe(1);
  asked[0]!.succeed('one');
  expect(await Promise.all(answers)).toEqual(['one', 'one', 'one']);
  expect(shared).toBe(2);
  const next = text(search());
  expect(asked.length).toBe(2);
  asked[1]!.succeed('two');
  expect(await next).toBe('two');
});

it.each<[string, () => Promise<Buffer>]>([
  ['place', () => search({}, { ...BODY, toId: 'Gare' })],
  ['wish', () => search({}, { ...BODY, maxChanges: 1 } as JourneySearchBodyT)],
  ['second', () => search({}, BODY, MONDAY_AT_8 + 1)],
  ['language', () => search({ language: 'de' })],
  ['compression', () => search({ encoding: 'br' })],
])('asks for itself with another %s', async (_, other) => {
  const answers = [search(), other()].map(text);
  expect(asked.length).toBe(2);
  asked[0]!.succeed('one');
  asked[1]!.succeed('other');
  expect(await Promise.all(answers)).toEqual(['one', 'other']);
});

it('does not answer from the network before, nor forget what was begun on the next one', async () => {
  const before = text(search());
  journeys.use(town, NO_UPDATES);
  const after = text(search());
  expect(asked.length).toBe(2);
  asked[0]!.succeed('before');
  expect(await before).toBe('before');
  const joined = text(search());
  expect(asked.length).toBe(2);
  asked[1]!.succeed('after');
  expect(await Promise.all([after, joined])).toEqual(['after', 'after']);
});

it('goes on for those who wait when the first one leaves, and is aborted when all have left', async () => {
  const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()];
  const answers = [first, second].map(({ signal }) => text(search({ signal })));
  first.abort(new Error('left'));
  await expect(answers[0]).rejects.toThrow('left');
  expect(asked[0]!.signal.aborted).toBe(false);
  second.abort(new Error('left too'));
  // The search that was aborted is nobody's answer, also before it has ended.
  const next = text(search({ signal: third.signal }));
  await expect(answers[1]).rejects.toThrow('left too');
  expect(asked[0]!.signal.aborted).toBe(true);
  expect(asked.length).toBe(2);
  asked[1]!.succeed('next');
  expect(await next).toBe('next');
  third.abort();
  expect(asked[1]!.signal.aborted).toBe(false);
});

it('asks nothing for a caller that has left before', async () => {
  await expect(search({ signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow('left');
  expect(asked.length).toBe(0);
});

it('fails for all callers alike, and is asked again after that', async () => {
  const answers = [search(), search({ signal: new AbortController().signal })];
  asked[0]!.fail(busy('busy', 'Too many.', 1));
  for (const answer of answers) await expect(answer).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 1 });
  void search();
  expect(asked.length).toBe(2);
});

it('begins another search for each thousand callers', () => {
  for (let i = 0; i < 2_001; i++) void search();
  expect(asked.length).toBe(3);
});

it('takes one place of a thread for fifty callers, with the same answer for each', async () => {
  const threads: FakeThread[] = [];
  const pool = createJourneyPool({
    ...{ threads: 1, waiting: 1, report: () => undefined },
    start(events) {
      threads.push(new FakeThread(events));
      return threads.at(-1)!;
    },
  });
  threads[0]!.events.report({ kind: 'ready' });
  journeys = sharingSearches(pool, () => shared++);
  journeys.use(town, NO_UPDATES);
  const answers = Array.from({ length: 50 }, () => text(search()));
  expect(threads[0]!.kinds()).toEqual(['network', 'search']);
  await threads[0]!.work();
  const [first, ...others] = await Promise.all(answers);
  expect(JSON.parse(first!).groups.length).toBeGreaterThan(0);
  expect(new Set(others)).toEqual(new Set([first]));
  expect([shared, journeys.load()]).toEqual([49, { searching: 0, waiting: 0 }]);
});
