/** Stored items of a cart: product, recipient, quantity. Prices and names come from the catalogue when it is shown. */
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { MOST_PIECES } from '../api/shopCalls.ts';
import { conflict, notFound } from '../problems/requestError.ts';
import type { JsonObject } from '../store/json.ts';

const Recipient = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.Union([Type.String(), Type.Null()]),
});
const Item = Type.Object({
  id: Type.String(),
  productId: Type.String(),
  quantity: Type.Integer({ minimum: 1 }),
  recipient: Type.Union([Recipient, Type.Null()]),
});
const StoredItems = Compile(Type.Object({ items: Type.Array(Item) }));

export type Recipient = Readonly<Static<typeof Recipient>>;
export type CartItem = Readonly<Static<typeof Item>>;

const MOST_ITEMS = 50;

export function itemsOf(content: JsonObject | undefined): readonly CartItem[] {
  if (content === undefined) return [];
  if (!StoredItems.Check(content)) throw new Error('A cart in the store is not as this version keeps carts.');
  return content.items;
}

/** Adds to the item with the same product and recipient, or appends a new one. */
export function added(items: readonly CartItem[], wanted: Omit<CartItem, 'id'>, newId: string): readonly CartItem[] {
  const same = items.find(
    ({ productId, recipient }) => productId === wanted.productId && isSame(recipient, wanted.recipient),
  );
  if (same) return withQuantity(items, same.id, same.quantity + wanted.quantity);
  if (items.length >= MOST_ITEMS)
    throw conflict('cart-full', `A cart holds at most ${MOST_ITEMS} different items: take one out first.`);
  return [...items, { id: newId, ...wanted }];
}

export function withQuantity(items: readonly CartItem[], id: string, quantity: number): readonly CartItem[] {
  known(items, id);
  if (quantity > MOST_PIECES)
    throw conflict('too-many-pieces', `A cart holds at most ${MOST_PIECES} of one product for one recipient.`);
  return items.map((item) => (item.id === id ? { ...item, quantity } : item));
}

export function without(items: readonly CartItem[], id: string): readonly CartItem[] {
  known(items, id);
  return items.filter((item) => item.id !== id);
}

function known(items: readonly CartItem[], id: string): void {
  if (!items.some((item) => item.id === id))
    throw notFound('cart-item-not-found', `There is no item "${id}" in this cart.`);
}

export function isSame(a: Recipient | null, b: Recipient | null): boolean {
  if (a === null || b === null) return a === b;
  return a.firstName === b.firstName && a.lastName === b.lastName && a.email === b.email;
}
