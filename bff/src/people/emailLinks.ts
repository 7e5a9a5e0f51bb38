import type { EpochSeconds } from '../common/time.ts';
import { conflict, invalid, type RequestError } from '../problems/requestError.ts';
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

/** Confirms e-mail addresses and sets forgotten passwords, by links in messages. A link is good once, for a while, and for one address. */
export interface EmailLinks {
  /** Has the message sent that confirms the address of a user. @throws RequestError `conflict` for a demo account and where no messages are sent; `tooMany`. */
  requestConfirmation(user: User, page: LinkedPage, address: string): Promise<void>;
  /** Confirms an address, or makes the account that was asked for with it. @throws RequestError `invalid` when the link is over. */
  confirm(token: string): Promise<void>;
  /**
   * Does the same whether the address has an account or not.
   *
   * @param address network address of the client.
   * @throws RequestError `invalid` for what is no address; `conflict` where no messages are sent; `tooMany`.
   */
  requestReset(email: string, page: LinkedPage, address: string): Promise<void>;
  /**
   * Ends all sessions, and tells the owner.
   *
   * @throws RequestError `invalid` when the link is over or the password weak: then the link stays good; `busy`.
   */
  reset(token: string, password: string, page: LinkedPage): Promise<void>;
}

export interface EmailLinksOptions extends Pick<Store, 'users' | 'sessions' | 'links'> {
  readonly passwords: Passwords;
  readonly queue: QueueMessage;
  readonly guard: MessageGuard;
  readonly pending: PendingAccounts;
  /** Whether this server sends what is in the outbox. */
  readonly sendsMessages: boolean;
  /** Whose page calls; null where it does not say. */
  readonly tenant: string | null;
  now(): EpochSeconds;
}

/** No session has this hash: all of them are the others. */
const NO_SESSION = '';

export function createEmailLinks(options: EmailLinksOptions): EmailLinks {
  const { users, sessions, links, passwords, queue, guard, pending, sendsMessages, tenant, now } = options;

  /** The user of a link, as long as the address is the one that it was sent to. */
  async function userOf(link: Link | null): Promise<User> {
    const user = link && (await users.byId(link.userId));
    if (!user || digest(user.email) !== link.emailHash || !isOfTenant(user, tenant)) throw linkOver();
    return user;
  }

  return {
    async requestConfirmation(user, page, address) {
      if (isDemoAccount(user)) throw conflict('demo-account', 'No user reads the messages to a demo account.');
      if (!sendsMessages) throw noMessages();
      guard.enter(user.email, address);
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
      guard.enter(email, address);
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
