import { setImmediate as nextTurn } from 'node:timers/promises';
import { keyHashOf } from '../store/keyHash.ts';
import {
  type DeletedFavourite,
  FAVOURITE_KINDS,
  type Favourite,
  type FavouriteKind,
  type FavouriteState,
  type Favourites,
  type Link,
  type Links,
  MOST_DELETED_FAVOURITES,
  MOST_SESSIONS,
  type Outbox,
  type QueuedMessage,
  type Registration,
  type Registrations,
  type Session,
  type Sessions,
  type Store,
  type User,
  type Users,
} from '../store/store.ts';
import { createMemoryCarts, isOfAddress } from './memoryCarts.ts';

/** Favourites that the list yields at once, at most. */
const BATCH = 50;

/** In-memory store with the same rules as the real ones. Only for tests of code that uses a store. */
export function createMemoryStore(): Store {
  const users = new Map<string, User>();
  /** An entry must belong to an existing user. */
  const mustExist = (userId: string) => {
    if (!users.has(userId)) throw new Error(`Foreign key: there is no user ${userId}.`);
  };
  const sessions = new Map<string, Session>();
  const states = new Map<string, FavouriteState>();
  const { carts, removeOf, keepOfAddress } = createMemoryCarts();
  const messages = new Map<string, QueuedMessage>();
  const links = new Map<string, Link>();
  const registrations = new Map<string, PendingRegistration>();
  const removeAllOf = (user: User) => {
    const { id } = user;
    for (const message of [...messages.values()])
      if (isOfAddress(user, message) || message.userId === id) messages.delete(message.id);
    for (const one of [...registrations.values()]) if (isOfAddress(user, one)) registrations.delete(one.id);
    for (const { userId, tokenHash } of [...links.values()]) if (userId === id) links.delete(tokenHash);
    for (const { userId, tokenHash } of [...sessions.values()]) if (userId === id) sessions.delete(tokenHash);
    states.delete(id);
    removeOf(user);
  };
  return {
    kind: 'sqlite',
    users: memoryUsers(users, { removeAllOf, keepAddressCarts: keepOfAddress }),
    sessions: memorySessions(sessions, mustExist),
    favourites: memoryFavourites(states, mustExist),
    carts,
    outbox: memoryOutbox(messages),
    links: memoryLinks(links, mustExist),
    registrations: memoryRegistrations(registrations),
    check: async () => {},
    close: async () => {},
  };
}

interface UserEffects {
  readonly removeAllOf: (user: User) => void;
  /** Called before a user's address changes. */
  readonly keepAddressCarts: (user: User) => void;
}

function memoryUsers(users: Map<string, User>, { removeAllOf, keepAddressCarts }: UserEffects): Users {
  const byEmail = (tenant: string, email: string) => {
    const found = [...users.values()].filter((user) => user.email === email);
    return found.find((user) => user.tenant === tenant) ?? found.find((user) => user.tenant === '') ?? null;
  };

  function change(id: string, changed: Partial<User>): User | null {
    const user = users.get(id);
    if (!user) return null;
    const after = structuredClone({ ...user, ...changed });
    users.set(id, after);
    return after;
  }

  return {
    async create(user) {
      if (byEmail(user.tenant, user.email)) return false;
      users.set(user.id, structuredClone(user));
      return true;
    },
    byId: async (id) => users.get(id) ?? null,
    byEmail: async (tenant, email) => byEmail(tenant, email),
    async claim(id, tenant) {
      const user = users.get(id);
      return user?.tenant === '' && byEmail(tenant, user.email)?.tenant !== tenant ? change(id, { tenant }) : null;
    },
    setAttributes: async (id, attributes) => change(id, { attributes }),
    async setCredentials(id, { email, passwordHash }) {
      const user = users.get(id);
      const other = byEmail(user?.tenant ?? '', email);
      if (user && other && other.id !== id && other.tenant === user.tenant) return 'taken';
      if (user && user.email !== email) keepAddressCarts(user);
      return change(id, { email, passwordHash, ...(user?.email !== email && { emailVerifiedAt: null }) });
    },
    async verifyEmail(id, email, at) {
      return users.get(id)?.email === email && change(id, { emailVerifiedAt: at }) !== null;
    },
    async remove(id) {
      const user = users.get(id);
      if (user) removeAllOf(user);
      return users.delete(id);
    },
  };
}

