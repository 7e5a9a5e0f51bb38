import { forgetOldest } from './graphs.ts';

const MEGABYTES = 1_000_000;

describe('forgetOldest', () => {
  it.each([
    { sizes: [60, 60, 60, 10, 2], left: 'abcde' },
    { sizes: [60, 60, 60, 10, 3], left: 'bcde' },
    { sizes: [60, 60, 60, 60, 60, 60], left: 'cdef' },
    { sizes: [10, 10, 100, 10, 10, 100], left: 'cdef' },
    { sizes: [900, 900, 900, 900], left: 'abcd' },
  ])('forgets the least recently used tables, but not the last four: $sizes', ({ sizes, left }) => {
    const tables = new Map(sizes.map((size, i) => ['abcdef'[i]!, { bytes: () => size * MEGABYTES }]));
    forgetOldest(tables);
    expect([...tables.keys()].join('')).toBe(left);
  });
});
