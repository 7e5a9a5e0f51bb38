import { partsOf, shownParts } from './stopParts.ts';

const line = {} as never;

it.each([
  [[], [], 1],
  [[line, line], [], 3],
  [[line], [line, line, line], 3],
])('counts the parts of a stop with the lines %j and the others %j: %d', (lines, others, expected) => {
  expect(partsOf({ lines, others })).toBe(expected);
});

it.each([
  [1, [1]],
  [3, [3]],
  [4, [3, 1]],
  [5, [3, 1, 1]],
  [6, [3, 1, 2]],
  [9, [3, 1, 2]],
])('shows %d of the parts 3, 1 and 2 as %j', (shown, expected) => {
  expect(shownParts([3, 1, 2], shown)).toEqual(expected);
});
