import { initI18n, setLocale } from '@halte/i18n';
import { type FakeBackend, type FakeHostOptions, fakeBackend, fakeHost } from '@halte/testkit';
import { HostProvider } from '@halte/ui/host';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { readCartUpdate } from './cartUpdate.ts';
import { type CartAnswer, isCart } from './readCart.ts';
import { useCart } from './useCart.ts';

const ADA = { accessToken: 'ada', session: { authenticated: true } } as const;
const SIGNED_OUT = { authenticated: false, loading: false, attributes: {} };

function cartOf(...ids: string[]): CartAnswer {
  const cart: unknown = { id: ids.join(), baskets: [{ products: ids.map((itemId) => ({ itemId })) }] };
  if (!isCart(cart)) throw new TypeError('not a cart');
  return cart;
}

let backend: FakeBackend;
beforeEach(() => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  backend = fakeBackend();
});
afterEach(() => backend.restore());

async function answer(index: number, body: object, status = 200): Promise<void> {
  await waitFor(() => expect(backend.requests).toHaveLength(index + 1));
  await act(() => backend.requests[index]!.answer(body, status));
}

function setUp(options: FakeHostOptions = {}) {
  const host = fakeHost({ ...options, tenant: { bffUrl: 'https://bff.test' } });
  const cache = new Map();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache }}>
      <HostProvider host={host}>{children}</HostProvider>
    </SWRConfig>
  );
  const onAddition = jest.fn();
  const { result } = renderHook(() => useCart(onAddition), { wrapper });
  return {
    host,
    onAddition,
    current: () => result.current,
    shown: () => [result.current.status, result.current.cart?.id ?? null, result.current.added],
    update: (detail?: object) =>
      act(async () => void window.dispatchEvent(new CustomEvent('cart-updated', { detail }))),
    emailIs: (email: string | null) => act(async () => host.session.cartEmail.set(email)),
  };
}

describe('cart', () => {
  it('is fetched for a visitor who has one, and not for any other', async () => {
    const { host, current, shown, emailIs } = setUp();
    await act(() => current().refresh());
    expect([backend.requests.length, ...shown()]).toEqual([0, 'ready', null, null]);
    await emailIs('ada@example.org');
    expect(shown()).toEqual(['loading', null, null]);
    await answer(0, cartOf('a'));
    expect(shown()).toEqual(['ready', 'a', null]);
    await act(async () => host.session.cartEmail.set(null));
    expect([backend.requests.length, ...shown()]).toEqual([1, 'ready', null, null]);
  });

  it('is asked for in the language of the page, and not again in one that it is known in', async () => {
    const { shown } = setUp(ADA);
    await answer(0, cartOf('a'));
    await act(async () => setLocale('de'));
    expect(shown()).toEqual(['loading', null, null]);
    await answer(1, cartOf('b'));
    await act(async () => setLocale('fr'));
    expect(shown()).toEqual(['ready', 'a', null]);
    expect(backend.requests.map(({ headers }) => headers.get('accept-language'))).toEqual(['fr', 'de']);
  });

  it('is replaced by that of an event without a request, whatever was on its way', async () => {
    const { shown, update } = setUp(ADA);
    await update({ cart: cartOf('b') });
    await answer(0, cartOf('a'));
    expect([backend.requests.length, ...shown()]).toEqual([1, 'ready', 'b', null]);
  });

  it('of an event stays, with its new line marked, while the address that it brought is asked for the first time', async () => {
    const { shown, update, emailIs, onAddition } = setUp();
    await update({ status: 'add', cart: cartOf('b') });
    expect([backend.requests.length, ...shown()]).toEqual([0, 'ready', 'b', 'b']);
    expect(onAddition).toHaveBeenCalledTimes(1);
    await emailIs('ada@example.org');
    expect(shown()).toEqual(['ready', 'b', 'b']);
    await answer(0, cartOf('b', 'c'));
    expect(shown()).toEqual(['ready', 'b,c', 'b']);
    await emailIs('grace@example.org');
    expect(shown()).toEqual(['loading', null, null]);
    await emailIs(null);
    expect(shown()).toEqual(['ready', null, null]);
  });

  it('is fetched again on an event without one, and shown meanwhile; the line that came is marked', async () => {
    const { current, shown, update } = setUp(ADA);
    await answer(0, cartOf('a'));
    await update({ status: 'add' });
    expect(shown()).toEqual(['loading', 'a', null]);
    await answer(1, cartOf('a', 'b'));
    expect(shown()).toEqual(['ready', 'a,b', 'b']);
    void act(() => void current().refresh());
    await answer(2, cartOf('a', 'b'));
    expect(shown()).toEqual(['ready', 'a,b', null]);
  });

  it('is none after a failure, which is reported, until it is there again', async () => {
    const { host, current, shown } = setUp(ADA);
    await answer(0, cartOf('a'));
    act(() => void current().refresh());
    await answer(1, { code: 'invalid-request', message: 'x' }, 400);
    expect(shown()).toEqual(['failed', null, null]);
    expect(host.calls).toEqual([expect.objectContaining({ call: 'report', where: 'cart' })]);
    act(() => void current().refresh());
    expect(shown()).toEqual(['loading', null, null]);
    await answer(2, cartOf('b'));
    expect(shown()).toEqual(['ready', 'b', null]);
  });

  it('is none where the answer is no cart', async () => {
    const { shown } = setUp(ADA);
    await answer(0, []);
    expect(shown()).toEqual(['failed', null, null]);
  });

  it('is the answer to a change, and stays as it was when the change fails', async () => {
    const { current, shown } = setUp(ADA);
    await answer(0, cartOf('a', 'b'));
    const change = Promise.withResolvers<CartAnswer>();
    let done = Promise.resolve();
    act(() => {
      done = current().change(() => change.promise);
    });
    expect(current().isChanging).toBe(true);
    change.resolve(cartOf('a'));
    await act(() => done);
    expect(shown()).toEqual(['ready', 'a', null]);
    const failing = act(() => current().change(() => Promise.reject(new Error('busy'))));
    await expect(failing).rejects.toThrow('busy');
    expect([...shown(), current().isChanging]).toEqual(['ready', 'a', null, false]);
  });

  it('of a visitor who has signed out during a change is not shown to the next one', async () => {
    const { host, current, shown, emailIs } = setUp(ADA);
    await answer(0, cartOf('a', 'b'));
    const change = Promise.withResolvers<CartAnswer>();
    let done = Promise.resolve();
    act(() => {
      done = current().change(() => change.promise);
    });
    await act(async () => host.session.state.set(SIGNED_OUT));
    await emailIs('grace@example.org');
    await answer(1, cartOf('c'));
    change.resolve(cartOf('a'));
    await act(() => done);
    expect(shown()).toEqual(['ready', 'c', null]);
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
