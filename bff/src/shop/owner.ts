import { createHash } from 'node:crypto';
import type { CartOwner } from '../store/store.ts';

/** The client, as far as a cart is concerned. */
export interface Customer {
  /** Key of the tenant whose shop it is. */
  readonly tenant: string;
  /** Null for the anonymous cart of an e-mail address. */
  readonly userId: string | null;
  readonly email: string;
}

/** Addresses are compared trimmed and in lower case, as those of accounts are. */
export function anonymous(tenant: string, email: string): Customer {
  return { tenant, userId: null, email: email.trim().toLowerCase() };
}

/**
 * A client that knows the address sees an anonymous cart, so it is another one than that of the account with this address, and nothing of the
 * account goes into it: it shows what was put into it without signing in, and no more.
 */
export function ownerOf({ tenant, userId, email }: Customer): CartOwner {
  return userId === null ? { tenant, kind: 'email', key: email } : { tenant, kind: 'user', key: userId };
}

/** The same for a cart that is empty, and never two for one customer. */
export function cartIdOf(customer: Customer): string {
  const { tenant, kind, key } = ownerOf(customer);
  return createHash('sha256').update(`${tenant}:${kind}:${key}`).digest('hex').slice(0, 32);
}
