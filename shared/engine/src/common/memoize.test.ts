import { getOrCompute, memoize } from './memoize.ts';

describe('memoize', () => {
  it('computes once for each object', () => {
    const compute = jest.fn((key: { n: number }) => key.n * 2);
    const doubled = memoize(compute);
    const [a, b] = [{ n: 1 }, { n: 2 }];
    expect([doubled(a), doubled(a), doubled(b)]).toEqual([2, 2, 4]);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('stores undefined as well', () => {
    const compute = jest.fn(() => undefined);
    const nothing = memoize(compute);
    const key = {};
    nothing(key);
    nothing(key);
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it('stores nothing when computing fails', () => {
    const compute = jest.fn().mockImplementationOnce(() => {
      throw new Error('not yet');
    });
    const later = memoize(compute.mockReturnValue(1));
    const key = {};
    expect(() => later(key)).toThrow('not yet');
    expect(later(key)).toBe(1);
  });
});

it('getOrCompute computes what a map does not have', () => {
  const map = new Map([['a', 1]]);
  expect([getOrCompute(map, 'a', () => 9), getOrCompute(map, 'b', () => 2), getOrCompute(map, 'b', () => 9)]).toEqual([
    1, 2, 2,
  ]);
});
