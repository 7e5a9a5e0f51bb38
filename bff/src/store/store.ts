/**
 * Persistent data of people: accounts, sessions, favourites, carts. Timetables are not stored here. Two implementations, SQLite
 * and PostgreSQL, fulfil one contract; once a promise is fulfilled, the change survives a power cut. Every text is stored
 * unchanged, including U+0000. Any call rejects with a `StoreError` while the database cannot be used.
 */

import type { EpochSeconds } from '@halte/engine/common/time';
import type { Language } from '../common/language.ts';
import type { Attempts } from './attemptLimits.ts';
import type { DatabaseLoad } from './database.ts';
import type { JsonObject } from './json.ts';
import type { LiveDocuments } from './liveDocuments.ts';
import type { Favourites } from './storedFavourites.ts';

export interface User {
  readonly id: string;
  /** Key of the account's tenant; empty for an account from before accounts had one, until {@link Users.claim}. */
  readonly tenant: string;
  /** Trimmed and in lower case; used to sign in, unique within the tenant. */
  readonly email: string;
  /** Salted, with its parameters, in the format of `people/passwords.ts`. Never sent to anyone. */
  readonly passwordHash: string;
  readonly attributes: JsonObject;
  readonly createdAt: EpochSeconds;
  /** When its owner opened a link sent to `email`; null: not yet. */
  readonly emailVerifiedAt: EpochSeconds | null;
}

export type Credentials = Pick<User, 'email' | 'passwordHash'>;
/** Keys by which a user's data is found. */
export type UserKeys = Pick<User, 'id' | 'tenant' | 'email'>;

export interface Users {
  /** False, without changes, if the address is taken within the tenant. */
  create(user: User): Promise<boolean>;
  byId(id: string): Promise<User | null>;
  /** The tenant's account with that address; if there is none, one without a tenant. */
  byEmail(tenant: string, email: string): Promise<User | null>;
  /** Assigns an account without a tenant to this tenant; the first claim wins. Null if there is no such account, or the tenant has one with its address. */
  claim(id: string, tenant: string): Promise<User | null>;
  /** Null if there is no such user. */
  setAttributes(id: string, attributes: JsonObject): Promise<User | null>;
  /** False, without changes, if the user does not have that address (any more). */
  verifyEmail(id: string, email: string, at: EpochSeconds): Promise<boolean>;
  /** A changed address is unverified. Null if there is no such user; `taken`, without changes, if another user of the tenant has that address. */
  setCredentials(id: string, credentials: Credentials): Promise<User | 'taken' | null>;
  /** Also removes all data of the user and of their address at the tenant: messages, and anonymous carts, also of former addresses. False if unknown. */
  remove(id: string): Promise<boolean>;
}

export interface Session {
  /** SHA-256 of the token, in hexadecimal: it cannot be used to sign in. */
  readonly tokenHash: string;
  readonly userId: string;
  readonly createdAt: EpochSeconds;
  readonly expiresAt: EpochSeconds;
  /** Name by which its user recognises it; empty if unknown. */
  readonly device: string;
}

/** A session, and the user whose it is. */
export interface SignedIn {
  readonly user: User;
  readonly session: Session;
}

/** Sessions per user; beyond this, the oldest are ended first. */
export const MOST_SESSIONS = 200;

export interface Sessions {
  /** Ends the user's oldest sessions if there are then more than {@link MOST_SESSIONS}. */
  create(session: Session): Promise<void>;
  /** Null if unknown, or expired at `now`. */
  find(tokenHash: string, now: EpochSeconds): Promise<SignedIn | null>;
  /** Those of a user that have not expired at `now`, latest first. */
  ofUser(userId: string, now: EpochSeconds): Promise<readonly Session[]>;
  remove(tokenHash: string): Promise<void>;
  /** Ends all sessions of a user except one. */
  removeOthers(userId: string, tokenHash: string): Promise<void>;
  /** Resolves to the number of those that had expired. */
  removeExpired(now: EpochSeconds): Promise<number>;
}

/** An account that is created once the link sent to its address is opened. */
export interface Registration extends Pick<User, 'tenant' | 'email' | 'passwordHash' | 'attributes' | 'createdAt'> {
  /** Also the id of the message with the link. */
  readonly id: string;
  readonly expiresAt: EpochSeconds;
}

export interface Registrations {
  create(registration: Registration): Promise<void>;
  /** Sets the SHA-256 of the link's token. False if the registration is unknown, or expired at `now`. */
  setToken(id: string, tokenHash: string, now: EpochSeconds): Promise<boolean>;
  /** Null if unknown, or expired at `now`. */
  byToken(tokenHash: string, now: EpochSeconds): Promise<Registration | null>;
  /** Registrations of an address at a tenant, oldest first. */
  ofAddress(tenant: string, email: string): Promise<readonly Registration[]>;
  removeOfAddress(tenant: string, email: string): Promise<void>;
  /** Resolves to the number of those that had expired. */
  removeExpired(now: EpochSeconds): Promise<number>;
}

export const LINK_PURPOSES = ['confirm', 'reset'] as const;
/** Purpose of a link in a message: confirm the e-mail address, or reset the password. */
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

