/**
 * What the backend keeps for people: accounts, sessions, favourites, carts. Timetables are never in here. Two implementations, SQLite
 * and PostgreSQL, hold to one contract; a promise that is fulfilled means that the change survives a power cut. Every text is kept as it
 * is, U+0000 and all. Any call rejects with a `StoreError` while the database cannot be used.
 */
import type { Language } from '../common/language.ts';
import type { EpochSeconds } from '../common/time.ts';

/** JSON that is kept as it is. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export interface User {
  readonly id: string;
  /** Key of the tenant that the account is of; empty for one from before accounts had a tenant, until {@link Users.claim}. */
  readonly tenant: string;
  /** Trimmed and in lower case: the name to sign in with, unique at the tenant. */
  readonly email: string;
  /** Salted, with its parameters, as `people/passwords.ts` writes it. Never sent to anyone. */
  readonly passwordHash: string;
  readonly attributes: JsonObject;
  readonly createdAt: EpochSeconds;
  /** When its owner opened a link that was sent to `email`; null: not yet. */
  readonly emailVerifiedAt: EpochSeconds | null;
}

export type Credentials = Pick<User, 'email' | 'passwordHash'>;
/** By what the things of a user are found. */
export type UserKeys = Pick<User, 'id' | 'tenant' | 'email'>;

export interface Users {
  /** False, and nothing changed, when the address is taken at the tenant. */
  create(user: User): Promise<boolean>;
  byId(id: string): Promise<User | null>;
  /** The account of a tenant; where it has none, one without a tenant. */
  byEmail(tenant: string, email: string): Promise<User | null>;
  /** Gives an account without a tenant to this one; of several tenants the first gets it. Null when there is none such, and when the tenant has one with its address. */
  claim(id: string, tenant: string): Promise<User | null>;
  /** Null when there is no such user. */
  setAttributes(id: string, attributes: JsonObject): Promise<User | null>;
  /** False, and nothing changed, when the user does not have that address (any more). */
  verifyEmail(id: string, email: string, at: EpochSeconds): Promise<boolean>;
  /** A changed address is not verified. Null when there is no such user; `taken`, and nothing changed, when another user of the tenant has that address. */
  setCredentials(id: string, credentials: Credentials): Promise<User | 'taken' | null>;
  /** With everything that belongs to the user or, at the tenant, to the address: its anonymous cart and those of former addresses, the messages to it. False when there is no such user. */
  remove(id: string): Promise<boolean>;
}

export interface Session {
  /** SHA-256 of the token, in hexadecimal: a reader of the database cannot sign in with it. */
  readonly tokenHash: string;
  readonly userId: string;
  readonly createdAt: EpochSeconds;
  readonly expiresAt: EpochSeconds;
  /** What its user recognises it by; empty where nothing is known. */
  readonly device: string;
}

/** Of a user: the oldest end first. */
export const MOST_SESSIONS = 200;

export interface Sessions {
  /** Ends the oldest ones of the user where there are more than {@link MOST_SESSIONS} then. */
  create(session: Session): Promise<void>;
  /** Null when unknown, or over at `now`. */
  find(tokenHash: string, now: EpochSeconds): Promise<Session | null>;
  /** Those of a user that are not over at `now`, the latest first. */
  ofUser(userId: string, now: EpochSeconds): Promise<readonly Session[]>;
  remove(tokenHash: string): Promise<void>;
  /** Ends all sessions of a user but one. */
  removeOthers(userId: string, tokenHash: string): Promise<void>;
  /** How many were over and are gone. */
  removeExpired(now: EpochSeconds): Promise<number>;
}

/** An account that is made once the link is opened that was sent to its address. */
export interface Registration extends Pick<User, 'tenant' | 'email' | 'passwordHash' | 'attributes' | 'createdAt'> {
  /** Also of the message with the link. */
  readonly id: string;
  readonly expiresAt: EpochSeconds;
}

export interface Registrations {
  create(registration: Registration): Promise<void>;
  /** Says which token the link has, by its SHA-256. False when the registration is unknown, or over at `now`. */
  setToken(id: string, tokenHash: string, now: EpochSeconds): Promise<boolean>;
  /** Null when unknown, or over at `now`. */
  byToken(tokenHash: string, now: EpochSeconds): Promise<Registration | null>;
  /** Those of an address at a tenant, the oldest first. */
  ofAddress(tenant: string, email: string): Promise<readonly Registration[]>;
  removeOfAddress(tenant: string, email: string): Promise<void>;
  /** How many were over and are gone. */
  removeExpired(now: EpochSeconds): Promise<number>;
}

export const LINK_PURPOSES = ['confirm', 'reset'] as const;
/** What the link of a message does: confirms the e-mail address, or sets another password. */
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

export const MESSAGE_PURPOSES = [...LINK_PURPOSES, 'register', 'email-changed', 'password-changed'] as const;
/** What a message is for: its link, an account that is to be made, or a change that its owner is notified of. */
export type MessagePurpose = (typeof MESSAGE_PURPOSES)[number];

