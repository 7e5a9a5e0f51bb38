import { createHash } from 'node:crypto';
import type { CartOwner } from '../store/store.ts';

/** The owner of a cart, as a client of the API. */
export interface Customer {
  /** Key of the shop's tenant. */
  readonly tenant: string;
  /** Null for the anonymous cart of an e-mail address. */
  readonly userId: string | null;
  readonly email: string;
}

/** Addresses are compared trimmed and in lower case, as for accounts. */
export function anonymous(tenant: string, email: string): Customer {
  return { tenant, userId: null, email: email.trim().toLowerCase() };
}

/**
 * Anyone who knows the address can see its anonymous cart, so it is separate from the cart of the account with this address, and nothing from
 * the account goes into it: it contains only what was added without signing in.
 */
export function ownerOf({ tenant, userId, email }: Customer): CartOwner {
  return userId === null ? { tenant, kind: 'email', key: email } : { tenant, kind: 'user', key: userId };
}

/** Stable for a customer, even while the cart is empty. */
export function cartIdOf(customer: Customer): string {
  const { tenant, kind, key } = ownerOf(customer);
  return createHash('sha256').update(`${tenant}:${kind}:${key}`).digest('hex').slice(0, 32);
}
