import { withoutAccents } from './withoutAccents.ts';

it.each([
  ['Hôtel de ville', 'Hotel de ville'],
  ['Straße', 'Straße'],
  ['ñandú', 'nandu'],
  ['e\u0301', 'e'],
])('%s becomes %s', (text, expected) => {
  expect(withoutAccents(text)).toBe(expected);
});
