import type { AccountField } from '@halte/contract';
import { personalEntries, tenantEntries } from './rules.ts';

const ATTRIBUTES = {
  city: 'Rennes',
  sub: 'f3a9',
  email: 'ada@example.org',
  phone: ' ',
  zipCode: 35000,
  newsletter: false,
  address: {},
  nickname: 'Countess',
  password: 'never',
};

it('personal data are what the account says, in order, without what has no wording or no value', () => {
  expect(personalEntries(ATTRIBUTES)).toEqual([
    { field: 'email', value: 'ada@example.org' },
    { field: 'zipCode', value: '35000' },
    { field: 'city', value: 'Rennes' },
    { field: 'newsletter', value: false },
  ]);
});

it('fields that only the tenant has come with its label, passwords never', () => {
  const label = { fr: 'Surnom', en: 'Nickname', es: 'Apodo', it: 'Soprannome', de: 'Spitzname' };
  const field = (name: string, type: AccountField['type'] = 'text'): AccountField => ({
    name,
    type,
    label,
    required: false,
  });
  const fields = [field('city'), field('nickname'), field('absent'), field('password', 'password')];
  expect(tenantEntries(ATTRIBUTES, fields, 'de')).toEqual([{ label: 'Spitzname', value: 'Countess' }]);
});
