import { changedAttributes } from './attributes.ts';

/** 2026-11-21T12:00Z. */
const NOW = Date.UTC(2026, 10, 21, 12) / 1_000;

describe('a change', () => {
  it.each([
    [
      'names',
      { firstName: ' Ada ', lastName: 'King  of Lovelace' },
      { firstName: 'Ada', lastName: 'King of Lovelace' },
    ],
    ['telephone', { phone: '+33 (0)2 99-00.00' }, { phone: '+33 (0)2 99-00.00' }],
    ['birth date', { birthDate: '2024-02-29' }, { birthDate: '2024-02-29' }],
    ['today as birth date', { birthDate: '2026-11-21' }, { birthDate: '2026-11-21' }],
    ['postcode', { zipCode: 'SW1A 1AA', city: 'Œuvre-lès-Été' }, { zipCode: 'SW1A 1AA', city: 'Œuvre-lès-Été' }],
    ['choices', { language: 'de', newsletter: false }, { language: 'de', newsletter: false }],
  ])('of %s is stored', (_, change, stored) => {
    expect(changedAttributes({}, change, NOW)).toEqual(stored);
  });

  it('leaves what it does not name, and takes out what is empty', () => {
    const before = { firstName: 'Ada', phone: '1234', city: 'Rennes', newsletter: true };
    expect(changedAttributes(before, { phone: null, city: ' ', firstName: 'Eva' }, NOW)).toEqual({
      firstName: 'Eva',
      newsletter: true,
    });
  });

  it.each([
    [{ firstName: 'x'.repeat(81) }, 'firstName must be a text of at most 80 characters.'],
    [{ firstName: 12 }, 'firstName must be a text of at most 80 characters.'],
    [{ lastName: 'a\u0000b' }, 'lastName must be a text of at most 80 characters.'],
    [{ lastName: '\ud800' }, 'lastName must be a text of at most 80 characters.'],
    [{ phone: 'call me' }, 'phone must be a telephone number such as +33 2 99 00 00 00.'],
    [{ birthDate: '2023-02-29' }, 'birthDate must be a day of the past, written as 1990-12-31.'],
    [{ birthDate: '2026-11-22' }, 'birthDate must be a day of the past, written as 1990-12-31.'],
    [{ birthDate: '1899-12-31' }, 'birthDate must be a day of the past, written as 1990-12-31.'],
    [{ birthDate: '31/12/1990' }, 'birthDate must be a day of the past, written as 1990-12-31.'],
    [{ zipCode: '<b>' }, 'zipCode must be a postcode of 2 to 12 letters and digits.'],
    [{ language: 'nl' }, 'language must be one of fr, en, es, it, de.'],
    [{ newsletter: 'yes' }, 'newsletter must be true or false.'],
    [{ shoeSize: 38 }, 'There is no attribute "shoeSize": there are firstName'],
    [{ toString: 'x' }, 'There is no attribute "toString"'],
  ])('to %j is refused', (change, message) => {
    expect(() => changedAttributes({}, change as never, NOW)).toThrow(message);
  });

  it('does not reach into prototypes', () => {
    const change = JSON.parse('{"__proto__": {"admin": true}}');
    expect(() => changedAttributes({}, change, NOW)).toThrow('There is no attribute');
  });
});
