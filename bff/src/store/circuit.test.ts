import { type CircuitOptions, withCircuit } from './circuit.ts';
import type { Database } from './database.ts';
import { locked, StoreError, timedOut, unusable } from './storeError.ts';

const OPTIONS: CircuitOptions = { timeouts: 3, pauseMs: 1_000 };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

type Outcome = 'works' | Error;

/** A database whose calls do what `outcome` says at the time. */
function fakeDatabase() {
  const state = { outcome: 'works' as Outcome, asked: 0, isClosed: false };
  const answer = async <T>(value: T): Promise<T> => {
    state.asked++;
    const { outcome } = state;
    if (outcome === 'works') return value;
    throw outcome;
  };
  const database: Database = {
    kind: 'postgresql',
    lockingRows: '',
    rowsOf: (value) => value,
    query: () => answer([]),
    transaction: (work) => answer(null).then(() => work(async () => [])),
    eraseDeleted: async () => undefined,
    load: () => ({ busy: 0, idle: 0, waiting: 0, isCircuitOpen: false }),
    async close() {
      state.isClosed = true;
    },
  };
  return { state, database: withCircuit(database, OPTIONS) };
}

const HANGS = timedOut('timeout');

const nameOfFailure = (call: () => Promise<unknown>): Promise<string> =>
  call().then(
    () => 'none',
    (error: Error) => error.name,
  );

it('answers at once after three timeouts in a row, and works within a second of the return of the database', async () => {
  const { state, database } = fakeDatabase();
  const query = () => database.query('SELECT a');
  state.outcome = HANGS;
  for (const call of [query, () => database.transaction(async () => 1), query])
    expect(await nameOfFailure(call)).toBe('TimeoutError');
  const before = state.asked;
  expect(await nameOfFailure(query)).toBe('NotAnsweringError');
  expect(database.load().isCircuitOpen).toBe(true);
  expect(await nameOfFailure(() => database.transaction(async () => 1))).toBe('NotAnsweringError');
  await expect(query()).rejects.toMatchObject({ retryAfterSeconds: 1 });
  await expect(query()).rejects.toBeInstanceOf(StoreError);
  await jest.advanceTimersByTimeAsync(40_000);
  // One attempt a second: nothing else has asked it.
  expect(state.asked - before).toBe(40);
  expect(await nameOfFailure(query)).toBe('NotAnsweringError');
  state.outcome = 'works';
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await query()).toEqual([]);
  expect(await database.transaction(async () => 'done')).toBe('done');
  await jest.advanceTimersByTimeAsync(10_000);
  const settled = state.asked;
  await jest.advanceTimersByTimeAsync(10_000);
  expect(state.asked).toBe(settled);
});

it.each<[string, Outcome]>([
  ['answers in between', 'works'],
  ['tells that another server keeps the rows', locked('timeout')],
  ['carries out a rule that refuses', new RangeError('full')],
])('goes on asking a database that %s', async (_, outcome) => {
  const { state, database } = fakeDatabase();
  for (let round = 0; round < 4; round++) {
    state.outcome = HANGS;
    for (let times = 0; times < 2; times++) expect(await nameOfFailure(() => database.query(''))).toBe('TimeoutError');
    state.outcome = outcome;
    expect(await nameOfFailure(() => database.query(''))).not.toBe('NotAnsweringError');
  }
});

it('goes on asking a database that refuses connections or loses them', async () => {
  const { state, database } = fakeDatabase();
  state.outcome = unusable('refused');
  for (let times = 0; times < 10; times++) expect(await nameOfFailure(() => database.query(''))).toBe('StoreError');
});

it('goes on asking a database that answers others while some wait for a connection', async () => {
  const { state, database } = fakeDatabase();
  const waiting = Array.from({ length: 9 }, () =>
    nameOfFailure(() =>
      database.transaction(async () => {
        await first;
        throw HANGS;
      }),
    ),
  );
  const first = Promise.resolve().then(() => database.query(''));
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['TimeoutError']));
  expect(await database.query('')).toEqual([]);
  expect(state.asked).toBe(11);
});

it('stops asking when it is closed', async () => {
  const { state, database } = fakeDatabase();
  state.outcome = HANGS;
  for (let times = 0; times < 3; times++) await nameOfFailure(() => database.query(''));
  await database.close();
  expect(state.isClosed).toBe(true);
  await jest.advanceTimersByTimeAsync(4_000);
  const before = state.asked;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(state.asked).toBe(before);
});
