import { types } from 'node:util';
import type { JourneySearchBodyT } from '@halte/engine/api/journeySearch';
import * as common from '@halte/engine/search/day/commonParts';
import { NO_UPDATES } from '@halte/engine/timetable/realtime/tripUpdates';
import type { NetworkSnapshot } from '../network/snapshot.ts';
import { MONDAY, MONDAY_AT_8, smallTown, smallTownFeed } from '../testing/smallTown.ts';
import type { JourneySearch } from './journeys.ts';
import { createJourneyPool } from './pool.ts';
import { FakeThread } from './testing/fakeThread.ts';

jest.mock('@halte/engine/search/day/commonParts', () => {
  const actual = jest.requireActual<typeof common>('@halte/engine/search/day/commonParts');
  return { ...actual, commonPartsOf: jest.fn(actual.commonPartsOf), takeCommonParts: jest.fn(actual.takeCommonParts) };
});

const BODY: JourneySearchBodyT = {
  fromId: 'Gare',
  toId: 'Hôpital Œuvre d’Été',
  tripType: 0,
  departureDateTime: `${MONDAY}T08:00`,
};
const made = jest.mocked(common.commonPartsOf);
const used = jest.mocked(common.takeCommonParts);
const settled = () => new Promise<void>((done) => setImmediate(done));

let town: NetworkSnapshot;
let threads: FakeThread[];
let pool: JourneySearch;
let isPrepared: boolean;

function open(hasCommonParts = () => true): void {
  threads = [];
  isPrepared = false;
  const start = (events: FakeThread['events']) => {
    const thread = new FakeThread(events);
    threads.push(thread);
    return thread;
  };
  pool = createJourneyPool({ threads: 3, waiting: 10, report: () => undefined, start, hasCommonParts });
  for (const { events } of threads) events.report({ kind: 'ready' });
  void pool.prepared().then(() => {
    isPrepared = true;
  });
}

const work = async (...numbers: number[]) => {
  for (const number of numbers) await threads[number]!.work();
  await settled();
};

beforeAll(async () => {
  town = await smallTown();
});
beforeEach(() => jest.clearAllMocks());

it('makes what threads share once, in memory that all of them use, and is prepared when each has it', async () => {
  open();
  pool.use(town, NO_UPDATES);
  await work(1, 2);
  expect(made).not.toHaveBeenCalled();
  await work(0);
  expect([made.mock.calls.length, isPrepared]).toEqual([1, false]);
  await work(0, 1, 2);
  expect([made.mock.calls.length, used.mock.calls.length, isPrepared]).toEqual([1, 3, true]);
  const [first, ...others] = used.mock.calls.map(([, parts]) => parts);
  for (const parts of others) {
    expect(types.isSharedArrayBuffer(parts.allDays.trip.buffer)).toBe(true);
    expect(parts).toEqual(first);
  }
});

it('makes nothing for all of a timetable that is not large', async () => {
  open(() => false);
  pool.use(town, NO_UPDATES);
  await work(0, 1, 2);
  expect([made.mock.calls.length, used.mock.calls.length, isPrepared]).toEqual([0, 0, true]);
});

it('searches on a thread that waits for the parts once it has them', async () => {
  open();
  pool.use(town, NO_UPDATES);
  let json = '';
  const searches = Array.from({ length: 6 }, () => pool.search(BODY, MONDAY_AT_8));
  void searches[5]!.then((answer) => {
    json = `${answer}`;
  });
  const waiting = [threads[1]!.work(), threads[2]!.work()];
  await settled();
  expect(json).toBe('');
  await work(0);
  await Promise.all([...waiting, work(1), work(2)]);
  for (const answer of await Promise.all(searches)) expect(`${answer}`).toContain('publicTransport');
  expect(made).toHaveBeenCalledTimes(1);
});

it('lets another thread make them where the first one ends before it has', async () => {
  open();
  pool.use(town, NO_UPDATES);
  await work(1, 2);
  threads[0]!.breakDown();
  await work(3);
  await work(1, 2, 3);
  expect([made.mock.calls.length, isPrepared]).toEqual([1, true]);
});

it('gives what is made to a thread that is started later', async () => {
  open();
  pool.use(town, NO_UPDATES);
  await work(0);
  await work(0, 1, 2);
  threads[2]!.breakDown();
  await work(3);
  expect([made.mock.calls.length, used.mock.calls.length]).toEqual([1, 4]);
});

it('does not use the parts of a timetable that has been replaced, and searches what was asked on it', async () => {
  const feed = await smallTownFeed({ without: 'C' });
  open();
  pool.use(town, NO_UPDATES);
  const before = Array.from({ length: 6 }, () => pool.search(BODY, MONDAY_AT_8));
  const old = threads[0]!.work();
  pool.use({ ...town, feed }, NO_UPDATES);
  await old;
  await work(1, 2, 0);
  await work(1, 2);
  for (const answer of await Promise.all(before)) expect(`${answer}`).toContain('"shortName":"C"');
  const after = pool.search(BODY, MONDAY_AT_8);
  await work(0, 1, 2);
  expect(`${await after}`).not.toContain('"shortName":"C"');
  const versions = used.mock.calls.map(([feed, { allDays }]) => [feed.trips.count, allDays.trips]);
  for (const [trips, ofParts] of versions) expect(ofParts).toBe(trips);
});
