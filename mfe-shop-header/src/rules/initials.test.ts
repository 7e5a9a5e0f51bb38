import { initialsOf } from './initials.ts';

it.each([
  ['Camille Rivoire', 'CR'],
  ['Léa', 'L'],
  ['  Ana  de la Torre ', 'AT'],
  ['ñandú östlich', 'ÑÖ'],
  ['', ''],
])('%j: %s', (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});
