import { fullName, personalEntries } from './rules.ts';

describe('full name', () => {
  it.each([
    [{ firstName: 'Ada', lastName: 'Lovelace' }, 'Ada Lovelace'],
    [{ firstName: ' Ada ', lastName: '' }, 'Ada'],
    [{ lastName: 'Lovelace' }, 'Lovelace'],
    [{ firstName: {}, lastName: null }, null],
    [{}, null],
  ])('of %j is %s', (attributes, expected) => {
    expect(fullName(attributes)).toBe(expected);
  });
});

describe('personal data', () => {
  it('are what the account says, in order, without what has no wording or no value', () => {
    expect(
      personalEntries({
        city: 'Rennes',
        sub: 'f3a9',
        email: 'ada@example.org',
        phone: ' ',
        zipCode: 35000,
        address: {},
      }),
    ).toEqual([
      { field: 'email', value: 'ada@example.org' },
      { field: 'zipCode', value: '35000' },
      { field: 'city', value: 'Rennes' },
    ]);
  });
});
