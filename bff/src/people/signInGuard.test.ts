import { createCartGuard, createMessageGuard, createRegistrationGuard, createSignInGuard } from './signInGuard.ts';

const clock = { now: 0 };
const now = () => clock.now;

beforeEach(() => {
  clock.now = 1_000_000;
});

const tooManyAttempts = (retryAfterSeconds: number) =>
  expect.objectContaining({ reason: 'tooMany', code: 'too-many-attempts', retryAfterSeconds });

describe('signing in', () => {
  it('is stopped after five failures of one account from one address, for a quarter of an hour', () => {
    const guard = createSignInGuard(now);
    for (let i = 0; i < 5; i++) guard.enter('ada@example.org', '::1');
    clock.now += 60;
    expect(() => guard.enter('ada@example.org', '::1')).toThrow(tooManyAttempts(840));
    expect(() => guard.enter('ada@example.org', '::1')).toThrow('Too many attempts: try again in 14 minutes.');
    clock.now += 840;
    expect(() => guard.enter('ada@example.org', '::1')).not.toThrow();
  });

  it('does not lock an account out because another client guesses', () => {
    const guard = createSignInGuard(now);
    for (let i = 0; i < 5; i++) guard.enter('ada@example.org', '192.0.2.1');
    expect(() => guard.enter('ada@example.org', '192.0.2.2')).not.toThrow();
    expect(() => guard.enter('bob@example.org', '192.0.2.1')).not.toThrow();
  });

  it('starts again after a success', () => {
    const guard = createSignInGuard(now);
    for (let i = 0; i < 40; i++) {
      guard.enter('ada@example.org', '::1');
      guard.enter('ada@example.org', '::1').succeeded();
      if (i % 10 === 9) clock.now += 900;
    }
    expect(() => guard.enter('ada@example.org', '::1')).not.toThrow();
  });

  it('is stopped for a minute after thirty of one account from anywhere, though they succeed', () => {
    const guard = createSignInGuard(now);
    for (let i = 0; i < 30; i++) guard.enter('ada@example.org', `192.0.2.${i}`).succeeded();
    clock.now += 20;
    expect(() => guard.enter('ada@example.org', '192.0.2.200')).toThrow(tooManyAttempts(40));
    expect(() => guard.enter('bob@example.org', '192.0.2.1')).not.toThrow();
    clock.now += 40;
    expect(() => guard.enter('ada@example.org', '192.0.2.200')).not.toThrow();
  });

  it('is stopped after twenty-five failures of one account from anywhere, or of one address', () => {
    const guard = createSignInGuard(now);
    for (let i = 0; i < 25; i++) {
      guard.enter('ada@example.org', `192.0.2.${i}`);
      guard.enter(`${i}@example.org`, '::1');
    }
    expect(() => guard.enter('ada@example.org', '192.0.2.200')).toThrow(tooManyAttempts(900));
    expect(() => guard.enter('new@example.org', '::1')).toThrow(tooManyAttempts(900));
  });
});

it('stops making accounts after thirty from one address in an hour', () => {
  const guard = createRegistrationGuard(now);
  for (let i = 0; i < 30; i++) guard.enter('::1');
  expect(() => guard.enter('::1')).toThrow(tooManyAttempts(3_600));
  expect(() => guard.enter('2001:db8::1')).not.toThrow();
  clock.now += 3_600;
  expect(() => guard.enter('::1')).not.toThrow();
});

describe('a household that has a /64 of IPv6 addresses', () => {
  const address = (index: number) => `2001:db8:1:2::${(index + 1).toString(16)}`;
  const NEIGHBOUR = '2001:db8:1:3::1';

  it.each([
    ['trying passwords of many accounts', 25, () => createSignInGuard(now)],
    ['having messages sent', 30, () => createMessageGuard(now)],
  ])('is one client when %s', (_, limit, create) => {
    const guard = create();
    for (let index = 0; index < limit; index++) guard.enter(`${index}@example.org`, address(index));
    expect(() => guard.enter('ada@example.org', address(limit))).toThrow(
      expect.objectContaining({ reason: 'tooMany' }),
    );
    expect(() => guard.enter('ada@example.org', NEIGHBOUR)).not.toThrow();
  });

  it.each([
    ['making accounts', 30, () => createRegistrationGuard(now)],
    ['beginning carts', 60, () => createCartGuard(now)],
  ])('is one client when %s', (_, limit, create) => {
    const guard = create();
    for (let index = 0; index < limit; index++) guard.enter(address(index));
    expect(() => guard.enter(address(limit))).toThrow(expect.objectContaining({ reason: 'tooMany' }));
    expect(() => guard.enter(NEIGHBOUR)).not.toThrow();
  });

  it('is one client when trying passwords of one account', () => {
    const guard = createSignInGuard(now);
    for (let index = 0; index < 5; index++) guard.enter('ada@example.org', address(index));
    expect(() => guard.enter('ada@example.org', address(5))).toThrow(tooManyAttempts(900));
    guard.enter('ada@example.org', NEIGHBOUR).succeeded();
  });
});

it('takes an IPv4 address for the same when it is written as IPv6', () => {
  const guard = createSignInGuard(now);
  for (let index = 0; index < 5; index++) guard.enter('ada@example.org', index % 2 ? '::ffff:192.0.2.1' : '192.0.2.1');
  expect(() => guard.enter('ada@example.org', '192.0.2.1')).toThrow(tooManyAttempts(900));
});
