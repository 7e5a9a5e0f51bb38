import { fullName } from './fullName.ts';

describe('full name', () => {
  it.each([
    [{ firstName: 'Ada', lastName: 'Lovelace' }, 'Ada Lovelace'],
    [{ firstName: ' Ada ', lastName: '' }, 'Ada'],
    [{ lastName: 'Lovelace' }, 'Lovelace'],
    [{ firstName: 12, lastName: null }, null],
    [{ firstName: {}, lastName: null }, null],
    [{}, null],
  ])('of %j is %s', (attributes, expected) => {
    expect(fullName(attributes)).toBe(expected);
  });
});
