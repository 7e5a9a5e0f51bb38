import type { CartOwner, StoredCart } from '../store/store.ts';
import { type ChangeableCarts, changeCart } from './changeCart.ts';
import { added, itemsOf } from './items.ts';

const OWNER: CartOwner = { tenant: 'demo', kind: 'email', key: 'ada@example.org' };
const plus = (productId: string) => (items: ReturnType<typeof itemsOf>) =>
  added(items, { productId, quantity: 1, recipient: null }, productId);

/** Carts of one owner where another writer wins `rivals` times, adding an item each time. */
function contested(rivals: number) {
  let stored: StoredCart | null = null;
  let left = rivals;
  const carts: ChangeableCarts = {
    get: async () => stored,
    async put(_owner, content, expected) {
      if (left > 0) {
        const rival = `rival-${left--}`;
        const items = plus(rival)(itemsOf(stored?.content)).map((item) => ({ ...item }));
        stored = { content: { items }, version: (stored?.version ?? 0) + 1 };
      }
      if ((stored?.version ?? 0) !== expected) return null;
      stored = { content, version: expected + 1 };
      return stored;
    },
  };
  return { carts, products: () => itemsOf(stored?.content).map(({ productId }) => productId) };
}

it.each([0, 1, 4])('loses nothing when %i others are faster', async (rivals) => {
  const { carts, products } = contested(rivals);
  await changeCart(carts, OWNER, plus('mine'));
  expect(products()).toHaveLength(rivals + 1);
  expect(products().at(-1)).toBe('mine');
});

it('gives up when others are always faster, and leaves what they did', async () => {
  const { carts, products } = contested(5);
  await expect(changeCart(carts, OWNER, plus('mine'))).rejects.toMatchObject({ code: 'cart-busy', reason: 'conflict' });
  expect(products()).toHaveLength(5);
});
