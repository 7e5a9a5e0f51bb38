import { encodingFor } from './acceptedEncoding.ts';

it.each([
  [undefined, null],
  ['', null],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['*;q=0', null],
  ['deflate, zstd', null],
  ['br;q=abc', null],
])('%j is %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});
