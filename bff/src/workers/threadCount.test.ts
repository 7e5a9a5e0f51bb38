import { threadCount } from './threadCount.ts';

it.each([
  ['none on a single core', 0, 1, 1, 0],
  ['one beside the one that answers', 0, 1, 2, 1],
  ['one for each other core', 0, 1, 6, 5],
  ['no more than eight by itself', 0, 1, 64, 8],
  ['as many as configured', 12, 1, 2, 12],
  ['a share of the cores in each of several processes', 0, 4, 18, 3],
  ['one in each of several processes on few cores', 0, 2, 2, 1],
  ['as many as configured in each of several processes', 5, 2, 2, 5],
])('%s', (_case, wanted, processes, cores, threads) => {
  expect(threadCount(wanted, processes, cores)).toBe(threads);
});
