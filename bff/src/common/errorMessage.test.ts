import { runInNewContext } from 'node:vm';
import { errorMessage } from './errorMessage.ts';

it('is that of the error, also of another realm', () => {
  expect(errorMessage(new RangeError('too far'))).toBe('too far');
  const foreign: unknown = runInNewContext('new Error("elsewhere")');
  expect(foreign instanceof Error).toBe(false);
  expect(errorMessage(foreign)).toBe('elsewhere');
});

it.each([
  ['stopped', 'stopped'],
  [undefined, 'undefined'],
  [{ message: 7 }, '[object Object]'],
])('is the text of what is no error: %p', (thrown, text) => {
  expect(errorMessage(thrown)).toBe(text);
});
