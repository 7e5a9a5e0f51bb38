import { contrastRatio, luminance, readableOn } from './contrast.ts';

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['767676', '#FFFFFF', 4.54],
])('%s on %s is %d', (first, second, expected) => {
  expect(contrastRatio(first, second)).toBeCloseTo(expected, 1);
});

it.each([
  ['#0055a4', '#ffffff', '#ffffff'],
  ['#ffcd00', '#ffffff', '#000000'],
  ['#ffcd00', '000000', '#000000'],
  ['#00843d', 'FFFFFF', '#FFFFFF'],
  ['#222222', '#333333', '#ffffff'],
  ['#ffffff', 'white', '#000000'],
])('on %s, %s is written %s', (background, preferred, expected) => {
  expect(readableOn(background, preferred)).toBe(expected);
});

it('knows no other way to write a colour', () => {
  expect(luminance('red')).toBeNaN();
});
