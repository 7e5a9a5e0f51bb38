import { createCartStore, type FetchCart } from './cartStore.ts';
import type { Cart } from './cartTypes.ts';
import { readCartUpdate } from './cartUpdate.ts';
import { readCart } from './readCart.ts';

const cartOf = (...ids: string[]): Cart =>
  readCart({ id: ids.join(), baskets: [{ products: ids.map((itemId) => ({ itemId })) }] })!;

/** Calls that the test answers. */
function backend() {
  const calls: { answer(cart: Cart): void; fail(error: unknown): void; signal: AbortSignal }[] = [];
  const fetch: FetchCart = (signal) =>
    new Promise((answer, fail) => {
      calls.push({ answer, fail, signal });
    });
  return { calls, fetch };
}

function setUp() {
  const { calls, fetch } = backend();
  const failures: unknown[] = [];
  const store = createCartStore((error) => failures.push(error));
  const settled = () => new Promise((done) => setTimeout(done, 0));
  return { store, calls, fetch, failures, settled, shown: () => store.state.get().cart?.id ?? null };
}

describe('cart', () => {
  it('is fetched for a visitor who has one, and not for any other', async () => {
    const { store, calls, fetch, settled, shown } = setUp();
    store.setSource(null);
    await store.refresh();
    expect([calls.length, store.state.get().status]).toEqual([0, 'none']);
    store.setSource(fetch);
    calls[0]!.answer(cartOf('a'));
    await settled();
    expect([calls.length, shown(), store.state.get().status]).toEqual([1, 'a', 'ready']);
    store.setSource(null);
    expect([calls.length, shown(), store.state.get().status]).toEqual([1, null, 'none']);
  });

  it('is replaced by that of an event without a fetch, whatever was on its way', async () => {
    const { store, calls, fetch, settled, shown } = setUp();
    store.setSource(fetch);
    store.receive(cartOf('b'), 'change');
    calls[0]!.answer(cartOf('a'));
    await settled();
    expect([calls.length, shown(), calls[0]!.signal.aborted]).toEqual([1, 'b', true]);
  });

  it('is that of an event also for a visitor that has nothing to fetch', () => {
    const { store, shown } = setUp();
    store.receive(cartOf('b'), 'addition');
    expect([shown(), store.state.get().added]).toEqual(['b', 'b']);
  });

  it('of an event stays, with its new line marked, while the address that it brought is asked for the first time', async () => {
    const { store, calls, fetch, settled, shown } = setUp();
    store.setSource(null);
    store.receive(cartOf('b'), 'addition');
    store.setSource(fetch);
    expect([shown(), store.state.get().added, store.state.get().status]).toEqual(['b', 'b', 'loading']);
    calls[0]!.answer(cartOf('b', 'c'));
    await settled();
    expect([shown(), store.state.get().added]).toEqual(['b,c', 'b']);
    store.setSource(backend().fetch);
    expect([shown(), store.state.get().added]).toEqual([null, null]);
  });

  it('is fetched again on an event without one, and shown meanwhile; the line that came is marked', async () => {
    const { store, calls, fetch, settled, shown } = setUp();
    store.setSource(fetch);
    calls[0]!.answer(cartOf('a'));
    await settled();
    void store.refreshAfterAddition();
    expect([shown(), store.state.get().status]).toEqual(['a', 'loading']);
    calls[1]!.answer(cartOf('a', 'b'));
    await settled();
    expect([calls.length, shown(), store.state.get().added]).toEqual([2, 'a,b', 'b']);
  });

  it('is none after a failure, which is reported', async () => {
    const { store, calls, fetch, failures, settled } = setUp();
    store.setSource(fetch);
    calls[0]!.answer(cartOf('a'));
    await settled();
    void store.refresh();
    calls[1]!.fail('offline');
    await settled();
    expect(store.state.get()).toEqual({ status: 'failed', cart: null, added: null, isChanging: false });
    expect(failures).toEqual(['offline']);
  });

  it('is the answer to a change, and stays as it was when the change fails', async () => {
    const { store, fetch, calls, settled, shown } = setUp();
    store.receive(cartOf('a', 'b'), 'change');
    const done = store.change(fetch);
    expect(store.state.get().isChanging).toBe(true);
    calls[0]!.answer(cartOf('a'));
    await done;
    const failing = store.change(fetch);
    calls[1]!.fail('busy');
    await expect(failing).rejects.toBe('busy');
    await settled();
    expect([shown(), store.state.get().isChanging]).toEqual(['a', false]);
  });
});

describe('cart-updated', () => {
  it.each<[string, object | null, { isAddition: boolean; id: string | null }]>([
    ['an addition with its cart', { status: 'add', cart: { id: 'c' } }, { isAddition: true, id: 'c' }],
    ['an addition', { status: 'add' }, { isAddition: true, id: null }],
    ['a cart', { cart: { id: 'c' } }, { isAddition: false, id: 'c' }],
    ['nothing', null, { isAddition: false, id: null }],
    ['nonsense', { status: ['add'], cart: 'x' }, { isAddition: false, id: null }],
  ])('may say %s', (_, detail, { isAddition, id }) => {
    const update = readCartUpdate(new CustomEvent('cart-updated', { detail }));
    expect([update.isAddition, update.cart?.id ?? null]).toEqual([isAddition, id]);
    expect(readCartUpdate(new Event('cart-updated'))).toEqual({ isAddition: false, cart: null });
  });
});
