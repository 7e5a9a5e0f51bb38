import { dailyNumber, dailySample, isDeep, rounds, testSeed } from './sample.ts';

const CASES = Array.from({ length: 60 }, (_, index) => `case ${index}`);

function withEnvironment<Result>(values: Record<string, string>, run: () => Result): Result {
  const before = { ...process.env };
  delete process.env['HALTE_TEST_DEEP'];
  delete process.env['HALTE_TEST_SEED'];
  Object.assign(process.env, values);
  try {
    return run();
  } finally {
    process.env = before;
  }
}

const on = <Result>(seed: string, run: () => Result) => withEnvironment({ HALTE_TEST_SEED: seed }, run);

test('the seed is the day in UTC unless one is given', () => {
  expect(withEnvironment({}, testSeed)).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(on('2026-11-22', testSeed)).toBe('2026-11-22');
});

test('a day has one sample, another day another', () => {
  const today = on('2026-11-22', () => dailySample(CASES, 6));
  expect(today).toHaveLength(6);
  expect(on('2026-11-22', () => dailySample(CASES, 6))).toEqual(today);
  expect(on('2026-11-23', () => dailySample(CASES, 6))).not.toEqual(today);
});

test('a sample keeps the order of the cases', () => {
  const sample = on('2026-11-22', () => dailySample(CASES, 12));
  expect(sample).toEqual(CASES.filter((name) => sample.includes(name)));
});

test('within sixty days each case is drawn', () => {
  const days = Array.from({ length: 60 }, (_, index) => `day ${index}`);
  const drawn = new Set(days.flatMap((day) => on(day, () => dailySample(CASES, 6))));
  expect(drawn.size).toBe(CASES.length);
});

test('a deep run leaves nothing out', () => {
  withEnvironment({ HALTE_TEST_DEEP: '1' }, () => {
    expect(isDeep()).toBe(true);
    expect(dailySample(CASES, 6)).toEqual(CASES);
    expect(rounds({ all: 10_000, few: 500 })).toBe(10_000);
  });
  withEnvironment({}, () => expect(rounds({ all: 10_000, few: 500 })).toBe(500));
});

test('a number depends on its name and the day', () => {
  const numbers = [on('a', () => dailyNumber('x')), on('a', () => dailyNumber('y')), on('b', () => dailyNumber('x'))];
  expect(new Set(numbers).size).toBe(3);
  expect(numbers.every((value) => Number.isInteger(value) && value >= 0 && value < 2 ** 32)).toBe(true);
});
