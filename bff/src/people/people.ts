import { randomUUID } from 'node:crypto';
import type { EpochSeconds } from '../common/time.ts';
import { conflict, invalid, type RequestError, unauthenticated } from '../problems/requestError.ts';
import type { Credentials, JsonObject, Store, User } from '../store/store.ts';
import { changedAttributes } from './attributes.ts';
import { createConcurrencyLimit } from './concurrencyLimit.ts';
import { type DemoAccount, isDemoAccount, seedDemoAccounts } from './demoAccounts.ts';
import { deviceOf } from './device.ts';
import { normalisedEmail } from './email.ts';
import { createEmailLinks, type EmailLinks } from './emailLinks.ts';
import { createMessageQueue, type LinkedPage, pageFor } from './messageQueue.ts';
import { isOfTenant, namedTenant } from './ofTenant.ts';
import { checkNewPassword, createPasswords, type ScryptCost } from './passwords.ts';
import { createPendingAccounts } from './registrations.ts';
import { createSessionManager, type SignedIn, sessionOver } from './sessions.ts';
import {
  createCredentialsGuard,
  createMessageGuard,
  createRegistrationGuard,
  createSignInGuard,
} from './signInGuard.ts';

/** Two take 64 MB and half of Node's thread pool, which leaves room for file access and DNS lookups. */
const HASHES = { atOnce: 2, waiting: 24, retryAfterSeconds: 5 };

export interface NewSession {
  readonly accessToken: string;
  /** An instant in UTC, ISO 8601. */
  readonly expiresAt: string;
  readonly attributes: JsonObject;
}

