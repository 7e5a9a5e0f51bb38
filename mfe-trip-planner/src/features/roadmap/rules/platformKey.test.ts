import { platformKeySuffix } from './platformKey.ts';

it.each([
  ['train', '.track'],
  ['metro', '.track'],
  ['tram', ''],
  ['bus', ''],
  [null, ''],
] as const)('a platform of %s has the key with “%s”', (mode, end) => {
  expect(platformKeySuffix(mode)).toBe(end);
});
