import { listedModes } from './listedModes.ts';
import { BUS, M1 } from './testing/places.ts';

const nameOf = (mode: string) => `${mode[0]?.toUpperCase()}${mode.slice(1)}`;

it.each([
  ['fr', 'Metro et bus'],
  ['de', 'Metro und Bus'],
] as const)('lists each mode once: %s', (locale, text) => {
  expect(listedModes([M1, BUS, M1], nameOf, locale)).toBe(text);
});
