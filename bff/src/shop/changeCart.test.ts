import type { CartOwner, StoredCart } from '../store/store.ts';
import { type ChangeableCarts, createChangeCart } from './changeCart.ts';
import { added, itemsOf } from './items.ts';

const OWNER: CartOwner = { tenant: 'demo', kind: 'email', key: 'ada@example.org' };
const plus = (productId: string) => (items: ReturnType<typeof itemsOf>) =>
  added(items, { productId, quantity: 1, recipient: null }, productId);

/** Carts of one owner where another writer is faster than the first `rivals` writes, adding an item each time. */
function contested(rivals: number, { isKept = false } = {}) {
  let stored: StoredCart | null = null;
  let left = rivals;
  let waited = 0;
  const set = (content: StoredCart['content']) => {
    stored = { content, version: (stored?.version ?? 0) + 1 };
    return stored;
  };
  const carts: ChangeableCarts = {
    get: async () => stored,
    async put(_owner, content, expected) {
      if (left > 0) set({ items: plus(`rival-${left--}`)(itemsOf(stored?.content)).map((item) => ({ ...item })) });
      return (stored?.version ?? 0) === expected ? set(content) : null;
    },
    async change(_owner, rule) {
      waited++;
      return isKept ? null : set(rule(stored?.content ?? null));
    },
  };
  return {
    changeCart: createChangeCart(carts),
    waited: () => waited,
    products: () => itemsOf(stored?.content).map(({ productId }) => productId),
  };
}

it.each([0, 1])('loses nothing when %i others are faster', async (rivals) => {
  const { changeCart, products } = contested(rivals);
  const answered = await changeCart(OWNER, plus('mine'));
  expect(products()).toHaveLength(rivals + 1);
  expect(products().at(-1)).toBe('mine');
  expect(answered.map(({ productId }) => productId)).toEqual(products());
});

it('makes twenty changes at once one after another, without waiting for a lock', async () => {
  const { changeCart, products, waited } = contested(0);
  const wanted = Array.from({ length: 20 }, (_, index) => `product-${index}`);
  await Promise.all(wanted.map((productId) => changeCart(OWNER, plus(productId))));
  expect(products()).toEqual(wanted);
  expect(waited()).toBe(0);
});

it('gives up when others keep the cart, and leaves what they did', async () => {
  const { changeCart, products } = contested(1, { isKept: true });
  await expect(changeCart(OWNER, plus('mine'))).rejects.toMatchObject({ code: 'cart-busy', reason: 'conflict' });
  expect(products()).toEqual(['rival-1']);
});

it('creates no cart where a new one is refused', async () => {
  const { changeCart, products } = contested(0);
  const onNew = async () => {
    throw new RangeError('too many');
  };
  await expect(changeCart(OWNER, plus('mine'), { onNew })).rejects.toThrow(new RangeError('too many'));
  expect(products()).toEqual([]);
});
