import { randomUUID } from 'node:crypto';
import type { EpochSeconds } from '../common/time.ts';
import type { Store, User } from '../store/store.ts';
import { type LinkedPage, pageFor, type QueueMessage } from './messageQueue.ts';
import { isOfTenant } from './ofTenant.ts';
import { tokenHash } from './tokens.ts';

/** How long the link is good that makes the account. */
export const REGISTRATION_SECONDS = 3 * 86_400;

type NewAccount = Pick<User, 'tenant' | 'email' | 'passwordHash' | 'attributes'>;

/**
 * Accounts that are made once the link is opened that was sent to their address. Until then they can be asked for by anyone and say nothing
 * to anyone: the request does the same whether the address has an account or not, and only its owner reads which it is.
 */
export interface PendingAccounts {
  request(account: NewAccount, page: LinkedPage): Promise<void>;
  /**
   * Makes the account, with a confirmed address. False when the token is of no registration, or the address has an account by now.
   *
   * @param tenant whose page sends the token; null where it does not say.
   */
  complete(token: string, tenant: string | null): Promise<boolean>;
}

export interface PendingAccountsOptions extends Pick<Store, 'users' | 'registrations'> {
  readonly queue: QueueMessage;
  now(): EpochSeconds;
}

export function createPendingAccounts({ users, registrations, queue, now }: PendingAccountsOptions): PendingAccounts {
  return {
    async request(account, page) {
      const id = randomUUID();
      await registrations.create({ id, ...account, createdAt: now(), expiresAt: now() + REGISTRATION_SECONDS });
      await queue(
        { id, purpose: 'register', tenant: account.tenant, email: account.email },
        pageFor(account.attributes, page),
      );
    },
    async complete(token, tenant) {
      const registration = await registrations.byToken(tokenHash(token), now());
      if (!registration || !isOfTenant(registration, tenant)) return false;
      const { email, passwordHash, attributes } = registration;
      const account = { tenant: registration.tenant, email, passwordHash, attributes };
      const user = { id: randomUUID(), ...account, createdAt: now(), emailVerifiedAt: now() };
      const isMade = await users.create(user);
      // Of several links to one address the first that is opened counts.
      await registrations.removeOfAddress(account.tenant, email);
      return isMade;
    },
  };
}
