import { personalEntries } from './rules.ts';

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
