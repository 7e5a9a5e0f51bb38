import { fieldsOf } from '../shop/fields.ts';
import { type CartAnswer, isCart } from './readCart.ts';

/** The content of a `cart-updated` event. */
export interface CartUpdate {
  readonly isAddition: boolean;
  /** Null: the cart is to be fetched. */
  readonly cart: CartAnswer | null;
}

export function readCartUpdate(event: Event): CartUpdate {
  const detail = event instanceof CustomEvent ? fieldsOf(event.detail) : null;
  const cart = detail?.['cart'];
  return { isAddition: detail?.['status'] === 'add', cart: isCart(cart) ? cart : null };
}
