import { type Api, answerOf } from '@halte/api';
import { type CartAnswer, isCart } from './readCart.ts';
import type { CartOwner } from './useCart.ts';

export interface ItemChange {
  readonly itemId: string;
  /** 0 takes the item out. */
  readonly quantity: number;
}

/** Resolves with the whole cart. */
export function changeItem(api: Api, { email }: CartOwner, { itemId, quantity }: ItemChange): Promise<CartAnswer> {
  const params = { path: { id: itemId }, query: email === null ? {} : { email } };
  const call =
    quantity === 0
      ? api.DELETE('/store/cart/items/{id}', { params })
      : api.PUT('/store/cart/items/{id}', { params, body: { quantity } });
  return answerOf(call, isCart);
}
