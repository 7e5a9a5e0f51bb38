import { createPoll, type Snapshot } from './poll.ts';

const NOW = 1_000_000;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function poll(answers: readonly (Snapshot<string> | Error | Promise<Snapshot<string>>)[], now = () => NOW) {
  const fetches: AbortSignal[] = [];
  const changes: string[] = [];
  const made = createPoll<string>({
    source: 'delays',
    everySeconds: 20,
    staleSeconds: 60,
    async load(signal) {
      const answer = answers[fetches.push(signal) - 1] ?? new Error('There is nothing more.');
      if (answer instanceof Error) throw answer;
      return answer;
    },
    now,
    onChange: (value) => void changes.push(value),
  });
  return { ...made, fetches, changes };
}

it('waits until there is an answer', () => {
  const { health, current } = poll([]);
  expect(current()).toBeNull();
  expect(health()).toEqual({ source: 'delays', state: 'waiting', at: null, problem: null });
});

it('has the last answer', async () => {
  const { refresh, health, current, changes } = poll([
    { value: 'a', at: NOW - 30 },
    { value: 'b', at: NOW - 5 },
  ]);
  await refresh();
  await refresh();
  expect(current()).toEqual({ value: 'b', at: NOW - 5 });
  expect(changes).toEqual(['a', 'b']);
  expect(health()).toEqual({ source: 'delays', state: 'ok', at: NOW - 5, problem: null });
});

it('says nothing of an answer that it has, and knows how old it is', async () => {
  const { refresh, current, changes } = poll([
    { value: 'a', at: NOW - 30 },
    { value: 'a', at: NOW - 5 },
  ]);
  await refresh();
  await refresh();
  expect(current()).toEqual({ value: 'a', at: NOW - 5 });
  expect(changes).toEqual(['a']);
});

it('keeps the last good answer when the source fails, and says so until it is well again', async () => {
  const { refresh, health, current } = poll([
    { value: 'a', at: NOW },
    new Error('The answer is no GTFS-RT.'),
    { value: 'b', at: NOW },
  ]);
  await refresh();
  await refresh();
  expect(current()?.value).toBe('a');
  expect(health()).toEqual({ source: 'delays', state: 'failing', at: NOW, problem: 'The answer is no GTFS-RT.' });
  await refresh();
  expect(health()).toMatchObject({ state: 'ok', problem: null });
});

it.each([
  [60, 'ok'],
  [61, 'stale'],
])('calls an answer of %i seconds ago %s', async (age, state) => {
  const { refresh, health } = poll([{ value: 'a', at: NOW - age }]);
  await refresh();
  expect(health().state).toBe(state);
});

it('asks again and again, from answer to question, until it is stopped', async () => {
  const slow = Promise.withResolvers<Snapshot<string>>();
  const { start, stop, fetches, changes } = poll([{ value: 'a', at: NOW }, slow.promise, { value: 'c', at: NOW }]);
  start();
  start();
  await jest.advanceTimersByTimeAsync(19_999);
  expect(fetches).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(fetches).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetches).toHaveLength(2);
  slow.resolve({ value: 'b', at: NOW });
  await jest.advanceTimersByTimeAsync(20_000);
  expect(changes).toEqual(['a', 'b', 'c']);
  stop();
  await jest.advanceTimersByTimeAsync(100_000);
  expect(fetches).toHaveLength(3);
  expect(fetches[2]?.aborted).toBe(true);
});

it('takes no answer that comes after it was stopped', async () => {
  const late = Promise.withResolvers<Snapshot<string>>();
  const { start, stop, current, changes } = poll([late.promise]);
  start();
  stop();
  late.resolve({ value: 'late', at: NOW });
  await jest.advanceTimersByTimeAsync(0);
  expect(current()).toBeNull();
  expect(changes).toEqual([]);
});

it('fetches once for two refreshes at the same time', async () => {
  const { refresh, fetches } = poll([{ value: 'a', at: NOW }]);
  await Promise.all([refresh(), refresh()]);
  expect(fetches).toHaveLength(1);
});
