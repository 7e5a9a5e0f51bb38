import { type CircuitOptions, withCircuit } from './circuit.ts';
import type { Database } from './database.ts';
import { locked, StoreError, unusable } from './storeError.ts';

const OPTIONS: CircuitOptions = { failures: 3, slowMs: 1_000, pauseMs: 1_000 };

/** Milliseconds: only calls to the database take time. */
let clock = 0;

beforeEach(() => {
  jest.useFakeTimers();
  clock = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

type Outcome = 'works' | { readonly after: number; readonly with: Error };

/** A database whose calls do what `outcome` says at the time. */
function fakeDatabase() {
  const state = { outcome: 'works' as Outcome, asked: 0, isClosed: false };
  const answer = async <T>(value: T): Promise<T> => {
    state.asked++;
    const { outcome } = state;
    if (outcome === 'works') return value;
    clock += outcome.after;
    throw outcome.with;
  };
  const database: Database = {
    kind: 'postgresql',
    lockingRows: '',
    rowsOf: (value) => value,
    query: () => answer([]),
    transaction: (work) => answer(null).then(() => work(async () => [])),
    eraseDeleted: async () => undefined,
    async close() {
      state.isClosed = true;
    },
  };
  return { state, database: withCircuit(database, OPTIONS) };
}

const HANGS: Outcome = { after: 3_000, with: unusable('timeout') };

/** The error of a call, and the milliseconds that it took. */
async function failureOf(call: () => Promise<unknown>): Promise<[name: string, took: number]> {
  const start = clock;
  const name = await call().then(
    () => 'none',
    (error: Error) => error.name,
  );
  return [name, clock - start];
}

it('answers at once after three timeouts in a row, and works within a second of the return of the database', async () => {
  const { state, database } = fakeDatabase();
  const query = () => database.query('SELECT a');
  state.outcome = HANGS;
  for (const call of [query, () => database.transaction(async () => 1), query])
    expect(await failureOf(call)).toEqual(['StoreError', 3_000]);
  expect(await failureOf(query)).toEqual(['NotAnsweringError', 0]);
  expect(await failureOf(() => database.transaction(async () => 1))).toEqual(['NotAnsweringError', 0]);
  await expect(query()).rejects.toMatchObject({ retryAfterSeconds: 1 });
  await expect(query()).rejects.toBeInstanceOf(StoreError);

  const before = state.asked;
  await jest.advanceTimersByTimeAsync(40_000);
  // One attempt a second: nothing else has asked it.
  expect(state.asked - before).toBe(40);
  expect(await failureOf(query)).toEqual(['NotAnsweringError', 0]);
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
  ['tells that another server keeps the rows', { after: 2_000, with: locked('timeout') }],
  ['carries out a rule that refuses', { after: 2_000, with: new RangeError('full') }],
])('goes on asking a database that %s', async (_, outcome) => {
  const { state, database } = fakeDatabase();
  for (let round = 0; round < 4; round++) {
    state.outcome = HANGS;
    for (let times = 0; times < 2; times++) expect((await failureOf(() => database.query('')))[1]).toBe(3_000);
    state.outcome = outcome;
    expect((await failureOf(() => database.query('')))[0]).not.toBe('NotAnsweringError');
  }
});

it('goes on asking a database that refuses connections at once', async () => {
  const { state, database } = fakeDatabase();
  state.outcome = { after: 100, with: unusable('refused') };
  for (let times = 0; times < 10; times++)
    expect(await failureOf(() => database.query(''))).toEqual(['StoreError', 100]);
});

it('stops asking when it is closed', async () => {
  const { state, database } = fakeDatabase();
  state.outcome = HANGS;
  for (let times = 0; times < 3; times++) await failureOf(() => database.query(''));
  await database.close();
  expect(state.isClosed).toBe(true);
  await jest.advanceTimersByTimeAsync(4_000);
  const before = state.asked;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(state.asked).toBe(before);
});
