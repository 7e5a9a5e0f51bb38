import { conflict } from '../problems/requestError.ts';
import type { CartOwner, Carts } from '../store/store.ts';
import { type CartItem, itemsOf } from './items.ts';

export type ChangeableCarts = Pick<Carts, 'get' | 'put'>;

const ATTEMPTS = 5;

/**
 * Changes a cart with optimistic concurrency: the rule is applied to the current content, and again if another writer was faster.
 *
 * @param onNew called before a new cart is created; if it throws, the error is passed on and no cart is created
 * @throws RequestError from the rule, or `cart-busy`.
 */
export async function changeCart(
  carts: ChangeableCarts,
  owner: CartOwner,
  rule: (items: readonly CartItem[]) => readonly CartItem[],
  { onNew }: { onNew?(): void } = {},
): Promise<readonly CartItem[]> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const stored = await carts.get(owner);
    const items = rule(itemsOf(stored?.content));
    if (stored === null && attempt === 0) onNew?.();
    if (await carts.put(owner, { items: items.map((item) => ({ ...item })) }, stored?.version ?? 0)) return items;
  }
  throw conflict('cart-busy', 'This cart is being changed from several places at once: try again.');
}
