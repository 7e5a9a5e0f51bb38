import { fieldsOf } from '@halte/contract';
import { type CartAnswer, isCart } from './readCart.ts';

/** The content of a `cart-updated` event. */
export interface CartUpdate {
  readonly isAddition: boolean;
  /** Null: the cart is to be fetched. */
  readonly cart: CartAnswer | null;
}

export function readCartUpdate(event: Event): CartUpdate {
  const { cart, status } = fieldsOf(event instanceof CustomEvent && event.detail);
  return { isAddition: status === 'add', cart: isCart(cart) ? cart : null };
}
