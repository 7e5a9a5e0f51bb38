import { randomUUID } from 'node:crypto';
import type { Link, QueuedMessage, Registration, Store } from '../store.ts';
import { digest } from '../text.ts';
import { CONTENT, HOSTILE, newUser } from './people.ts';

const NOW = 1_700_000_000;

/** Contract for messages and the links in them. @param stores two servers on the same data. */
export function messagesContract(stores: () => readonly [Store, Store]): void {
  const messageOf = (change: Partial<QueuedMessage> = {}): QueuedMessage => ({
    id: randomUUID(),
    purpose: 'reset',
    tenant: 'demo',
    email: `${randomUUID()}@example.org`,
    userId: null,
    language: 'de',
    origin: 'https://trips.example.org',
    createdAt: NOW,
    dueAt: NOW,
    attempts: 0,
    ...change,
  });

  const newLink = async (change: Partial<Link> = {}): Promise<Link> => {
    const [store] = stores();
    const user = await newUser(store);
    const link: Link = {
      purpose: 'reset',
      tokenHash: digest(randomUUID()),
      userId: user.id,
      emailHash: digest(user.email),
      createdAt: NOW,
      expiresAt: NOW + 60,
      ...change,
    };
    await store.links.create(link);
    return link;
  };

  it('has the messages that are due, the one that waits longest first, for one server each', async () => {
    const [store, other] = stores();
    const [later, first] = [messageOf({ dueAt: 20 }), messageOf({ dueAt: 10, email: HOSTILE[0]![1] })];
    for (const message of [later, first]) await store.outbox.add(message);
    expect(await other.outbox.unsent()).toEqual({ fresh: 2, failed: 0, oldestAt: first.createdAt });
    expect(await other.outbox.nextDue(9)).toBeNull();
    expect(await other.outbox.nextDue(20)).toEqual(first);
    const taken = await Promise.all([store, other].map(({ outbox }) => outbox.take(first, 30)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await store.outbox.unsent()).toMatchObject({ fresh: 1, failed: 1 });
    expect(await store.outbox.nextDue(29)).toEqual(later);
    await other.outbox.remove(later.id);
    expect(await store.outbox.nextDue(30)).toEqual({ ...first, dueAt: 30, attempts: 1 });
    await store.outbox.remove(first.id);
  });

  it('lists the messages to a user or about one, and removes them with the user', async () => {
    const [store, other] = stores();
    const [user, neighbour] = [await newUser(store), await newUser(store)];
    const messages = [
      messageOf({ email: user.email, createdAt: 1 }),
      messageOf({ userId: user.id, createdAt: 2, purpose: 'email-changed' }),
      messageOf({ email: neighbour.email, userId: neighbour.id }),
    ];
    for (const message of messages) await store.outbox.add(message);
    expect(await other.outbox.ofUser(user)).toEqual(messages.slice(0, 2));
    await other.users.remove(user.id);
    expect(await store.outbox.ofUser(user)).toEqual([]);
    expect(await store.outbox.ofUser(neighbour)).toEqual([messages[2]]);
  });

  it('knows a registration by the token that it was given, until it is over or its address is done with', async () => {
    const [store, other] = stores();
    const email = `${HOSTILE[0]![1]}${randomUUID()}@example.org`;
    const registrationOf = (change: Partial<Registration> = {}): Registration => ({
      id: randomUUID(),
      tenant: 'demo',
      email,
      passwordHash: 'x',
      attributes: CONTENT,
      createdAt: NOW,
      expiresAt: NOW + 60,
      ...change,
    });
    const [first, second, over] = [registrationOf(), registrationOf({ createdAt: NOW + 1 }), registrationOf()];
    const elsewhere = registrationOf({ email: `${randomUUID()}@example.org`, expiresAt: NOW });
    for (const one of [first, second, elsewhere]) await store.registrations.create(one);
    const token = digest(first.id);
    expect(await other.registrations.setToken(first.id, token, NOW)).toBe(true);
    expect(await other.registrations.setToken(over.id, digest(over.id), NOW)).toBe(false);
    expect(await other.registrations.setToken(elsewhere.id, digest(elsewhere.id), NOW)).toBe(false);
    expect(await store.registrations.byToken(token, NOW)).toEqual(first);
    expect(await store.registrations.byToken(token, first.expiresAt)).toBeNull();
    expect(await store.registrations.ofAddress('demo', email)).toEqual([first, second]);
    expect(await other.registrations.removeExpired(NOW)).toBe(1);
    await other.registrations.removeOfAddress('demo', email);
    expect(await store.registrations.byToken(token, NOW)).toBeNull();
    expect(await store.registrations.ofAddress('demo', email)).toEqual([]);
  });

  it('removes the registrations of an address with its user', async () => {
    const [store, other] = stores();
    const { id, email } = await newUser(store);
    await store.registrations.create({
      id: randomUUID(),
      tenant: 'demo',
      email,
      passwordHash: 'x',
      attributes: {},
      createdAt: NOW,
      expiresAt: NOW + 60,
    });
    await other.users.remove(id);
    expect(await store.registrations.ofAddress('demo', email)).toEqual([]);
  });

  it('gives a link to one of ten that use it at once', async () => {
    const link = await newLink();
    const used = await Promise.all(
      Array.from({ length: 10 }, (_, index) => stores()[index % 2 ? 0 : 1].links.take(link, NOW)),
    );
    expect(used.filter((one) => one !== null)).toEqual([link]);
  });

  it('knows a link by its purpose, until it is over', async () => {
    const [store, other] = stores();
    const link = await newLink();
    expect(await other.links.find({ ...link, purpose: 'confirm' }, NOW)).toBeNull();
    expect(await other.links.take(link, link.expiresAt)).toBeNull();
    expect(await other.links.find(link, link.expiresAt - 1)).toEqual(link);
    expect(await store.links.ofUser(link.userId, NOW)).toEqual([link]);
    expect(await store.links.ofUser(link.userId, link.expiresAt)).toEqual([]);
  });

  it('removes the links of a user, and those that are over', async () => {
    const [store, other] = stores();
    const [gone, over, left] = [await newLink(), await newLink({ expiresAt: NOW }), await newLink()];
    await store.links.removeOfUser(gone.userId);
    expect(await other.links.removeExpired(NOW)).toBe(1);
    const found = await Promise.all([gone, over, left].map((link) => other.links.find(link, 0)));
    expect(found).toEqual([null, null, left]);
  });

  it('verifies an address as long as it is the user’s', async () => {
    const [store, other] = stores();
    const user = await newUser(store);
    expect(await store.users.verifyEmail(user.id, 'other@example.org', NOW)).toBe(false);
    expect(await store.users.verifyEmail(user.id, user.email, NOW)).toBe(true);
    const same = await other.users.setCredentials(user.id, { email: user.email, passwordHash: 'y' });
    expect(same).toMatchObject({ emailVerifiedAt: NOW });
    const changed = await other.users.setCredentials(user.id, { email: `${user.id}@new.example`, passwordHash: 'y' });
    expect(changed).toMatchObject({ emailVerifiedAt: null });
  });
}
