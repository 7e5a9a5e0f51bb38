import { type Api, answerOf } from '@halte/api';
import type { Cart } from './cartTypes.ts';
import { readCart } from './readCart.ts';

/** Whose cart it is: the user of the token, or an e-mail address. */
export interface CartOwner {
  readonly email: string | null;
}

async function cartOf(answer: Promise<unknown>): Promise<Cart> {
  const cart = readCart(await answer);
  if (!cart) throw new TypeError('The cart is no object.');
  return cart;
}

const queryOf = ({ email }: CartOwner) => (email === null ? {} : { email });

export function fetchCart(api: Api, owner: CartOwner, signal: AbortSignal): Promise<Cart> {
  return cartOf(answerOf(api.GET('/store/cart', { params: { query: queryOf(owner) }, signal })));
}

export interface ItemChange {
  readonly itemId: string;
  /** 0 takes the item out. */
  readonly quantity: number;
}

export function changeItem(api: Api, owner: CartOwner, change: ItemChange, signal: AbortSignal): Promise<Cart> {
  const { itemId, quantity } = change;
  const params = { path: { id: itemId }, query: queryOf(owner) };
  const call =
    quantity === 0
      ? api.DELETE('/store/cart/items/{id}', { params, signal })
      : api.PUT('/store/cart/items/{id}', { params, body: { quantity }, signal });
  return cartOf(answerOf(call));
}
