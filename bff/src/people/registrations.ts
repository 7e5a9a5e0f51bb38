import { randomUUID } from 'node:crypto';
import type { EpochSeconds } from '@halte/engine/common/time';
import type { Store, User } from '../store/store.ts';
import { type LinkedPage, pageFor, type QueueMessage } from './messageQueue.ts';
import { isOfTenant } from './ofTenant.ts';
import { tokenHash } from './tokens.ts';

/** Lifetime of the link that creates the account. */
export const REGISTRATION_SECONDS = 3 * 86_400;

type NewAccount = Pick<User, 'tenant' | 'email' | 'passwordHash' | 'attributes'>;

/**
 * Accounts that are created once the link sent to their address is opened. Until then, anyone can request one and learns nothing:
 * the request behaves the same whether or not the address has an account, and only its owner is told.
 */
export interface PendingAccounts {
  request(account: NewAccount, page: LinkedPage): Promise<void>;
  /**
   * Creates the account, with a confirmed address. False if the token matches no registration, or the address has an account by now.
   *
   * @param tenant of the page that sends the token; null if not stated.
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
      // If several links were sent to one address, the first one opened counts.
      await registrations.removeOfAddress(account.tenant, email);
      return isMade;
    },
  };
}
