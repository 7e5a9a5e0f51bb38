import type { EpochSeconds } from '@halte/engine/common/time';
import type { RequestError } from '@halte/engine/problems/requestError';
import { conflict, invalid } from '../problems/requestError.ts';
import type { Link, Store, User } from '../store/store.ts';
import { digest } from '../store/text.ts';
import { isDemoAccount } from './demoAccounts.ts';
import { normalisedEmail } from './email.ts';
import { type LinkedPage, pageFor, type QueueMessage } from './messageQueue.ts';
import { isOfTenant, namedTenant } from './ofTenant.ts';
import { checkNewPassword, type Passwords } from './passwords.ts';
import type { PendingAccounts } from './registrations.ts';
import type { MessageGuard } from './signInGuard.ts';
import { tokenHash } from './tokens.ts';

/** Confirms e-mail addresses and resets passwords, by links in messages. A link is valid once, for a limited time, and for one address. */
export interface EmailLinks {
  /** Queues the message that confirms a user's address. @throws RequestError `conflict` for a demo account or if no messages are sent; `tooMany`. */
  requestConfirmation(user: User, page: LinkedPage, address: string): Promise<void>;
  /** Confirms an address, or creates the account requested with it. @throws RequestError `invalid` if the link is no longer valid. */
  confirm(token: string): Promise<void>;
  /**
   * Behaves the same whether or not the address has an account.
   *
   * @param address network address of the client.
   * @throws RequestError `invalid` for an invalid address; `conflict` if no messages are sent; `tooMany`.
   */
  requestReset(email: string, page: LinkedPage, address: string): Promise<void>;
  /**
   * Sets a new password, ends all sessions and notifies the owner.
   *
   * @throws RequestError `invalid` if the link is no longer valid or the password is weak (then the link remains valid); `busy`.
   */
  reset(token: string, password: string, page: LinkedPage): Promise<void>;
}

export interface EmailLinksOptions extends Pick<Store, 'users' | 'sessions' | 'links'> {
  readonly passwords: Passwords;
  readonly queue: QueueMessage;
  readonly guard: MessageGuard;
  readonly pending: PendingAccounts;
  /** Whether this server sends the messages of the outbox. */
  readonly sendsMessages: boolean;
  /** Tenant of the calling page; null if not stated. */
  readonly tenant: string | null;
  now(): EpochSeconds;
}

/** No session has this hash, so all sessions count as others. */
const NO_SESSION = '';

export function createEmailLinks(options: EmailLinksOptions): EmailLinks {
  const { users, sessions, links, passwords, queue, guard, pending, sendsMessages, tenant, now } = options;

  /** The user of a link, provided the link was sent to their current address. */
  async function userOf(link: Link | null): Promise<User> {
    const user = link && (await users.byId(link.userId));
    if (!user || digest(user.email) !== link.emailHash || !isOfTenant(user, tenant)) throw linkOver();
    return user;
  }

  return {
    async requestConfirmation(user, page, address) {
      if (isDemoAccount(user)) throw conflict('demo-account', 'No user reads the messages to a demo account.');
      if (!sendsMessages) throw noMessages();
      await guard.enter(user.email, address);
      await queue({ purpose: 'confirm', tenant: user.tenant, email: user.email, userId: user.id }, page);
    },
    async confirm(token) {
      if (await pending.complete(token, tenant)) return;
      const key = { tokenHash: tokenHash(token), purpose: 'confirm' } as const;
      const user = await userOf(await links.find(key, now()));
      if ((await links.take(key, now())) === null) throw linkOver();
      if (!(await users.verifyEmail(user.id, user.email, now()))) throw linkOver();
    },
    async requestReset(given, page, address) {
      const email = normalisedEmail(given);
      const named = namedTenant(tenant);
      if (!sendsMessages) throw noMessages();
      await guard.enter(email, address);
      await queue({ purpose: 'reset', tenant: named, email }, page);
    },
    async reset(token, password, page) {
      const key = { tokenHash: tokenHash(token), purpose: 'reset' } as const;
      const user = await userOf(await links.find(key, now()));
      checkNewPassword(password, user.email);
      const passwordHash = await passwords.hash(password);
      if ((await links.take(key, now())) === null) throw linkOver();
      await users.setCredentials(user.id, { email: user.email, passwordHash });
      await users.verifyEmail(user.id, user.email, now());
      await links.removeOfUser(user.id);
      await sessions.removeOthers(user.id, NO_SESSION);
      const { id: userId, tenant: own, email, attributes } = user;
      await queue({ purpose: 'password-changed', tenant: own, email, userId }, pageFor(attributes, page));
    },
  };
}

function linkOver(): RequestError {
  return invalid('link-over', 'The link was used, is too old, or is not whole: request another one.');
}

function noMessages(): RequestError {
  return conflict('no-messages', 'This server sends no messages.');
}
