import { qrPath } from './qrPath.ts';

const modules = (...rows: readonly string[]) => rows.map((row) => [...row].map((module) => module === '#'));

it.each([
  ['nothing', modules('..', '..'), ''],
  ['one module', modules('.#', '..'), 'M1 0h1v1h-1z'],
  ['modules that touch in a row', modules('##.', '...'), 'M0 0h2v1h-2z'],
  ['modules up to the end of a row', modules('...', '.##'), 'M1 1h2v1h-2z'],
  ['modules apart, and below each other', modules('#.#', '#..'), 'M0 0h1v1h-1zM2 0h1v1h-1zM0 1h1v1h-1z'],
])('%s', (_, code, path) => {
  expect(qrPath(code)).toBe(path);
});