/** The client of a request. */
export interface Client {
  /** Its network address. */
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** A client whose request sends a message. */
export interface LinkedClient extends Client {
  /** The page that the link of the message opens. */
  readonly page: LinkedPage;
}

interface SignInRequest {
  readonly email: string;
  readonly password: string;
}

interface RegistrationRequest extends SignInRequest {
  readonly attributes: JsonObject;
}

/** The accounts of all tenants. */
export interface PeopleOfTenants {
  /** @param tenant key of the calling page's tenant; null if not stated: then only tokens identify the caller. */
  at(tenant: string | null): People;
  /** Creates the missing ones, at each of these tenants. */
  seed(accounts: readonly DemoAccount[], tenants: readonly string[]): Promise<void>;
}

/**
 * The accounts of one tenant. Calls that need a tenant reject with `unauthenticated` if it is unknown; the token of another tenant's account
 * is not accepted.
 */
export interface People {
  readonly links: EmailLinks;
  /**
   * Sends a message whose link creates the account, and resolves to null, even if the address already has one. If no messages are sent,
   * same as {@link register}.
   *
   * @throws RequestError as `register` does; no `conflict` if messages are sent.
   */
  signUp(request: RegistrationRequest, client: LinkedClient): Promise<NewSession | null>;
  /**
   * Creates an account immediately and signs in.
   *
   * @throws RequestError `invalid` for invalid input; `conflict` if the e-mail address has an account; `tooMany`; `busy`.
   */
  register(request: RegistrationRequest, client: Client): Promise<NewSession>;
  /** @throws RequestError `unauthenticated` if address and password do not match; `tooMany`; `busy`. */
  signIn(request: SignInRequest, client: Client): Promise<NewSession>;
  /** Ends the session of an `Authorization` header. @throws RequestError `unauthenticated` if it has no token, or another tenant's. */
  signOut(authorization: string | undefined): Promise<void>;
  /** The user and the session of this `Authorization` header. @throws RequestError `unauthenticated`. */
  session(authorization: string | undefined): Promise<SignedIn>;
  /** The user of this `Authorization` header. @throws RequestError `unauthenticated`. */
  signedIn(authorization: string | undefined): Promise<User>;
  /**
   * Changes attributes, all or none. Changes of `email` and `password` need `currentPassword`, end all other sessions, and are reported
   * to the owner at the previous address; a new address receives the message that confirms it.
   *
   * @returns all current attributes, including the e-mail address.
   */
  update(authorization: string | undefined, change: JsonObject, client: LinkedClient): Promise<JsonObject>;
  /**
   * Removes the account and everything that belongs to it.
   *
   * @param address network address of the client.
   * @throws RequestError `unauthenticated`; `invalid` for a wrong password; `conflict` for a demo account; `tooMany`; `busy`.
   */
  remove(authorization: string | undefined, password: string, address: string): Promise<void>;
}

export interface PeopleOptions extends Pick<Store, 'users' | 'sessions' | 'outbox' | 'links' | 'registrations'> {
  now(): EpochSeconds;
  /** Whether the demo accounts may be used: their passwords are public. */
  readonly admitsDemo: boolean;
  /** Whether this server sends the messages of the outbox. */
  readonly sendsMessages: boolean;
  /** Removes locally kept copies of messages sent to an address, as in the demo. */
  removeSent?(email: string): Promise<void>;
  /** Only for tests, which do not need strong hashes. */
  readonly cost?: ScryptCost;
}

export function attributesOf({ attributes, email, emailVerifiedAt }: User): JsonObject {
  return { ...attributes, email, emailVerified: emailVerifiedAt !== null };
}

export function createPeople(options: PeopleOptions): PeopleOfTenants {
  const { users, sessions, now, admitsDemo, cost } = options;
  const passwords = createPasswords(createConcurrencyLimit(HASHES), cost);
  const queue = createMessageQueue(options);
  const messages = createMessageGuard(now);
  const pending = createPendingAccounts({ ...options, queue });
  const sessionManager = createSessionManager({ users, sessions }, now);
  const guard = createSignInGuard(now);
  const registrations = createRegistrationGuard(now);
  const credentialChanges = createCredentialsGuard(now);
  const isShutOut = (user: User) => isDemoAccount(user) && !admitsDemo;

  async function newSession(user: User, { userAgent }: Client): Promise<NewSession> {
    const { token, session } = await sessionManager.begin(user, deviceOf(userAgent));
    const expiresAt = new Date(session.expiresAt * 1_000).toISOString();
    return { accessToken: token, expiresAt, attributes: attributesOf(user) };
  }

  async function isPassword(user: User | null, password: string, name: string, address: string): Promise<boolean> {
    const attempt = guard.enter(name, address);
    const isRight = await passwords.verify(password, user?.passwordHash ?? null);
    if (isRight) attempt.succeeded();
    return isRight;
  }

  /** @throws RequestError `invalid` for invalid input; `busy`. */
  async function newAccount(
    { email: given, password, attributes: requested }: RegistrationRequest,
    admit: (email: string) => void,
  ) {
    const email = normalisedEmail(given);
    checkNewPassword(password, email);
    const attributes = changedAttributes({}, requested, now());
    admit(email);
    return { email, attributes, passwordHash: await passwords.hash(password) };
  }

  /** Notifies the owner, at the address known to be theirs. */
  async function reportChange(before: User, after: Credentials, page: LinkedPage): Promise<void> {
    const { id: userId, tenant, email, attributes } = before;
    const own = pageFor(attributes, page);
    if (after.passwordHash !== before.passwordHash)
      await queue({ purpose: 'password-changed', tenant, email, userId }, own);
    if (after.email === email) return;
    await queue({ purpose: 'email-changed', tenant, email, userId }, own);
    await queue({ purpose: 'confirm', tenant, email: after.email, userId }, own);
  }

  /** An account from before accounts had a tenant goes to the first tenant where it is used. */
  async function claimed(user: User, tenant: string | null): Promise<User | null> {
    if (user.tenant !== '' || tenant === null) return user;
    return (await users.claim(user.id, tenant)) ?? users.byId(user.id);
  }

  async function whoIs(authorization: string | undefined, tenant: string | null): Promise<SignedIn> {
    const { user: found, session } = await sessionManager.signedIn(authorization);
    const user = await claimed(found, tenant);
    if (!user || isShutOut(user) || !isOfTenant(user, tenant)) throw sessionOver();
    return { user, session };
  }

  /** The credentials after a change; null if it changes none. */
  async function changedCredentials(user: User, change: JsonObject, address: string): Promise<Credentials | null> {
    const email = change['email'] === undefined ? user.email : normalisedEmail(textOf(change, 'email'));
    if (email === user.email && change['password'] === undefined) return null;
    if (isDemoAccount(user)) throw conflict('demo-account', 'A demo account keeps its e-mail address and password.');
    const password = change['password'] === undefined ? null : textOf(change, 'password');
    if (password !== null) checkNewPassword(password, email);
    if (change['currentPassword'] === undefined)
      throw invalid('current-password-needed', 'Send the currentPassword to change the e-mail address or password.');
    if (!(await isPassword(user, textOf(change, 'currentPassword'), nameOf(user), address))) throw wrongPassword();
    credentialChanges.enter(user.id);
    // The response reveals whether another account has the address, so attempts are limited.
    if (email !== user.email) messages.enter(email, address);
    return { email, passwordHash: password === null ? user.passwordHash : await passwords.hash(password) };
  }

  async function register(tenant: string, request: RegistrationRequest, client: Client): Promise<NewSession> {
    const account = await newAccount(request, () => registrations.enter(client.address));
    const user: User = { id: randomUUID(), tenant, ...account, createdAt: now(), emailVerifiedAt: null };
    if (!(await users.create(user))) throw emailTaken();
    return newSession(user, client);
  }

  const peopleAt = (tenant: string | null): People => ({
    links: createEmailLinks({ ...options, passwords, queue, pending, guard: messages, tenant }),
    register: async (request, client) => register(namedTenant(tenant), request, client),
    async signUp(request, client) {
      const own = namedTenant(tenant);
      if (!options.sendsMessages) return register(own, request, client);
      const account = await newAccount(request, (email) => messages.enter(email, client.address));
      await pending.request({ tenant: own, ...account }, client.page);
      return null;
    },
    async signIn({ email: given, password }, client) {
      const own = namedTenant(tenant);
      const email = given.normalize('NFC').trim().toLowerCase();
      const found = await users.byEmail(own, email);
      const user = found && !isShutOut(found) ? found : null;
      const isRight = await isPassword(user, password, nameOf({ tenant: own, email }), client.address);
      const known = user && isRight ? await claimed(user, own) : null;
      if (!known || !isOfTenant(known, own)) throw wrongCredentials();
      return newSession(known, client);
    },
    signOut: (authorization) => sessionManager.end(authorization, (user) => isOfTenant(user, tenant)),
    session: (authorization) => whoIs(authorization, tenant),
    signedIn: async (authorization) => (await whoIs(authorization, tenant)).user,
    async update(authorization, change, client) {
      const { user, session } = await whoIs(authorization, tenant);
      const { email: _e, password: _p, currentPassword: _c, ...others } = change;
      const attributes = changedAttributes(user.attributes, others, now());
      const credentials = await changedCredentials(user, change, client.address);
      if (credentials) {
        const other = await users.byEmail(user.tenant, credentials.email);
        if (other && other.id !== user.id) throw emailTaken();
        const changed = await users.setCredentials(user.id, credentials);
        if (changed === 'taken') throw emailTaken();
        await sessions.removeOthers(user.id, session.tokenHash);
        await options.links.removeOfUser(user.id);
        await reportChange(user, credentials, client.page);
      }
      const updated = await users.setAttributes(user.id, attributes);
      if (!updated) throw sessionOver();
      return attributesOf(updated);
    },
    async remove(authorization, password, address) {
      const { user } = await whoIs(authorization, tenant);
      if (isDemoAccount(user)) throw conflict('demo-account', 'A demo account cannot be deleted.');
      if (!(await isPassword(user, password, nameOf(user), address))) throw wrongPassword();
      await users.remove(user.id);
      await options.removeSent?.(user.email);
    },
  });

  return {
    at: peopleAt,
    seed: (accounts, tenants) => seedDemoAccounts(accounts, { users, passwords, tenants, now }),
  };
}

/** Key by which sign-in attempts are counted. */
function nameOf({ tenant, email }: Pick<User, 'tenant' | 'email'>): string {
  return `${tenant} ${email}`;
}

function textOf(change: JsonObject, name: string): string {
  const value = change[name];
  if (typeof value !== 'string') throw invalid('invalid-attribute', `${name} must be a text.`);
  return value;
}

function wrongCredentials(): RequestError {
  return unauthenticated('wrong-credentials', 'The e-mail address or the password is not right.');
}

function wrongPassword(): RequestError {
  return invalid('wrong-password', 'The current password is not right: type it again.');
}

function emailTaken(): RequestError {
  return conflict('email-taken', 'There is an account with this e-mail address already: sign in instead.');
}
