import { hasSeveralHosts } from './hostHeaders.ts';

it.each([
  [['Host', 'a', 'X', 'host'], false],
  [['X', 'host'], false],
  [['Host', 'a', 'Accept', '*/*', 'hOST', 'b'], true],
])('%j names several hosts: %s', (rawHeaders, expected) => {
  expect(hasSeveralHosts({ rawHeaders })).toBe(expected);
});
