import { fieldsOf } from '../shop/fields.ts';
import type { Cart } from './cartTypes.ts';
import { readCart } from './readCart.ts';

/** The content of a `cart-updated` event. */
export interface CartUpdate {
  readonly isAddition: boolean;
  /** Null: the cart is to be fetched. */
  readonly cart: Cart | null;
}

export function readCartUpdate(event: Event): CartUpdate {
  const detail = event instanceof CustomEvent ? fieldsOf(event.detail) : null;
  return { isAddition: detail?.['status'] === 'add', cart: readCart(detail?.['cart']) };
}