/** A message that is still to be sent. It has no token: that is made when it is sent, and stored as a hash only. */
export interface QueuedMessage {
  readonly id: string;
  readonly purpose: MessagePurpose;
  /** Key of the tenant whose account it is about; empty where that is not known. */
  readonly tenant: string;
  readonly email: string;
  /** Whose account was changed; null where the call that asked knew of none. */
  readonly userId: string | null;
  readonly language: Language;
  /** Of the page that the link leads to. */
  readonly origin: string;
  readonly createdAt: EpochSeconds;
  /** When it is to be sent, or tried again. */
  readonly dueAt: EpochSeconds;
  readonly attempts: number;
}

export interface Outbox {
  add(message: QueuedMessage): Promise<void>;
  /** Of those that are due at `now`, the one that has waited longest. */
  nextDue(now: EpochSeconds): Promise<QueuedMessage | null>;
  /** Counts an attempt, and puts the next one off. False when another server was faster. */
  take(message: QueuedMessage, dueAt: EpochSeconds): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Those to the address of a user as the tenant's, or about the user. */
  ofUser(user: UserKeys): Promise<readonly QueuedMessage[]>;
}

export interface Link {
  /** SHA-256 of the token, in hexadecimal. */
  readonly tokenHash: string;
  readonly purpose: LinkPurpose;
  readonly userId: string;
  /** {@link digest} of the address that it was sent to. */
  readonly emailHash: string;
  readonly createdAt: EpochSeconds;
  readonly expiresAt: EpochSeconds;
}

export type LinkKey = Pick<Link, 'tokenHash' | 'purpose'>;

export interface Links {
  create(link: Link): Promise<void>;
  /** Null when unknown, or over at `now`. */
  find(key: LinkKey, now: EpochSeconds): Promise<Link | null>;
  /** Removes it, for one caller only. Null when unknown, or over at `now`. */
  take(key: LinkKey, now: EpochSeconds): Promise<Link | null>;
  /** Those of a user that are not over at `now`, the latest first. */
  ofUser(userId: string, now: EpochSeconds): Promise<readonly Link[]>;
  removeOfUser(userId: string): Promise<void>;
  /** How many were over and are gone. */
  removeExpired(now: EpochSeconds): Promise<number>;
}

/** Of a user: the oldest go first. A device that was offline that long and finds more deleted meanwhile may bring one back. */
export const MOST_DELETED_FAVOURITES = 1_000;

export const FAVOURITE_KINDS = ['LINE', 'ADDRESS', 'STOP_POINT', 'POI'] as const;
export type FavouriteKind = (typeof FAVOURITE_KINDS)[number];

export interface Favourite {
  readonly id: string;
  readonly kind: FavouriteKind;
  /** What makes two favourites of a kind the same one, e.g. the line's id. */
  readonly key: string;
  readonly content: JsonObject;
  /** When it was added or last changed. */
  readonly updatedAt: EpochSeconds;
}

/** What is left of a favourite for a while, so that a device that was offline does not bring it back. It does not say what it was. */
export interface DeletedFavourite {
  readonly id: string;
  readonly kind: FavouriteKind;
  /** {@link digest} of its key. */
  readonly keyHash: string;
  readonly deletedAt: EpochSeconds;
}

/** What makes two favourites the same one. */
export type FavouriteKey = Pick<Favourite, 'kind' | 'key'>;

/** All favourites of a user. */
export interface FavouriteState {
  /** In the user's order. No two have the same id, or the same kind and key. */
  readonly favourites: readonly Favourite[];
  /** One at most of a kind and key. In a change only those of the keys that it names, and those that it adds. */
  readonly deleted: readonly DeletedFavourite[];
  /** When the user last put them in order; 0: never. */
  readonly orderedAt: EpochSeconds;
}

export interface Favourites {
  /** In the user's order. */
  list(userId: string): Promise<readonly Favourite[]>;
  /** With all that was deleted. */
  read(userId: string): Promise<FavouriteState>;
  /**
   * Replaces the state by what `rule` makes of it; changes of one user come one after the other, from whichever server. What `rule` throws
   * is passed on, and nothing is changed.
   *
   * @param added what it may add: what was deleted of them is in the state that it is given.
   */
  change(
    userId: string,
    added: readonly FavouriteKey[],
    rule: (state: FavouriteState) => FavouriteState,
  ): Promise<FavouriteState>;
  /** Forgets what was deleted before `time`. How many. */
  forgetDeleted(time: EpochSeconds): Promise<number>;
}

export interface CartOwner {
  /** Key of the tenant whose shop it is. */
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
  /** Those of a user, of the address at the tenant, and of addresses that the user had before. */
  ofUser(user: UserKeys): Promise<readonly OwnedCart[]>;
  /**
   * Writes it as the version after `expected` (0: there must be none). Null, and nothing changed, when another writer else was faster.
   */
  put(owner: CartOwner, content: JsonObject, expected: number): Promise<StoredCart | null>;
  remove(owner: CartOwner): Promise<void>;
  /** Removes those of a kind that were not changed since. How many. */
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
  /** Refuses when the store cannot be reached: for `/healthz`. */
  check(): Promise<void>;
  close(): Promise<void>;
}
