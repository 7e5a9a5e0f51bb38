/** What the time of a search went to, as the pool and the search on this thread tell it. */
import type { JourneySearchBodyT } from '@halte/engine/api/journeySearch';
import { createOwnFinder } from '@halte/engine/journeys/ownFinder';
import { NO_UPDATES } from '@halte/engine/timetable/realtime/tripUpdates';
import { monotonic } from '../common/monotonic.ts';
import { MONDAY, MONDAY_AT_8, smallTown } from '../testing/smallTown.ts';
import { searchHere } from './journeys.ts';
import { createJourneyPool, type PoolOptions } from './pool.ts';
import type { SearchPart } from './searchParts.ts';
import { FakeThread } from './testing/fakeThread.ts';

const BODY: JourneySearchBodyT = {
  fromId: 'Gare',
  toId: 'Hôpital Œuvre d’Été',
  tripType: 0,
  departureDateTime: `${MONDAY}T08:00`,
};

const settled = () => new Promise<void>((done) => setImmediate(done));

async function searched(more: Partial<PoolOptions> = {}, body = BODY) {
  const threads: FakeThread[] = [];
  const told: (readonly SearchPart[])[] = [];
  const pool = createJourneyPool({
    threads: 1,
    waiting: 10,
    report: () => undefined,
    start: (events) => {
      threads.push(new FakeThread(events));
      return threads[0]!;
    },
    onSearch: (parts) => told.push(parts),
    ...more,
  });
  pool.use(await smallTown(), NO_UPDATES);
  const before = monotonic();
  const answer = pool.search(body, MONDAY_AT_8).catch(() => null);
  await settled();
  const sent = monotonic();
  await threads[0]!.work();
  const isAnswered = (await answer) !== null;
  return { told, isAnswered, before, sent, after: monotonic() };
}

it('is in the queue, then in the engine, then in the answer, without a gap', async () => {
  const { told, before, sent, after } = await searched();
  const [queue, engine, answer] = told[0]!;
  expect(told[0]!.map(({ part }) => part)).toEqual(['queue', 'engine', 'answer']);
  expect([queue!.to, engine!.to]).toEqual([engine!.from, answer!.from]);
  expect(queue!.from).toBeGreaterThanOrEqual(before);
  expect(queue!.to).toBeGreaterThanOrEqual(sent);
  expect(engine!.to).toBeGreaterThan(engine!.from);
  expect(answer!.to).toBeGreaterThan(answer!.from);
  expect(answer!.to).toBeLessThanOrEqual(after);
});

it('is in another engine first', async () => {
  const { told, sent } = await searched({ finder: createOwnFinder() });
  const [engine, queue, answer] = told[0]!;
  expect(told[0]!.map(({ part }) => part)).toEqual(['engine', 'queue', 'answer']);
  expect([engine!.to, queue!.to]).toEqual([queue!.from, answer!.from]);
  expect(engine!.to).toBeLessThanOrEqual(sent);
});

it('says nothing of a search that failed', async () => {
  const { told, isAnswered } = await searched({}, { ...BODY, fromId: 'nowhere' });
  expect([told, isAnswered]).toEqual([[], false]);
});

it('has no queue where it is done on this thread', async () => {
  const told: (readonly SearchPart[])[] = [];
  const here = searchHere((parts) => told.push(parts));
  here.use(await smallTown(), NO_UPDATES);
  await here.search(BODY, MONDAY_AT_8);
  expect(told.map((parts) => parts.map(({ part }) => part))).toEqual([['engine', 'answer']]);
});
