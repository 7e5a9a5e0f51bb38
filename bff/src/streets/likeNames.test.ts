import { areNamesLike } from './likeNames.ts';

it.each<[string, string, boolean]>([
  ['Marché', 'Gare du MARCHE', true],
  ['Gare - Marché', 'Marché (Gare)', true],
  ['Isartor', 'Isartorplatz', false],
  ['Gare Nord', 'Gare Sud', false],
  ['Площадь', 'площадь Восстания', true],
  ['', 'Gare', false],
  ['-', '', false],
])('%j and %j: %j', (one, other, expected) => {
  expect(areNamesLike(one, other)).toBe(expected);
  expect(areNamesLike(other, one)).toBe(expected);
});
