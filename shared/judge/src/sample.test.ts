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

describe('the seed', () => {
  const seedAt = (time: string, values: Record<string, string>) => {
    jest.useFakeTimers({ now: Date.parse(time) });
    return withEnvironment(values, testSeed);
  };
  afterEach(() => jest.useRealTimers());

  test('is the same on every day', () => {
    expect(seedAt('2026-11-22T12:00:00Z', {})).toBe(seedAt('2027-02-28T23:30:00Z', {}));
  });

  test('is the day in UTC in a deep run', () => {
    expect(seedAt('2026-11-22T23:30:00Z', { HALTE_TEST_DEEP: '1' })).toBe('2026-11-22');
  });

  test('is the one that is given', () => {
    expect(seedAt('2026-11-22T12:00:00Z', { HALTE_TEST_SEED: '2026-01-01' })).toBe('2026-01-01');
    expect(seedAt('2026-11-22T12:00:00Z', { HALTE_TEST_SEED: '2026-01-01', HALTE_TEST_DEEP: '1' })).toBe('2026-01-01');
  });
});

test('a seed has one sample, another seed another', () => {
  const one = on('2026-11-22', () => dailySample(CASES, 6));
  expect(one).toHaveLength(6);
  expect(on('2026-11-22', () => dailySample(CASES, 6))).toEqual(one);
  expect(on('2026-11-23', () => dailySample(CASES, 6))).not.toEqual(one);
});

test('a sample keeps the order of the cases', () => {
  const sample = on('2026-11-22', () => dailySample(CASES, 12));
  expect(sample).toEqual(CASES.filter((name) => sample.includes(name)));
});

test('of sixty seeds each case is drawn', () => {
  const seeds = Array.from({ length: 60 }, (_, index) => `seed ${index}`);
  const drawn = new Set(seeds.flatMap((seed) => on(seed, () => dailySample(CASES, 6))));
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

test('a number depends on its name and the seed', () => {
  const numbers = [on('a', () => dailyNumber('x')), on('a', () => dailyNumber('y')), on('b', () => dailyNumber('x'))];
  expect(new Set(numbers).size).toBe(3);
  expect(numbers.every((value) => Number.isInteger(value) && value >= 0 && value < 2 ** 32)).toBe(true);
});