export const MESSAGE_PURPOSES = [...LINK_PURPOSES, 'register', 'email-changed', 'password-changed'] as const;
/** Purpose of a message: that of its link, a registration, or notifying an owner of a change. */
export type MessagePurpose = (typeof MESSAGE_PURPOSES)[number];

/** A message still to be sent. It has no token: that is created on sending, and stored only as a hash. */
export interface QueuedMessage {
  readonly id: string;
  readonly purpose: MessagePurpose;
  /** Key of the tenant of the account it is about; empty if unknown. */
  readonly tenant: string;
  readonly email: string;
  /** The user whose account was changed; null if unknown to the requesting call. */
  readonly userId: string | null;
  readonly language: Language;
  /** Origin of the page that the link opens. */
  readonly origin: string;
  readonly createdAt: EpochSeconds;
  /** When it is to be sent or retried. */
  readonly dueAt: EpochSeconds;
  readonly attempts: number;
}

/** Messages still to be sent. */
export interface Unsent {
  /** Never tried. */
  readonly fresh: number;
  /** Tried in vain at least once. */
  readonly failed: number;
  /** When the oldest was written; null: there is none. */
  readonly oldestAt: EpochSeconds | null;
}

export interface Outbox {
  add(message: QueuedMessage): Promise<void>;
  /** The message that has been due longest at `now`. */
  nextDue(now: EpochSeconds): Promise<QueuedMessage | null>;
  /** Counts an attempt, and postpones the next one. False if another server was faster. */
  take(message: QueuedMessage, dueAt: EpochSeconds): Promise<boolean>;
  remove(id: string): Promise<void>;
  unsent(): Promise<Unsent>;
  /** Messages to the user's address at the tenant, or about the user. */
  ofUser(user: UserKeys): Promise<readonly QueuedMessage[]>;
}

export interface Link {
  /** SHA-256 of the token, in hexadecimal. */
  readonly tokenHash: string;
  readonly purpose: LinkPurpose;
  readonly userId: string;
  /** {@link digest} of the address it was sent to. */
  readonly emailHash: string;
  readonly createdAt: EpochSeconds;
  readonly expiresAt: EpochSeconds;
}

export type LinkKey = Pick<Link, 'tokenHash' | 'purpose'>;

export interface Links {
  create(link: Link): Promise<void>;
  /** Null if unknown, or expired at `now`. */
  find(key: LinkKey, now: EpochSeconds): Promise<Link | null>;
  /** Removes it atomically: only one caller gets it. Null if unknown, or expired at `now`. */
  take(key: LinkKey, now: EpochSeconds): Promise<Link | null>;
  /** Those of a user that have not expired at `now`, latest first. */
  ofUser(userId: string, now: EpochSeconds): Promise<readonly Link[]>;
  removeOfUser(userId: string): Promise<void>;
  /** Resolves to the number of those that had expired. */
  removeExpired(now: EpochSeconds): Promise<number>;
}

export interface CartOwner {
  /** Key of the shop's tenant. */
  readonly tenant: string;
  readonly kind: 'user' | 'email';
  readonly key: string;
}

export interface StoredCart {
  readonly content: JsonObject;
  /** Grows by one with each change. */
  readonly version: number;
}

export interface OwnedCart extends StoredCart {
  readonly owner: CartOwner;
  readonly updatedAt: EpochSeconds;
}

export interface Carts {
  get(owner: CartOwner): Promise<StoredCart | null>;
  /** Carts of a user, of the address at the tenant, and of the user's former addresses. */
  ofUser(user: UserKeys): Promise<readonly OwnedCart[]>;
  /**
   * Writes it as the version after `expected` (0: there must be none). Null, without changes, if another writer was faster.
   */
  put(owner: CartOwner, content: JsonObject, expected: number): Promise<StoredCart | null>;
  /**
   * Replaces the content (null: there is no cart) with the result of `rule`. Changes of one cart are serialized, across all servers: none is in
   * vain. If `rule` throws, the error is passed on and nothing is changed. Null, without changes, if others keep the cart for two seconds.
   */
  change(owner: CartOwner, rule: (content: JsonObject | null) => JsonObject): Promise<StoredCart | null>;
  remove(owner: CartOwner): Promise<void>;
  /** Removes carts of a kind not changed since then; resolves to their number. */
  removeUnchanged(kind: CartOwner['kind'], since: EpochSeconds): Promise<number>;
}

export interface Store {
  readonly kind: 'sqlite' | 'postgresql';
  readonly users: Users;
  readonly sessions: Sessions;
  readonly favourites: Favourites;
  readonly carts: Carts;
  readonly outbox: Outbox;
  readonly links: Links;
  readonly registrations: Registrations;
  /** Counted for all servers together; null where only one server uses the store. */
  readonly attempts: Attempts | null;
  /** What sources of live data have answered; null where only one server uses the store. */
  readonly liveDocuments: LiveDocuments | null;
  load(): DatabaseLoad;
  /** Rejects if the store cannot be reached: for `/healthz`. */
  check(): Promise<void>;
  close(): Promise<void>;
}
