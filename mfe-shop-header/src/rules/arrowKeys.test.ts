import { rowAfter } from './arrowKeys.ts';

it.each<[string, number, number, number | null]>([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', -1, 3, 2],
  ['ArrowRight', 1, 3, null],
  ['Tab', 1, 3, null],
  ['ArrowDown', -1, 0, null],
])('%s at row %d of %d moves to %s', (key, at, count, expected) => {
  expect(rowAfter(key, at, count)).toBe(expected);
});
