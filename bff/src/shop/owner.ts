import { createHash } from 'node:crypto';
import type { CartOwner } from '../store/store.ts';

/** The client, as far as a cart is concerned. */
export interface Customer {
  /** Null for the anonymous cart of an e-mail address. */
  readonly userId: string | null;
  readonly email: string;
}

/** Addresses are compared trimmed and in lower case, as those of accounts are. */
export function anonymous(email: string): Customer {
  return { userId: null, email: email.trim().toLowerCase() };
}

/**
 * A client that knows the address sees an anonymous cart, so it is another one than that of the account with this address, and nothing of the
 * account goes into it: it shows what was put into it without signing in, and no more.
 */
export function ownerOf({ userId, email }: Customer): CartOwner {
  return userId === null ? { kind: 'email', key: email } : { kind: 'user', key: userId };
}

/** The same for a cart that is empty, and never two for one customer. */
export function cartIdOf(customer: Customer): string {
  const { kind, key } = ownerOf(customer);
  return createHash('sha256').update(`${kind}:${key}`).digest('hex').slice(0, 32);
}
