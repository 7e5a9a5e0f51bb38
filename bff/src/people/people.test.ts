import { digest } from '../store/text.ts';
import { createMemoryStore } from '../testing/memoryStore.ts';
import { createPeople, type People } from './people.ts';
import { SESSION_SECONDS } from './sessions.ts';
import { newToken, tokenHash } from './tokens.ts';

const ADA = { email: 'ada@example.org', password: 'correct horse', attributes: { firstName: 'Ada' } };
const ADDRESS = '::1';
const HOME = {
  address: ADDRESS,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  page: { origin: null, language: 'fr' },
} as const;
const clock = { now: 0 };

/** Addresses whose sent messages have been removed. */
let cleared: string[] = [];

function setUp() {
  cleared = [];
  clock.now = 1_700_000_000;
  const store = createMemoryStore();
  const everyone = createPeople({
    ...store,
    now: () => clock.now,
    cost: { N: 16, r: 1, p: 1 },
    admitsDemo: true,
    sendsMessages: true,
    removeSent: async (email) => void cleared.push(email),
  });
  return { store, everyone, people: everyone.at('demo') };
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

  it('is not ended by the page of another tenant', async () => {
    const { people, everyone } = setUp();
    const { accessToken } = await people.register(ADA, HOME);
    await expect(everyone.at('another').signOut(accessToken)).rejects.toEqual(code('session-over'));
    await expect(people.signedIn(accessToken)).resolves.toMatchObject({ email: ADA.email });
    await everyone.at(null).signOut(accessToken);
    await expect(people.signedIn(accessToken)).rejects.toEqual(code('session-over'));
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
      city: 'Rennes',
      email: ADA.email,
      emailVerified: false,
    });
    expect(await people.update(accessToken, { email: 'ADA@example.org' }, HOME)).toMatchObject({ city: 'Rennes' });
  });

  it('of the password is made ten times an hour at most: each is a message', async () => {
    const { people } = setUp();
    const { accessToken } = await people.register(ADA, HOME);
    const change = { password: 'correct horse 2', currentPassword: ADA.password };
    await people.update(accessToken, change, HOME);
    for (let index = 1; index < 10; index++)
      await people.update(accessToken, { ...change, currentPassword: change.password }, HOME);
    const again = () => people.update(accessToken, { ...change, currentPassword: change.password }, HOME);
    await expect(again()).rejects.toEqual(code('too-many-attempts'));
    clock.now += 3_600;
    await expect(again()).resolves.toMatchObject({ email: ADA.email });
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
      firstName: 'Ada',
      email: ADA.email,
      emailVerified: false,
    });
  });
});

describe('its end', () => {
  it('needs the password, and leaves neither account nor session', async () => {
    const { people, store } = setUp();
    const { accessToken } = await people.register(ADA, HOME);
    const other = await people.signIn(ADA, HOME);
    await expect(people.remove(accessToken, 'wrong password', ADDRESS)).rejects.toEqual(code('wrong-password'));
    expect(cleared).toEqual([]);
    await people.remove(accessToken, ADA.password, ADDRESS);
    expect(cleared).toEqual([ADA.email]);
    for (const token of [accessToken, other.accessToken])
      await expect(people.signedIn(token)).rejects.toEqual(code('session-over'));
    await expect(people.signIn(ADA, HOME)).rejects.toEqual(code('wrong-credentials'));
    expect(await store.users.byEmail('demo', ADA.email)).toBeNull();
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

describe('an account of a tenant', () => {
  const OTHER = { ...ADA, password: 'battery staple' };

  /** The same address at two tenants. */
  async function twoAccounts() {
    const { store, everyone, people: demo } = setUp();
    const littoral = everyone.at('littoral');
    const tokens = [await demo.register(ADA, HOME), await littoral.register(OTHER, HOME)].map((one) => one.accessToken);
    return { store, everyone, demo, littoral, own: tokens[0]!, other: tokens[1]! };
  }

  it('has a password of its own', async () => {
    const { demo, littoral } = await twoAccounts();
    await demo.signIn(ADA, HOME);
    await littoral.signIn(OTHER, HOME);
    await expect(demo.signIn(OTHER, HOME)).rejects.toEqual(code('wrong-credentials'));
    await expect(littoral.signIn(ADA, HOME)).rejects.toEqual(code('wrong-credentials'));
  });

  it.each<[string, (there: People, token: string) => Promise<unknown>]>([
    ['say who it is', (there, token) => there.signedIn(token)],
    ['change it', (there, token) => there.update(token, { firstName: 'Eve' }, HOME)],
    ['delete it', (there, token) => there.remove(token, ADA.password, ADDRESS)],
  ])('is not used by its token at another: to %s', async (_, use) => {
    const { demo, littoral, own } = await twoAccounts();
    await expect(use(littoral, own)).rejects.toEqual(code('session-over'));
    expect(await demo.signedIn(own)).toMatchObject({ attributes: { firstName: 'Ada' } });
  });

  it('is known by its token where no tenant is named; without a token that is refused', async () => {
    const { everyone, own, other } = await twoAccounts();
    const anywhere = everyone.at(null);
    expect((await anywhere.signedIn(own)).tenant).toBe('demo');
    expect((await anywhere.signedIn(other)).tenant).toBe('littoral');
    await expect(anywhere.signIn(ADA, HOME)).rejects.toEqual(code('missing-api-key'));
    await expect(anywhere.signUp(ADA, HOME)).rejects.toEqual(code('missing-api-key'));
    await expect(anywhere.links.requestReset(ADA.email, HOME.page, ADDRESS)).rejects.toEqual(code('missing-api-key'));
  });

  it('is reset by the link of its message only, at its tenant only', async () => {
    const { store, demo, littoral, own } = await twoAccounts();
    const token = newToken();
    const { id: userId, email } = await demo.signedIn(own);
    await store.links.create({
      tokenHash: tokenHash(token),
      purpose: 'reset',
      userId,
      emailHash: digest(email),
      createdAt: clock.now,
      expiresAt: clock.now + 60,
    });
    await expect(littoral.links.reset(token, 'another one', HOME.page)).rejects.toEqual(code('link-over'));
    await demo.links.reset(token, 'another one', HOME.page);
    await littoral.signIn(OTHER, HOME);
    await demo.signIn({ ...ADA, password: 'another one' }, HOME);
  });

  it('is not locked by wrong passwords at another', async () => {
    const { demo, littoral } = await twoAccounts();
    for (let i = 0; i < 5; i++) await expect(littoral.signIn(ADA, HOME)).rejects.toEqual(code('wrong-credentials'));
    await expect(littoral.signIn(OTHER, HOME)).rejects.toEqual(code('too-many-attempts'));
    await demo.signIn(ADA, HOME);
  });

  it('is deleted without that of the other', async () => {
    const { store, demo, littoral, own, other } = await twoAccounts();
    await demo.remove(own, ADA.password, ADDRESS);
    expect(await store.users.byEmail('demo', ADA.email)).toBeNull();
    expect(await littoral.signedIn(other)).toMatchObject({ email: ADA.email });
  });

  it('from before moves to no address that another has', async () => {
    const { store, demo, own } = await twoAccounts();
    await store.users.create({ ...(await demo.signedIn(own)), id: 'former', tenant: '', email: 'former@example.org' });
    const change = { email: 'former@example.org', currentPassword: ADA.password };
    await expect(demo.update(own, change, HOME)).rejects.toEqual(code('email-taken'));
  });
});
