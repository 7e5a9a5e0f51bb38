import { shiftIntoRoom } from './shiftIntoRoom.ts';

const ROOM = { start: 400, end: 1_000 };

it.each([
  ['in the middle', 600, 800, 0],
  ['at both edges', 400, 1_000, 0],
  ['cut on the left', 350, 550, 50],
  ['cut on the right', 900, 1_050, -50],
  ['wider than the room on the right', 700, 1_500, -300],
  ['wider than the room on both sides', 300, 1_200, 100],
  ['of a pin that a panel covers: no farther than its pin', 200, 300, 34],
  ['of a pin that is out of sight on the right', 1_100, 1_200, -34],
  ['narrower than a pin', 390, 410, 0],
])('%s: %i to %i moves by %i', (_where, start, end, shift) => {
  expect(shiftIntoRoom({ start, end }, ROOM)).toBe(shift);
});
