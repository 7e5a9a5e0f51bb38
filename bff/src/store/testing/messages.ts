import { randomUUID } from 'node:crypto';
import type { Link, QueuedMessage, Store } from '../store.ts';
import { digest } from '../text.ts';
import { HOSTILE, newUser } from './people.ts';

const NOW = 1_700_000_000;

/** What is promised of messages and the links in them. @param stores two servers on the same data. */
export function messagesContract(stores: () => readonly [Store, Store]): void {
  const messageOf = (change: Partial<QueuedMessage> = {}): QueuedMessage => ({
    ...{ id: randomUUID(), purpose: 'reset', email: `${randomUUID()}@example.org`, language: 'de' },
    ...{ origin: 'https://trips.example.org', createdAt: NOW, dueAt: NOW, attempts: 0 },
    ...change,
  });

  const newLink = async (change: Partial<Link> = {}): Promise<Link> => {
    const [store] = stores();
    const user = await newUser(store);
    const link: Link = {
      purpose: 'reset',
      ...{ tokenHash: digest(randomUUID()), userId: user.id, emailHash: digest(user.email) },
      ...{ createdAt: NOW, expiresAt: NOW + 60 },
      ...change,
    };
    await store.links.create(link);
    return link;
  };

  it('has the messages that are due, the one that waits longest first, for one server each', async () => {
    const [store, other] = stores();
    const [later, first] = [messageOf({ dueAt: 20 }), messageOf({ dueAt: 10, email: HOSTILE[0]![1] })];
    for (const message of [later, first]) await store.outbox.add(message);
    expect(await other.outbox.nextDue(9)).toBeNull();
    expect(await other.outbox.nextDue(20)).toEqual(first);
    const taken = await Promise.all([store, other].map(({ outbox }) => outbox.take(first, 30)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await store.outbox.nextDue(29)).toEqual(later);
    await other.outbox.remove(later.id);
    expect(await store.outbox.nextDue(30)).toEqual({ ...first, dueAt: 30, attempts: 1 });
    await store.outbox.remove(first.id);
  });

  it('lists the messages to an address, and removes them with its user', async () => {
    const [store, other] = stores();
    const [user, neighbour] = [await newUser(store), await newUser(store)];
    const messages = [user, neighbour].map(({ email }) => messageOf({ email, dueAt: NOW }));
    for (const message of messages) await store.outbox.add(message);
    expect(await other.outbox.ofAddress(user.email)).toEqual([messages[0]]);
    await other.users.remove(user.id);
    expect(await store.outbox.ofAddress(user.email)).toEqual([]);
    expect(await store.outbox.ofAddress(neighbour.email)).toEqual([messages[1]]);
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
