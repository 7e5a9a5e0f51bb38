import { createOneEachKey } from '../common/oneEachKey.ts';
import { conflict } from '../problems/requestError.ts';
import type { CartOwner, Carts } from '../store/store.ts';
import { type CartItem, itemsOf } from './items.ts';

export type ChangeableCarts = Pick<Carts, 'get' | 'put' | 'change'>;

export type ChangeCart = (
  owner: CartOwner,
  rule: (items: readonly CartItem[]) => readonly CartItem[],
  options?: { onNew?(): Promise<void> },
) => Promise<readonly CartItem[]>;

const contentOf = (items: readonly CartItem[]) => ({ items: items.map((item) => ({ ...item })) });

/**
 * Changes carts, those of one owner one after another. Mostly nobody else changes the cart meanwhile: it is read and written back. If another
 * server was faster, the change is made again while the others wait. The rule may run several times.
 *
 * `onNew` is called before a new cart is created; if it rejects, the error is passed on and no cart is created.
 *
 * @throws RequestError from the rule, or `cart-busy`.
 */
export function createChangeCart(carts: ChangeableCarts): ChangeCart {
  const inTurn = createOneEachKey();
  return (owner, rule, { onNew } = {}) =>
    inTurn(JSON.stringify([owner.tenant, owner.kind, owner.key]), async () => {
      const stored = await carts.get(owner);
      const items = rule(itemsOf(stored?.content));
      if (stored === null) await onNew?.();
      if (await carts.put(owner, contentOf(items), stored?.version ?? 0)) return items;
      const changed = await carts.change(owner, (content) => contentOf(rule(itemsOf(content ?? undefined))));
      if (changed === null) throw cartBusy();
      return itemsOf(changed.content);
    });
}

function cartBusy() {
  return conflict('cart-busy', 'This cart is being changed from several places at once: try again.');
}
