import { added, type CartItem, itemsOf, without, withQuantity } from './items.ts';

const ADA = { firstName: 'Ada', lastName: 'Lovelace', email: null };
const ticket: CartItem = { id: 'a', productId: 'ticket', quantity: 2, recipient: null };
const forAda: CartItem = { id: 'b', productId: 'ticket', quantity: 19, recipient: ADA };
const items = [ticket, forAda];

it.each<[string, Omit<CartItem, 'id'>, readonly CartItem[]]>([
  ['the same again', { ...ticket, quantity: 3 }, [{ ...ticket, quantity: 5 }, forAda]],
  ['the same for the same recipient', { ...forAda, quantity: 1 }, [ticket, { ...forAda, quantity: 20 }]],
  [
    'something else',
    { productId: 'pass', quantity: 1, recipient: null },
    [ticket, forAda, { id: 'new', productId: 'pass', quantity: 1, recipient: null }],
  ],
  [
    'the same for a recipient with another address',
    { productId: 'ticket', quantity: 1, recipient: { ...ADA, email: 'ada@example.org' } },
    [ticket, forAda, { id: 'new', productId: 'ticket', quantity: 1, recipient: { ...ADA, email: 'ada@example.org' } }],
  ],
])('adds %s', (_what, { productId, quantity, recipient }, expected) => {
  expect(added(items, { productId, quantity, recipient }, 'new')).toEqual(expected);
});

const full = Array.from({ length: 50 }, (_, index) => ({ ...ticket, id: `${index}`, productId: `p${index}` }));

it.each<[string, () => unknown, string]>([
  [
    'more than 20 pieces',
    () => added(items, { productId: 'ticket', quantity: 2, recipient: ADA }, 'new'),
    'too-many-pieces',
  ],
  ['more than 50 items', () => added(full, { productId: 'pass', quantity: 1, recipient: null }, 'new'), 'cart-full'],
  ['the number of an item that is not there', () => withQuantity(items, 'c', 1), 'cart-item-not-found'],
  ['taking out an item that is not there', () => without(items, 'c'), 'cart-item-not-found'],
])('refuses %s', (_what, change, code) => {
  expect(change).toThrow(expect.objectContaining({ code }));
});

it('fills a full cart up by what it has already', () => {
  expect(added(full, { productId: 'p7', quantity: 1, recipient: null }, 'new')[7]).toMatchObject({ quantity: 3 });
});

it('changes and takes out one item only', () => {
  expect(withQuantity(items, 'a', 7)).toEqual([{ ...ticket, quantity: 7 }, forAda]);
  expect(without(items, 'a')).toEqual([forAda]);
});

it('reads what it has written, and nothing else', () => {
  expect(itemsOf(undefined)).toEqual([]);
  expect(itemsOf({ items: [{ ...forAda }] })).toEqual([forAda]);
  expect(() => itemsOf({ lines: [] })).toThrow('as this version keeps carts');
});
