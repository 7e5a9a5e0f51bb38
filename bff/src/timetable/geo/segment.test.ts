import { nearestToOrigin } from './segment.ts';

it.each([
  ['beside its middle', [-10, 3, 10, 3], 0.5, 3],
  ['beside a quarter of it', [4, -2, 4, 6], 0.25, 4],
  ['behind its end', [-9, -12, -3, -4], 1, 5],
  ['before its beginning', [3, 4, 9, 12], 0, 5],
  ['on it', [-1, -1, 3, 3], 0.25, 0],
  ['at a line of one point', [6, 8, 6, 8], 0, 10],
] as const)('%s', (_, [fromX, fromY, toX, toY], share, distance) => {
  expect(nearestToOrigin(fromX, fromY, toX, toY)).toEqual({ share, distance });
});
