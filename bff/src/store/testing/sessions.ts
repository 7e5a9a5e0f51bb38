import { randomUUID } from 'node:crypto';
import { MOST_SESSIONS, type Session, type Store } from '../store.ts';
import { CONTENT, HOSTILE, newSession as newSessionIn, newUser, sessionIn } from './people.ts';

const NOW = 1_700_000_000;
const DAY = 86_400;

/** Contract for sessions. @param stores two servers on the same data. */
export function sessionsContract(stores: () => readonly [Store, Store]): void {
  const newSession = (change: Partial<Session> = {}) => newSessionIn(stores()[0], change);

  it('ends all sessions of a user but one', async () => {
    const [store, other] = stores();
    const stored = await newSession();
    const gone = { ...stored, tokenHash: randomUUID() };
    await store.sessions.create(gone);
    const stranger = await newSession();
    await store.sessions.removeOthers(stored.userId, stored.tokenHash);
    const left = await Promise.all([stored, gone, stranger].map(({ tokenHash }) => sessionIn(other, tokenHash, NOW)));
    expect(left).toEqual([stored, null, stranger]);
  });

  it('lists the sessions of a user, the latest first, and none that is over', async () => {
    const [store, other] = stores();
    const first = await newSession();
    const last = { ...first, tokenHash: randomUUID(), createdAt: NOW + 1, device: HOSTILE[0]![1] };
    const over = { ...first, tokenHash: randomUUID(), expiresAt: NOW + 2 };
    for (const one of [last, over]) await store.sessions.create(one);
    await newSession();
    expect(await other.sessions.ofUser(first.userId, NOW + 2)).toEqual([last, first]);
    expect(await other.sessions.ofUser(randomUUID(), NOW)).toEqual([]);
  });

  it('ends the oldest sessions of a user who begins more than so many', async () => {
    const [store, other] = stores();
    const first = await newSession();
    const stranger = await newSession();
    const later = Array.from({ length: MOST_SESSIONS }, (_, index) => ({
      ...first,
      tokenHash: randomUUID(),
      createdAt: NOW + Math.floor(index / 50),
    }));
    for (const session of later) {
      await store.sessions.create(session);
      expect(await sessionIn(other, session.tokenHash, NOW)).toEqual(session);
    }
    const left = await other.sessions.ofUser(first.userId, NOW);
    expect(left).toHaveLength(MOST_SESSIONS);
    expect(left.filter(({ createdAt }) => createdAt > NOW)).toHaveLength(MOST_SESSIONS - 50);
    expect(await sessionIn(other, stranger.tokenHash, NOW)).toEqual(stranger);
  });

  it('finds a session until the second in which it is over', async () => {
    const session = await newSession();
    const [store, other] = stores();
    expect(await sessionIn(other, session.tokenHash, NOW)).toEqual(session);
    expect(await sessionIn(store, session.tokenHash, session.expiresAt - 1)).toEqual(session);
    expect(await sessionIn(store, session.tokenHash, session.expiresAt)).toBeNull();
    expect(await sessionIn(store, randomUUID(), NOW)).toBeNull();
  });

  it('finds with a session all that its user is', async () => {
    const [store, other] = stores();
    const user = await newUser(store, {
      email: HOSTILE[0]![1] + randomUUID(),
      attributes: CONTENT,
      createdAt: NOW - 5,
      emailVerifiedAt: NOW - 0.25,
    });
    const session = {
      tokenHash: randomUUID(),
      userId: user.id,
      createdAt: NOW,
      expiresAt: NOW + DAY,
      device: 'Safari',
    };
    await store.sessions.create(session);
    await newSession();
    expect(await other.sessions.find(session.tokenHash, NOW)).toEqual({ session, user });
  });

  it('keeps an instant between two seconds, and one after 2038', async () => {
    const session = await newSession({ createdAt: NOW + 0.125, expiresAt: 4_000_000_000.5 });
    expect(await sessionIn(stores()[0], session.tokenHash, 4_000_000_000)).toEqual(session);
  });

  it('forgets a session, and nothing else', async () => {
    const [store] = stores();
    const session = await newSession();
    const { userId } = session;
    const another = { ...session, tokenHash: randomUUID() };
    await store.sessions.create(another);
    await store.sessions.remove(session.tokenHash);
    await store.sessions.remove(session.tokenHash);
    expect(await sessionIn(store, session.tokenHash, NOW)).toBeNull();
    expect(await sessionIn(store, another.tokenHash, NOW)).toEqual(another);
    expect((await store.users.byId(userId))?.id).toBe(userId);
  });

  it('clears away what is over, and says how many', async () => {
    const [store] = stores();
    const over = [await newSession({ expiresAt: 1000 }), await newSession({ expiresAt: 1001 })];
    const left = await newSession({ expiresAt: 1002 });
    expect(await store.sessions.removeExpired(1001)).toBe(over.length);
    expect(await store.sessions.removeExpired(1001)).toBe(0);
    expect(await sessionIn(store, left.tokenHash, 0)).toEqual(left);
    for (const { tokenHash } of over) expect(await sessionIn(store, tokenHash, 0)).toBeNull();
  });

  it('refuses a session without a user', async () => {
    const [store] = stores();
    const session = { tokenHash: randomUUID(), userId: randomUUID(), createdAt: NOW, expiresAt: NOW + DAY, device: '' };
    await expect(store.sessions.create(session)).rejects.toThrow(/foreign key/i);
    expect(await sessionIn(store, session.tokenHash, NOW)).toBeNull();
  });
}
