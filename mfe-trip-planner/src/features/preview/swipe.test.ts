import { swipeOf } from './swipe.ts';

it.each([
  [-41, 0, 'next'],
  [41, 0, 'previous'],
  [-120, 59, 'next'],
  [-120, -61, null],
  [39, 0, null],
  [0, -200, null],
] as const)('a finger that goes %i px across and %i px down: %s', (x, y, turn) => {
  expect(swipeOf({ x: 100, y: 100 }, { x: 100 + x, y: 100 + y })).toBe(turn);
});
