import { headwayOf } from './headway.ts';

it.each([
  [20, 'minutes', 1],
  [60, 'minutes', 1],
  [600, 'minutes', 10],
  [3_600, 'hours', 1],
  [5_400, 'minutes', 90],
  [7_200, 'hours', 2],
])('%i seconds are counted in %s: %i', (seconds, unit, count) => {
  expect(headwayOf(seconds)).toEqual({ unit, count });
});
