import { attemptsInMemory } from './attempts.ts';
import {
  type Counting,
  createCartGuard,
  createMessageGuard,
  createRegistrationGuard,
  createSignInGuard,
} from './signInGuard.ts';

const clock = { now: 0 };
const now = () => clock.now;
let counting: Counting;

beforeEach(() => {
  clock.now = 1_000_000;
  counting = { attempts: attemptsInMemory(), now };
});

const tooManyAttempts = (retryAfterSeconds: number) =>
  expect.objectContaining({ reason: 'tooMany', code: 'too-many-attempts', retryAfterSeconds });

describe('signing in', () => {
  it('is stopped after five failures of one account from one address, for a quarter of an hour', async () => {
    const guard = createSignInGuard(counting);
    for (let i = 0; i < 5; i++) await guard.enter('ada@example.org', '::1');
    clock.now += 60;
    await expect(guard.enter('ada@example.org', '::1')).rejects.toEqual(tooManyAttempts(840));
    await expect(guard.enter('ada@example.org', '::1')).rejects.toThrow('Too many attempts: try again in 14 minutes.');
    clock.now += 840;
    await guard.enter('ada@example.org', '::1');
  });

  it('does not lock an account out because another client guesses', async () => {
    const guard = createSignInGuard(counting);
    for (let i = 0; i < 5; i++) await guard.enter('ada@example.org', '192.0.2.1');
    await guard.enter('ada@example.org', '192.0.2.2');
    await guard.enter('bob@example.org', '192.0.2.1');
  });

  it('starts again after a success', async () => {
    const guard = createSignInGuard(counting);
    for (let i = 0; i < 40; i++) {
      await guard.enter('ada@example.org', '::1');
      await (await guard.enter('ada@example.org', '::1')).succeeded();
      if (i % 10 === 9) clock.now += 900;
    }
    await guard.enter('ada@example.org', '::1');
  });

  it('is stopped for a minute after thirty of one account from anywhere, though they succeed', async () => {
    const guard = createSignInGuard(counting);
    for (let i = 0; i < 30; i++) await (await guard.enter('ada@example.org', `192.0.2.${i}`)).succeeded();
    clock.now += 20;
    await expect(guard.enter('ada@example.org', '192.0.2.200')).rejects.toEqual(tooManyAttempts(40));
    await guard.enter('bob@example.org', '192.0.2.1');
    clock.now += 40;
    await guard.enter('ada@example.org', '192.0.2.200');
  });

  it('is stopped after twenty-five failures of one account from anywhere, or of one address', async () => {
    const guard = createSignInGuard(counting);
    for (let i = 0; i < 25; i++) {
      await guard.enter('ada@example.org', `192.0.2.${i}`);
      await guard.enter(`${i}@example.org`, '::1');
    }
    await expect(guard.enter('ada@example.org', '192.0.2.200')).rejects.toEqual(tooManyAttempts(900));
    await expect(guard.enter('new@example.org', '::1')).rejects.toEqual(tooManyAttempts(900));
  });
});

it('stops making accounts after thirty from one address in an hour', async () => {
  const guard = createRegistrationGuard(counting);
  for (let i = 0; i < 30; i++) await guard.enter('::1');
  await expect(guard.enter('::1')).rejects.toEqual(tooManyAttempts(3_600));
  await guard.enter('2001:db8::1');
  clock.now += 3_600;
  await guard.enter('::1');
});

describe('a household that has a /64 of IPv6 addresses', () => {
  const address = (index: number) => `2001:db8:1:2::${(index + 1).toString(16)}`;
  const NEIGHBOUR = '2001:db8:1:3::1';

  it.each([
    ['trying passwords of many accounts', 25, () => createSignInGuard(counting)],
    ['having messages sent', 30, () => createMessageGuard(counting)],
  ])('is one client when %s', async (_, limit, create) => {
    const guard = create();
    for (let index = 0; index < limit; index++) await guard.enter(`${index}@example.org`, address(index));
    await expect(guard.enter('ada@example.org', address(limit))).rejects.toEqual(
      expect.objectContaining({ reason: 'tooMany' }),
    );
    await guard.enter('ada@example.org', NEIGHBOUR);
  });

  it.each([
    ['making accounts', 30, () => createRegistrationGuard(counting)],
    ['beginning carts', 60, () => createCartGuard(counting)],
  ])('is one client when %s', async (_, limit, create) => {
    const guard = create();
    for (let index = 0; index < limit; index++) await guard.enter(address(index));
    await expect(guard.enter(address(limit))).rejects.toEqual(expect.objectContaining({ reason: 'tooMany' }));
    await guard.enter(NEIGHBOUR);
  });

  it('is one client when trying passwords of one account', async () => {
    const guard = createSignInGuard(counting);
    for (let index = 0; index < 5; index++) await guard.enter('ada@example.org', address(index));
    await expect(guard.enter('ada@example.org', address(5))).rejects.toEqual(tooManyAttempts(900));
    await (await guard.enter('ada@example.org', NEIGHBOUR)).succeeded();
  });
});

it('takes an IPv4 address for the same when it is written as IPv6', async () => {
  const guard = createSignInGuard(counting);
  for (let index = 0; index < 5; index++)
    await guard.enter('ada@example.org', index % 2 ? '::ffff:192.0.2.1' : '192.0.2.1');
  await expect(guard.enter('ada@example.org', '192.0.2.1')).rejects.toEqual(tooManyAttempts(900));
});
