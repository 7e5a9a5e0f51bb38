import type { JsonObject } from '../store/json.ts';
import type { CartOwner, Carts, OwnedCart, StoredCart, User, UserKeys } from '../store/store.ts';

interface MemoryCart extends OwnedCart {
  /** The user who formerly had its address. */
  formerlyOf?: string;
}

interface MemoryCarts {
  readonly carts: Carts;
  /** Removes all carts of a user. */
  removeOf(user: UserKeys): void;
  /** Call before a user's address changes: the carts of the old address remain the user's. */
  keepOfAddress(user: UserKeys): void;
}

const keyOf = ({ tenant, kind, key }: CartOwner) => JSON.stringify([tenant, kind, key]);

/** Whether something belongs to the user's address at the tenant; without a tenant on either side, any matches. */
export const isOfAddress = (user: UserKeys, { tenant, email }: Pick<User, 'tenant' | 'email'>) =>
  email === user.email && (tenant === user.tenant || tenant === '' || user.tenant === '');

const isOf = (user: UserKeys, { tenant, kind, key }: CartOwner) =>
  kind === 'user' ? key === user.id : isOfAddress(user, { tenant, email: key });

const isCartOf = (user: UserKeys, { owner, formerlyOf }: MemoryCart) => isOf(user, owner) || formerlyOf === user.id;

const storedOf = ({ content, version }: StoredCart): StoredCart => ({ content, version });

/** In-memory carts of a store. */
export function createMemoryCarts(): MemoryCarts {
  const byOwner = new Map<string, MemoryCart>();

  function removeWhere(isGone: (cart: MemoryCart) => boolean): number {
    const gone = [...byOwner.values()].filter(isGone);
    for (const { owner } of gone) byOwner.delete(keyOf(owner));
    return gone.length;
  }

  function put(owner: CartOwner, content: JsonObject, expected: number): StoredCart | null {
    const before = byOwner.get(keyOf(owner));
    if ((before?.version ?? 0) !== expected) return null;
    const updatedAt = Math.floor(Date.now() / 1_000);
    const cart = { ...before, owner, updatedAt, content: structuredClone(content), version: expected + 1 };
    byOwner.set(keyOf(owner), cart);
    return storedOf(cart);
  }

  const carts: Carts = {
    get: async (owner) => {
      const cart = byOwner.get(keyOf(owner));
      return cart ? storedOf(cart) : null;
    },
    ofUser: async (user) => [...byOwner.values()].filter((cart) => isCartOf(user, cart)),
    put: async (owner, content, expected) => put(owner, content, expected),
    async change(owner, rule) {
      const before = byOwner.get(keyOf(owner));
      return put(owner, rule(before?.content ?? null), before?.version ?? 0);
    },
    async remove(owner) {
      byOwner.delete(keyOf(owner));
    },
    removeUnchanged: async (kind, since) =>
      removeWhere(({ owner, updatedAt }) => owner.kind === kind && updatedAt < since),
  };
  return {
    carts,
    removeOf: (user) => void removeWhere((cart) => isCartOf(user, cart)),
    keepOfAddress(user) {
      for (const cart of byOwner.values())
        if (cart.owner.kind === 'email' && isOf(user, cart.owner)) cart.formerlyOf = user.id;
    },
  };
}
