import type { AccountField } from '@halte/contract';
import { profileGroups } from './fields.ts';
import { changesOf, needsPassword, refusedField, todayIn, valuesOf, violationsOf } from './form.ts';

const TODAY = '2026-11-24';
const FIELDS = profileGroups(undefined).flatMap(({ fields }) => fields);
const BEFORE = valuesOf(FIELDS, {
  firstName: 'Ada',
  lastName: 'King',
  zipCode: 35000,
  city: 'Rennes',
  email: 'ada@example.org',
  address: {},
  password: 'never shown',
});
const typed = (values: Readonly<Record<string, string>>) => ({ ...BEFORE, ...values });
const wrong = (values: Readonly<Record<string, string>>) => violationsOf(FIELDS, typed(values), BEFORE, TODAY);

it('begins with the attributes as texts, and without a password', () => {
  expect(BEFORE).toMatchObject({ firstName: 'Ada', zipCode: '35000', address: '', password: '', currentPassword: '' });
});

describe('changes', () => {
  it.each([
    ['nothing', {}, {}],
    ['blanks around a value', { city: ' Rennes ' }, {}],
    ['another value', { city: ' Brest ' }, { city: 'Brest' }],
    ['an emptied field', { city: ' ' }, { city: null }],
    ['a password with its blanks', { password: ' a b ' }, { password: ' a b ' }],
    ['the current password alone', { currentPassword: 'x' }, {}],
  ])('%s', (_, values, changes) => {
    expect(changesOf(FIELDS, typed(values), BEFORE)).toEqual(changes);
  });

  it('of e-mail address and password need the current password', () => {
    expect([{ email: 'b' }, { password: 'b' }, { city: 'b' }].map(needsPassword)).toEqual([true, true, false]);
  });
});

describe('violations', () => {
  it.each([
    [{}, []],
    [{ firstName: ' ' }, [{ name: 'firstName', violation: 'required' }]],
    [{ city: '' }, []],
    [{ phone: 'no' }, [{ name: 'phone', violation: 'tel' }]],
    [{ phone: '+33 (0)2.99-00/00' }, []],
    [{ zipCode: '9' }, [{ name: 'zipCode', violation: 'zipCode' }]],
    [{ birthDate: '2023-02-31' }, [{ name: 'birthDate', violation: 'date' }]],
    [{ birthDate: '1899-12-31' }, [{ name: 'birthDate', violation: 'date' }]],
    [{ birthDate: '2026-11-25' }, [{ name: 'birthDate', violation: 'date' }]],
    [{ birthDate: TODAY }, []],
    [{ email: 'ada@', currentPassword: 'x' }, [{ name: 'email', violation: 'email' }]],
    [{ email: 'b@example.org' }, [{ name: 'currentPassword', violation: 'currentPassword' }]],
    [{ password: 'sixsix', currentPassword: 'x' }, [{ name: 'password', violation: 'passwordShort', count: 2 }]],
    [{ password: '🚋🚋🚋🚋🚋🚋🚋🚋', currentPassword: 'x' }, []],
    [
      { firstName: '', zipCode: '?', password: '1' },
      [
        { name: 'firstName', violation: 'required' },
        { name: 'zipCode', violation: 'zipCode' },
        { name: 'password', violation: 'passwordShort', count: 7 },
        { name: 'currentPassword', violation: 'currentPassword' },
      ],
    ],
  ])('of %j', (values, violations) => {
    expect(wrong(values as Readonly<Record<string, string>>)).toEqual(violations);
  });
});

it.each([
  ['Europe/Paris', '2026-11-25'],
  ['America/Regina', '2026-11-24'],
])('in %s no one is born after %s', (zone, today) => {
  jest.useFakeTimers({ now: Date.parse('2026-11-24T23:30:00Z') });
  expect(todayIn(zone)).toBe(today);
  jest.useRealTimers();
});

it.each([
  ['wrong-password', '', { name: 'currentPassword', violation: 'wrongPassword' }],
  ['email-taken', '', { name: 'email', violation: 'emailTaken' }],
  ['weak-password', '', { name: 'password', violation: 'passwordWeak' }],
  ['invalid-attribute', 'zipCode must be a postcode.', { name: 'zipCode', violation: 'invalid' }],
  ['invalid-attribute', 'shoeSize must be a number.', null],
  ['demo-account', 'A demo account keeps its password.', null],
])('an answer %s (%s) is said at its field', (code, message, field) => {
  expect(refusedField({ code, message }, FIELDS)).toEqual(field);
});

describe('fields', () => {
  const label = { fr: 'F', en: 'E', es: 'S', it: 'I', de: 'D' };
  const field = (name: string, type: AccountField['type'] = 'text'): AccountField => ({
    name,
    type,
    label,
    required: false,
  });
  const shape = (...form: Parameters<typeof profileGroups>) =>
    profileGroups(...form).map(({ id, fields }) => [id, fields.map(({ name }) => name)]);

  it('are those that the tenant configures for both pages, each once, in groups', () => {
    const account = [field('nickname'), field('city'), field('email', 'email')];
    expect(shape({ account, password: [field('city'), field('secret', 'password')] })).toEqual([
      ['identity', ['nickname']],
      ['address', ['city']],
      ['credentials', ['email', 'secret', 'currentPassword']],
    ]);
  });

  it('have no password where none is configured', () => {
    expect(shape({ account: [field('firstName')], password: [] })).toEqual([['identity', ['firstName']]]);
  });
});
