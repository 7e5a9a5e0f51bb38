import { networkColor } from './networkColor.ts';

const ROUTES = ['#2d6a4f', '#e10d19', '#0b5d66', '#fdc400', '#333436', '#c01010', '#1f78b4'].map((color) => ({
  color,
  mode: 'bus' as const,
}));
const [WITHOUT, RED, TEAL, YELLOW, GREY, OTHER_RED, BLUE] = [0, 1, 2, 3, 4, 5, 6];

it.each([
  ['that of most trips', [TEAL, BLUE, BLUE], '#1f78b4'],
  ['none that lines without a colour are drawn in', [WITHOUT, WITHOUT, TEAL], '#0b5d66'],
  ['no grey', [GREY, GREY, TEAL], '#0b5d66'],
  ['no red, which means that something is wrong', [RED, RED, TEAL], '#0b5d66'],
  ['red where there is no other', [RED, OTHER_RED, RED, GREY], '#e10d19'],
  ['no pale one, which would have to be darkened', [YELLOW, YELLOW, TEAL], '#0b5d66'],
  ['a pale one before a red one', [YELLOW, RED, RED], '#fdc400'],
  ['the same of two as often', [BLUE, TEAL], '#0b5d66'],
  ['none where lines have none', [WITHOUT, GREY], null],
  ['none without trips', [], null],
])('is %s', (_, trips, expected) => {
  expect(networkColor(ROUTES, trips)).toBe(expected);
});
