import { createMemoryStore } from '../testing/memoryStore.ts';
import { createPeople } from './people.ts';
import { SESSION_SECONDS } from './sessions.ts';

const ADA = { email: 'ada@example.org', password: 'correct horse', attributes: { firstName: 'Ada' } };
const ADDRESS = '::1';
const HOME = {
  address: ADDRESS,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  page: { origin: null, language: 'fr' },
} as const;
const clock = { now: 0 };

function setUp() {
  clock.now = 1_700_000_000;
  const store = createMemoryStore();
  const people = createPeople({
    ...store,
    now: () => clock.now,
    cost: { N: 16, r: 1, p: 1 },
    admitsDemo: true,
    sendsMessages: true,
  });
  return { store, people };
}

const code = (expected: string) => expect.objectContaining({ code: expected });

describe('an account', () => {
  it('is signed in to by its address, however it is written', async () => {
    const { people } = setUp();
    const made = await people.register({ ...ADA, email: ' Ada@Example.org' }, HOME);
    expect(made.attributes).toEqual({ firstName: 'Ada', email: 'ada@example.org', emailVerified: false });
    const { accessToken } = await people.signIn({ ...ADA, email: 'ADA@example.org ' }, HOME);
    expect(accessToken).not.toBe(made.accessToken);
    expect(await people.signedIn(`Bearer ${accessToken}`)).toMatchObject({ email: 'ada@example.org' });
  });

  it('can be made once for an address', async () => {
    const { people } = setUp();
    await people.register(ADA, HOME);
    await expect(people.register({ ...ADA, password: 'another one' }, HOME)).rejects.toEqual(code('email-taken'));
  });

  it.each([
    ['another password', { ...ADA, password: 'correct house' }],
    ['an address without an account', { ...ADA, email: 'bob@example.org' }],
    ['what is no address', { ...ADA, email: 'ada' }],
  ])('is not signed in to with %s, and all of these look the same', async (_, attempt) => {
    const { people } = setUp();
    await people.register(ADA, HOME);
    await expect(people.signIn(attempt, HOME)).rejects.toMatchObject({
      reason: 'unauthenticated',
      code: 'wrong-credentials',
    });
  });

  it('is shut for a while after five wrong passwords, even for the right one', async () => {
    const { people } = setUp();
    await people.register(ADA, HOME);
    const wrong = { ...ADA, password: 'wrong password' };
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => people.signIn(wrong, HOME)));
    const codes = tries.map((result) => result.status === 'rejected' && result.reason.code);
    expect(codes.filter((one) => one === 'wrong-credentials')).toHaveLength(5);
    await expect(people.signIn(ADA, HOME)).rejects.toEqual(code('too-many-attempts'));
    clock.now += 900;
    await expect(people.signIn(ADA, HOME)).resolves.toMatchObject({ attributes: { firstName: 'Ada' } });
  });
});

describe('a session', () => {
  it('ends when it is signed out, or by itself after its time', async () => {
    const { people } = setUp();
    const first = await people.register(ADA, HOME);
    const second = await people.signIn(ADA, HOME);
    expect(Date.parse(first.expiresAt) / 1_000).toBe(clock.now + SESSION_SECONDS);
    await people.signOut(first.accessToken);
    await people.signOut(first.accessToken);
    await expect(people.signedIn(first.accessToken)).rejects.toEqual(code('session-over'));
    clock.now += SESSION_SECONDS - 1;
    await expect(people.signedIn(second.accessToken)).resolves.toMatchObject({ email: ADA.email });
    clock.now += 1;
    await expect(people.signedIn(second.accessToken)).rejects.toEqual(code('session-over'));
  });

  it('is swept away once it is over, and its token is never stored', async () => {
    const { people, store } = setUp();
    const create = jest.spyOn(store.sessions, 'create');
    const { accessToken } = await people.register(ADA, HOME);
    expect(JSON.stringify(create.mock.calls)).not.toContain(accessToken);
    clock.now += SESSION_SECONDS;
    await people.signIn(ADA, HOME);
    expect(await store.sessions.removeExpired(clock.now)).toBe(0);
  });
});