function memorySessions(sessions: Map<string, Session>, mustExist: (userId: string) => void): Sessions {
  function removeWhere(isGone: (session: Session) => boolean): number {
    const gone = [...sessions.values()].filter(isGone);
    for (const { tokenHash } of gone) sessions.delete(tokenHash);
    return gone.length;
  }

  return {
    async create(session) {
      mustExist(session.userId);
      sessions.set(session.tokenHash, { ...session });
      const own = [...sessions.values()].filter(({ userId }) => userId === session.userId);
      const others = own.filter((one) => one.tokenHash !== session.tokenHash).sort((a, b) => b.createdAt - a.createdAt);
      for (const { tokenHash } of others.slice(MOST_SESSIONS - 1)) sessions.delete(tokenHash);
    },
    async find(tokenHash, now) {
      const session = sessions.get(tokenHash);
      return session && session.expiresAt > now ? session : null;
    },
    ofUser: async (userId, now) =>
      [...sessions.values()]
        .filter((session) => session.userId === userId && session.expiresAt > now)
        .sort((a, b) => b.createdAt - a.createdAt || (a.tokenHash < b.tokenHash ? -1 : 1)),
    async remove(tokenHash) {
      sessions.delete(tokenHash);
    },
    removeExpired: async (now) => removeWhere(({ expiresAt }) => expiresAt <= now),
    async removeOthers(userId, remaining) {
      removeWhere((session) => session.userId === userId && session.tokenHash !== remaining);
    },
  };
}

function memoryFavourites(states: Map<string, FavouriteState>, mustExist: (userId: string) => void): Favourites {
  const stateOf = (userId: string) => states.get(userId) ?? { favourites: [], deleted: [], orderedAt: 0 };
  return {
    async *list(userId) {
      const { favourites } = stateOf(userId);
      for (let from = 0; from < favourites.length; from += BATCH) {
        yield favourites.slice(from, from + BATCH);
        await nextTurn();
      }
    },
    read: async (userId) => stateOf(userId),
    async change(userId, { ids, keys, categories }, rule) {
      mustExist(userId);
      const before = stateOf(userId);
      const isNamed = ({ id, kind, key, content: { category } }: Favourite) =>
        ids.includes(id) ||
        keys.some((one) => one.kind === kind && one.key === key) ||
        (kind === 'ADDRESS' && typeof category === 'string' && categories.includes(category));
      const isOfKeys = ({ kind, keyHash }: DeletedFavourite) =>
        keys.some((one) => one.kind === kind && keyHashOf(one) === keyHash);
      const countOf = (kind: FavouriteKind) => before.favourites.filter((one) => one.kind === kind).length;
      const state = {
        favourites: before.favourites.filter(isNamed),
        deleted: before.deleted.filter(isOfKeys),
        counts: {
          LINE: countOf('LINE'),
          ADDRESS: countOf('ADDRESS'),
          STOP_POINT: countOf('STOP_POINT'),
          POI: countOf('POI'),
        },
      };
      const after = structuredClone(rule(state));
      if (after.favourites.some(({ kind }) => !FAVOURITE_KINDS.includes(kind)))
        throw new Error('Not null: a favourite has one of the four kinds.');
      const isReplaced = ({ kind, keyHash }: DeletedFavourite) =>
        after.deleted.some((one) => one.kind === kind && one.keyHash === keyHash);
      const others = before.deleted.filter((one) => !state.deleted.includes(one) && !isReplaced(one));
      const deleted = [...others, ...after.deleted].toSorted((a, b) => a.deletedAt - b.deletedAt);
      const replaced = before.favourites.flatMap((one) =>
        isNamed(one) ? after.favourites.filter(({ id }) => id === one.id) : one,
      );
      const known = new Set(before.favourites.map(({ id }) => id));
      const favourites = [...replaced, ...after.favourites.filter(({ id }) => !known.has(id))];
      states.set(userId, { ...before, favourites, deleted: deleted.slice(-MOST_DELETED_FAVOURITES) });
      return after;
    },
    async order(userId, rule) {
      const before = stateOf(userId);
      const { ids, orderedAt } = rule({
        ids: before.favourites.map(({ id }) => id),
        orderedAt: before.orderedAt,
      });
      const favourites = ids.map((id) => before.favourites.find((one) => one.id === id)!);
      states.set(userId, { ...before, favourites, orderedAt });
    },
    async forgetDeleted(time) {
      let count = 0;
      for (const [userId, state] of states) {
        const deleted = state.deleted.filter(({ deletedAt }) => deletedAt >= time);
        count += state.deleted.length - deleted.length;
        states.set(userId, { ...state, deleted });
      }
      return count;
    },
  };
}

