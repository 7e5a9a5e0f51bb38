/** The pool with real threads, started from the sources as the server starts them. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { JourneySearchBodyT } from '@halte/engine/api/journeySearch';
import { NO_UPDATES } from '@halte/engine/timetable/realtime/tripUpdates';
import type { NetworkSnapshot } from '../network/snapshot.ts';
import { MONDAY, MONDAY_AT_8, smallTown } from '../testing/smallTown.ts';
import { type JourneySearch, searchHere } from './journeys.ts';
import { createJourneyPool } from './pool.ts';
import { startSearchThread, type Thread } from './thread.ts';

const BODY: JourneySearchBodyT = {
  fromId: 'Gare',
  toLat: 48.0105,
  toLon: -1.661,
  tripType: 0,
  departureDateTime: `${MONDAY}T08:00`,
};

const read = (json: Buffer): unknown => JSON.parse(json.toString());

let town: NetworkSnapshot;
let pool: JourneySearch;
beforeAll(async () => {
  town = await smallTown();
});

// Threads of a test that failed would keep the process alive.
afterEach(() => pool.close());

it('answers from other threads, also after one of them was killed', async () => {
  const started: Thread[] = [];
  const lines: string[] = [];
  pool = createJourneyPool({
    threads: 2,
    waiting: 50,
    report: (line) => lines.push(line),
    start: (events) => {
      const thread = startSearchThread(events);
      started.push(thread);
      return thread;
    },
  });
  pool.use(town, NO_UPDATES);
  const here = searchHere();
  here.use(town, NO_UPDATES);
  const expected = read(await here.search(BODY, MONDAY_AT_8));
  const answers = await Promise.all(Array.from({ length: 8 }, () => pool.search(BODY, MONDAY_AT_8)));
  expect(answers.map(read)).toEqual(Array(8).fill(expected));
  const compressed = await Promise.all(
    (['br', 'gzip'] as const).map((encoding) => pool.search(BODY, MONDAY_AT_8, { encoding })),
  );
  expect([brotliDecompressSync(compressed[0]!), gunzipSync(compressed[1]!)].map(read)).toEqual([expected, expected]);
  await started[0]!.end();
  expect(read(await pool.search(BODY, MONDAY_AT_8))).toEqual(expected);
  expect([started.length, lines.length]).toEqual([3, 1]);
}, 30_000);
