import { mayPrefetch } from './mayPrefetch.ts';

it.each([
  [undefined, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('with %j: %s', (connection, expected) => {
  expect(mayPrefetch(connection)).toBe(expected);
});
