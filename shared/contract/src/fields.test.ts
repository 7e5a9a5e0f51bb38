import { fieldsOf, isOneOf, isRecord, keysOf } from './fields.ts';

it.each([null, undefined, 'text', 7, true, [], [{ id: 'a' }], () => 0])('is no object with fields: %p', (value) => {
  expect(isRecord(value)).toBe(false);
  expect(fieldsOf(value)).toEqual({});
});

it('is the object itself, with the fields of its class', () => {
  const error = new TypeError('not a function');
  expect(fieldsOf(error)).toBe(error);
  const { name, message, code } = fieldsOf(error);
  expect([name, message, code]).toEqual(['TypeError', 'not a function', undefined]);
});

it('names the keys of a table', () => {
  expect(keysOf({ xs: 1, sm: 2 })).toEqual(['xs', 'sm']);
});

it.each([
  ['fr', true],
  ['nl', false],
  [null, false],
  [0, false],
])('says whether a list has a value: %p', (value, isIn) => {
  expect(isOneOf(['fr', 'en'], value)).toBe(isIn);
});
