import { shownAccess } from './shownAccess.ts';

it.each([
  ['yes', 'yes', null],
  ['yes', 'no', 'yes'],
  ['yes', 'unknown', 'yes'],
  ['no', 'no', 'no'],
  ['unknown', 'unknown', null],
  [undefined, 'unknown', null],
] as const)('a step that is “%s” in a journey that is “%s” says %s', (own, ofJourney, shown) => {
  expect(shownAccess(own, ofJourney)).toBe(shown);
});