describe('a change', () => {
  it('of attributes needs no password', async () => {
    const { people } = setUp();
    const { accessToken } = await people.register(ADA, HOME);
    const change = { city: 'Rennes', firstName: null };
    expect(await people.update(accessToken, change, HOME)).toEqual({
      ...{ city: 'Rennes', email: ADA.email, emailVerified: false },
    });
    expect(await people.update(accessToken, { email: 'ADA@example.org' }, HOME)).toMatchObject({ city: 'Rennes' });
  });

  it('of address and password holds from now on, and ends the other sessions', async () => {
    const { people } = setUp();
    const here = await people.register(ADA, HOME);
    const there = await people.signIn(ADA, HOME);
    const change = { email: 'ada@lovelace.example', password: 'brand new one', currentPassword: ADA.password };
    expect(await people.update(here.accessToken, change, HOME)).toMatchObject({ email: 'ada@lovelace.example' });
    await expect(people.signedIn(there.accessToken)).rejects.toEqual(code('session-over'));
    await expect(people.signedIn(here.accessToken)).resolves.toMatchObject({ email: 'ada@lovelace.example' });
    await expect(people.signIn(ADA, HOME)).rejects.toEqual(code('wrong-credentials'));
    await expect(people.signIn(change, HOME)).resolves.toMatchObject({ attributes: { firstName: 'Ada' } });
  });

  it.each([
    ['no current password', { password: 'brand new one' }, 'current-password-needed'],
    ['no current password for the address', { email: 'x@example.org' }, 'current-password-needed'],
    ['a wrong one', { password: 'brand new one', currentPassword: 'nope' }, 'wrong-password'],
    ['a weak one', { password: 'short', currentPassword: ADA.password }, 'weak-password'],
    ['another account’s address', { email: 'bob@example.org', currentPassword: ADA.password }, 'email-taken'],
    ['no address', { email: 'bob', currentPassword: ADA.password }, 'invalid-email'],
    ['no text', { password: 12345678, currentPassword: ADA.password }, 'invalid-attribute'],
    ['an unknown attribute', { shoeSize: 38 }, 'unknown-attribute'],
  ])('with %s is refused, and nothing changes', async (_, change, expected) => {
    const { people } = setUp();
    await people.register({ ...ADA, email: 'bob@example.org' }, HOME);
    const { accessToken } = await people.register(ADA, HOME);
    await expect(people.update(accessToken, { ...change, city: 'Rennes' }, HOME)).rejects.toEqual(code(expected));
    expect((await people.signIn(ADA, HOME)).attributes).toEqual({
      ...{ firstName: 'Ada', email: ADA.email, emailVerified: false },
    });
  });
});

describe('its end', () => {
  it('needs the password, and leaves neither account nor session', async () => {
    const { people, store } = setUp();
    const { accessToken } = await people.register(ADA, HOME);
    const other = await people.signIn(ADA, HOME);
    await expect(people.remove(accessToken, 'wrong password', ADDRESS)).rejects.toEqual(code('wrong-password'));
    await people.remove(accessToken, ADA.password, ADDRESS);
    for (const token of [accessToken, other.accessToken])
      await expect(people.signedIn(token)).rejects.toEqual(code('session-over'));
    await expect(people.signIn(ADA, HOME)).rejects.toEqual(code('wrong-credentials'));
    expect(await store.users.byEmail(ADA.email)).toBeNull();
  });

  it('is not shown to guesses: five wrong passwords shut it as they shut signing in', async () => {
    const { people } = setUp();
    const { accessToken } = await people.register(ADA, HOME);
    for (let i = 0; i < 5; i++)
      await expect(people.remove(accessToken, 'wrong password', ADDRESS)).rejects.toEqual(code('wrong-password'));
    await expect(people.remove(accessToken, ADA.password, ADDRESS)).rejects.toEqual(code('too-many-attempts'));
    await expect(people.signIn(ADA, HOME)).rejects.toEqual(code('too-many-attempts'));
  });
});
