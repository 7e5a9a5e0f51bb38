import { levelsOf } from './levels.ts';

it.each([
  ['0', 0, 0],
  ['-1', -100, -100],
  ['1.5', 150, 150],
  ['0;-1', -100, 0],
  ['-1; -2 ;-4', -400, -100],
  ['0-3', 0, 300],
  ['-2--1', -200, -100],
  ['-1-2;5', -100, 500],
])('%s is from %i to %i', (text, low, high) => {
  expect(levelsOf(text)).toEqual({ low, high });
});

it.each([undefined, '', 'G', '1;', '1,5', '1;roof', '999', '1e3'])('%s says nothing', (text) => {
  expect(levelsOf(text)).toBeNull();
});
