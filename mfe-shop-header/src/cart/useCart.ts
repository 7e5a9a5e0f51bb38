import { ApiProblem, apiFor } from '@halte/api';
import { createObservable, EVENTS } from '@halte/contract';
import { useLocale } from '@halte/i18n';
import { useObservable } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useEffect, useState } from 'react';
import { type CartOwner, fetchCart } from './cartCalls.ts';
import { type CartState, type CartStore, createCartStore } from './cartStore.ts';
import { readCartUpdate } from './cartUpdate.ts';

/** Default for hosts that are older than this service. */
const NO_EMAIL = createObservable<string | null>(null);

/** The session was over, which is no failure of the cart: the host asks to sign in again. */
const isSessionOver = (error: unknown) => error instanceof ApiProblem && error.code === 'session-over';

export interface ShownCart {
  readonly store: CartStore;
  readonly state: CartState;
  readonly owner: CartOwner;
}

/** The visitor's cart: of the user who is signed in, or of the address in the cookie `cartEmail`; other visitors have none. */
export function useCart(onAddition: () => void): ShownCart {
  const host = useHost();
  const locale = useLocale();
  const { authenticated, loading } = useObservable(host.session.state);
  const cookie = useObservable(host.session.cartEmail ?? NO_EMAIL);
  const [store] = useState(() =>
    createCartStore((error) => {
      if (!isSessionOver(error)) host.report(error, 'cart');
    }),
  );
  const state = useObservable(store.state);
  const token = authenticated ? host.session.accessToken() : null;
  const email = authenticated || loading ? null : cookie;
  const hasCart = token !== null || email !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another token is another user, another language has other names
  useEffect(() => {
    store.setSource(hasCart ? (signal) => fetchCart(apiFor(host), { email }, signal) : null);
  }, [store, host, hasCart, email, token, locale]);

  useEffect(() => {
    const listen = (event: Event) => {
      const { cart, isAddition } = readCartUpdate(event);
      if (cart) store.receive(cart, isAddition ? 'addition' : 'change');
      else void (isAddition ? store.refreshAfterAddition() : store.refresh());
      if (isAddition) onAddition();
    };
    window.addEventListener(EVENTS.cartUpdated, listen);
    return () => window.removeEventListener(EVENTS.cartUpdated, listen);
  }, [store, onAddition]);

  useEffect(() => store.stop, [store]);
  return { store, state, owner: { email } };
}
