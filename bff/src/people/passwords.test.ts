import { createConcurrencyLimit } from './concurrencyLimit.ts';
import { checkNewPassword, createPasswords, SCRYPT_COST } from './passwords.ts';

const CHEAP = { N: 16, r: 1, p: 1 };
const turns = createConcurrencyLimit({ atOnce: 2, waiting: 10, retryAfterSeconds: 1 });
const passwords = createPasswords(turns, CHEAP);

describe('verify', () => {
  it('knows the password again and no other', async () => {
    const stored = await passwords.hash('correct horse');
    expect(await passwords.verify('correct horse', stored)).toBe(true);
    expect(await passwords.verify('correct horsf', stored)).toBe(false);
  });

  it('takes the same password in another writing of Unicode', async () => {
    const stored = await passwords.hash('caf\u00e9-noir');
    expect(await passwords.verify('cafe\u0301-noir', stored)).toBe(true);
  });

  it('computes by the stored parameters, so that the cost can be raised later', async () => {
    const stored = await createPasswords(turns, { N: 32, r: 2, p: 2 }).hash('correct horse');
    expect(stored).toMatch(/^scrypt\$32\$2\$2\$/);
    expect(await passwords.verify('correct horse', stored)).toBe(true);
  });

  it.each([null, '', 'scrypt$16$1$1$AAAA$AAAA', 'plain'])('never accepts anything for %j', async (stored) => {
    expect(await passwords.verify('', stored)).toBe(false);
    expect(await passwords.verify('AAAA', stored)).toBe(false);
  });

  it('computes as much without an account as with one', async () => {
    const take = jest.spyOn(turns, 'take');
    await passwords.verify('correct horse', null);
    await passwords.verify('correct horse', 'no hash');
    expect(take).toHaveBeenCalledTimes(2);
  });
});

it('salts: the same password twice is not the same hash', async () => {
  expect(await passwords.hash('correct horse')).not.toBe(await passwords.hash('correct horse'));
});

it('costs at least 2^15 rounds by default, in at most 64 MB', () => {
  expect(SCRYPT_COST.N).toBeGreaterThanOrEqual(2 ** 15);
  expect(128 * SCRYPT_COST.N * SCRYPT_COST.r).toBeLessThanOrEqual(64 * 2 ** 20);
});

describe('a new password', () => {
  it.each([
    'wxyz'.repeat(50),
    '😀😁😂🤣😀😁😂🤣',
    'correct horse',
    'bienvenue-a-bord',
    'une phrase facile',
    'password of mine',
    'Zu9eeshu',
    '1357924680',
  ])('may be %s', (password) => {
    expect(() => checkNewPassword(password, 'ada@example.org')).not.toThrow();
  });

  it.each([
    ['1234567', 'Choose a password of at least 8 characters.'],
    ['😀'.repeat(7), 'Choose a password of at least 8 characters.'],
    ['x'.repeat(201), 'Choose a password of at most 200 characters.'],
    ['aaaaaaaa', 'Choose a password of at least 4 different characters.'],
    ['        ', 'Choose a password of at least 4 different characters.'],
    ['12 12 12 12', 'Choose a password of at least 4 different characters.'],
    ['\0'.repeat(8), 'Choose a password without control characters.'],
    ['correct\nhorse', 'Choose a password without control characters.'],
    ['12345678', 'Choose a password that is harder to guess: this one is among those tried first.'],
    ['1234567890', 'Choose a password that is harder to guess: this one is among those tried first.'],
    ['HGFEDCBA', 'Choose a password that is harder to guess: this one is among those tried first.'],
    ['password', 'Choose a password that is harder to guess: this one is among those tried first.'],
    ['P@ssw0rd!', 'Choose a password that is harder to guess: this one is among those tried first.'],
    ['Azerty2024', 'Choose a password that is harder to guess: this one is among those tried first.'],
    ['contraseña', 'Choose a password that is harder to guess: this one is among those tried first.'],
    ['Ada@Example.org', 'Choose a password that is not the e-mail address.'],
  ])('may not be %s', (password, message) => {
    expect(() => checkNewPassword(password, 'ada@example.org')).toThrow(message);
  });
});
