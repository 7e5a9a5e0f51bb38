import { threadCount } from './threadCount.ts';

it.each([
  ['none on a single core', 0, 1, 0],
  ['one beside the one that answers', 0, 2, 1],
  ['one for each other core', 0, 6, 5],
  ['no more than eight by itself', 0, 64, 8],
  ['as many as configured', 12, 2, 12],
])('%s', (_case, wanted, cores, threads) => {
  expect(threadCount(wanted, cores)).toBe(threads);
});
