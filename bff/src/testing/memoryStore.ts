import {
  type Link,
  type Links,
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
import type { FavouriteState } from '../store/storedFavourites.ts';
import { createMemoryCarts, isOfAddress } from './memoryCarts.ts';
import { createMemoryFavourites } from './memoryFavourites.ts';

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
    sessions: memorySessions(sessions, users, mustExist),
    favourites: createMemoryFavourites(states, mustExist),
    carts,
    outbox: memoryOutbox(messages),
    links: memoryLinks(links, mustExist),
    registrations: memoryRegistrations(registrations),
    attempts: null,
    liveDocuments: null,
    load: () => ({ busy: 0, idle: 1, waiting: 0, isCircuitOpen: false }),
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

function memorySessions(
  sessions: Map<string, Session>,
  users: ReadonlyMap<string, User>,
  mustExist: (userId: string) => void,
): Sessions {
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
      const user = session && session.expiresAt > now && users.get(session.userId);
      return user ? { session, user } : null;
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
    async unsent() {
      const all = [...messages.values()];
      const fresh = all.filter(({ attempts }) => attempts === 0).length;
      const oldestAt = all.length === 0 ? null : Math.min(...all.map(({ createdAt }) => createdAt));
      return { fresh, failed: all.length - fresh, oldestAt };
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
