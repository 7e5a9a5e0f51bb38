import { createBoundedCache } from './boundedCache.ts';

const filled = (most: number, ...values: readonly string[]) => {
  const cache = createBoundedCache<string>(most, ({ length }) => length);
  for (const value of values) cache.set(value[0]!, value);
  return { ...cache, kept: (keys: string) => [...keys].filter((key) => cache.get(key) !== undefined).join('') };
};

it('never holds more than its bound, and forgets what was asked for longest ago', () => {
  const cache = filled(9, 'aaa', 'bbb', 'ccc');
  expect(cache.get('a')).toBe('aaa');
  cache.set('d', 'ddd');
  expect(cache.kept('abcd')).toBe('acd');
});

it('counts a value once that is set again', () => {
  const cache = filled(9, 'aaa', 'bbb', 'bbb', 'bbb', 'ccc');
  expect(cache.kept('abc')).toBe('abc');
});

it('makes room for a large value, and keeps the last one, however large it is', () => {
  expect(filled(9, 'aaa', 'bbb', 'ccccc').kept('abc')).toBe('bc');
  expect(filled(9, 'aaa', 'bbb'.repeat(9)).kept('ab')).toBe('b');
});
