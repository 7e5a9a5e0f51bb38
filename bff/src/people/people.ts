import { conflict } from '../problems/requestError.ts';
import type { JsonObject } from '../store/json.ts';
import type { SignedIn, Store, User } from '../store/store.ts';
import { createAccountChange } from './accountChange.ts';
import { attemptsInMemory } from './attempts.ts';
import { createConcurrencyLimit } from './concurrencyLimit.ts';
import { type DemoAccount, isDemoAccount, seedDemoAccounts } from './demoAccounts.ts';
import { createEmailLinks, type EmailLinks } from './emailLinks.ts';
import { createMessageQueue } from './messageQueue.ts';
import { createNewAccounts, type LinkedClient, type RegistrationRequest } from './newAccounts.ts';
import { namedTenant } from './ofTenant.ts';
import { createPasswords, type ScryptCost } from './passwords.ts';
import { createPendingAccounts } from './registrations.ts';
import { createMessageGuard } from './signInGuard.ts';
import { type Client, createSignIns, type NewSession, type SignInRequest, type SignInsOptions } from './signIns.ts';

/** Two take 64 MB and half of Node's thread pool, which leaves room for file access and DNS lookups. */
const HASHES = { atOnce: 2, waiting: 24, retryAfterSeconds: 5 };

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

export interface PeopleOptions
  extends Omit<SignInsOptions, 'attempts'>,
    Pick<Store, 'outbox' | 'links' | 'registrations' | 'attempts'> {
  /** Whether this server sends the messages of the outbox. */
  readonly sendsMessages: boolean;
  /** Removes locally kept copies of messages sent to an address, as in the demo. */
  removeSent?(email: string): Promise<void>;
  /** Only for tests, which do not need strong hashes. */
  readonly cost?: ScryptCost;
}

export function createPeople(given: PeopleOptions): PeopleOfTenants {
  const options = { ...given, attempts: given.attempts ?? attemptsInMemory() };
  const { users, now, cost } = options;
  const passwords = createPasswords(createConcurrencyLimit(HASHES), cost);
  const queue = createMessageQueue(options);
  const messages = createMessageGuard(options);
  const pending = createPendingAccounts({ ...options, queue });
  const signIns = createSignIns(options, passwords);
  const accounts = createNewAccounts({ ...options, passwords, pending, messages, signIns });
  const changeAccount = createAccountChange({ ...options, passwords, queue, messages, signIns });

  const peopleAt = (tenant: string | null): People => ({
    links: createEmailLinks({ ...options, passwords, queue, pending, guard: messages, tenant }),
    register: async (request, client) => accounts.register(namedTenant(tenant), request, client),
    signUp: async (request, client) => accounts.signUp(namedTenant(tenant), request, client),
    signIn: async (request, client) => signIns.signIn(namedTenant(tenant), request, client),
    signOut: (authorization) => signIns.signOut(authorization, tenant),
    session: (authorization) => signIns.whoIs(authorization, tenant),
    signedIn: async (authorization) => (await signIns.whoIs(authorization, tenant)).user,
    update: async (authorization, change, client) =>
      changeAccount(await signIns.whoIs(authorization, tenant), change, client),
    async remove(authorization, password, address) {
      const { user } = await signIns.whoIs(authorization, tenant);
      if (isDemoAccount(user)) throw conflict('demo-account', 'A demo account cannot be deleted.');
      await signIns.confirm(user, password, address);
      await users.remove(user.id);
      await options.removeSent?.(user.email);
    },
  });

  return {
    at: peopleAt,
    seed: (demoAccounts, tenants) => seedDemoAccounts(demoAccounts, { users, passwords, tenants, now }),
  };
}
