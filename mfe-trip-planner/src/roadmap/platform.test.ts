import { platformEnd } from './platform.ts';

it.each([
  ['train', '.track'],
  ['metro', '.track'],
  ['tram', ''],
  ['bus', ''],
  [null, ''],
] as const)('a platform of %s has the key with “%s”', (mode, end) => {
  expect(platformEnd(mode)).toBe(end);
});