function memoryOutbox(messages: Map<string, QueuedMessage>): Outbox {
  return {
    async add(message) {
      messages.set(message.id, message);
    },
    nextDue: async (now) =>
      [...messages.values()].filter(({ dueAt }) => dueAt <= now).sort((a, b) => a.dueAt - b.dueAt)[0] ?? null,
    async take({ id, attempts }, dueAt) {
      const message = messages.get(id);
      if (message?.attempts !== attempts) return false;
      messages.set(id, { ...message, dueAt, attempts: attempts + 1 });
      return true;
    },
    async remove(id) {
      messages.delete(id);
    },
    ofUser: async (user) =>
      [...messages.values()].filter((message) => isOfAddress(user, message) || message.userId === user.id),
  };
}

function memoryLinks(links: Map<string, Link>, mustExist: (userId: string) => void): Links {
  const find: Links['find'] = async ({ tokenHash, purpose }, now) => {
    const link = links.get(tokenHash);
    return link?.purpose === purpose && link.expiresAt > now ? link : null;
  };
  const removeWhere = (isGone: (link: Link) => boolean) => {
    const gone = [...links.values()].filter(isGone);
    for (const { tokenHash } of gone) links.delete(tokenHash);
    return gone.length;
  };
  return {
    async create(link) {
      mustExist(link.userId);
      links.set(link.tokenHash, link);
    },
    find,
    async take(key, now) {
      const link = await find(key, now);
      return link !== null && links.delete(link.tokenHash) ? link : null;
    },
    ofUser: async (userId, now) =>
      [...links.values()]
        .filter((link) => link.userId === userId && link.expiresAt > now)
        .sort((a, b) => b.createdAt - a.createdAt || (a.tokenHash < b.tokenHash ? -1 : 1)),
    async removeOfUser(userId) {
      removeWhere((link) => link.userId === userId);
    },
    removeExpired: async (now) => removeWhere(({ expiresAt }) => expiresAt <= now),
  };
}

interface PendingRegistration extends Registration {
  readonly tokenHash: string | null;
}

function memoryRegistrations(registrations: Map<string, PendingRegistration>): Registrations {
  const withoutToken = ({ tokenHash: _, ...registration }: PendingRegistration): Registration => registration;
  const removeWhere = (isGone: (one: Registration) => boolean) => {
    const gone = [...registrations.values()].filter(isGone);
    for (const { id } of gone) registrations.delete(id);
    return gone.length;
  };
  return {
    async create(registration) {
      registrations.set(registration.id, { ...structuredClone(registration), tokenHash: null });
    },
    async setToken(id, tokenHash, now) {
      const registration = registrations.get(id);
      if (!registration || registration.expiresAt <= now) return false;
      registrations.set(id, { ...registration, tokenHash });
      return true;
    },
    async byToken(tokenHash, now) {
      const found = [...registrations.values()].find((one) => one.tokenHash === tokenHash && one.expiresAt > now);
      return found ? withoutToken(found) : null;
    },
    ofAddress: async (tenant, email) =>
      [...registrations.values()].filter((one) => isOfAddress({ id: '', tenant, email }, one)).map(withoutToken),
    async removeOfAddress(tenant, email) {
      removeWhere((one) => isOfAddress({ id: '', tenant, email }, one));
    },
    removeExpired: async (now) => removeWhere(({ expiresAt }) => expiresAt <= now),
  };
}
