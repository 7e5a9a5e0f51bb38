import { useQuery } from '@halte/api/query';
import { EVENTS } from '@halte/contract';
import { useLocale } from '@halte/i18n';
import { useObservable } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { addedLine, pieceCount } from './cartBlocks.ts';
import type { Cart } from './cartTypes.ts';
import { readCartUpdate } from './cartUpdate.ts';
import { type CartAnswer, readCart } from './readCart.ts';

/** The e-mail address of the cart; null: it is that of the token. */
export interface CartOwner {
  readonly email: string | null;
}

export interface ShownCart {
  readonly owner: CartOwner;
  readonly status: 'loading' | 'ready' | 'failed';
  /** Null: the visitor has none, or it could not be fetched. */
  readonly cart: Cart | null;
  /** Pieces in it. */
  readonly count: number;
  /** Key of the line that the last addition concerned. */
  readonly added: string | null;
  /** A change of a line is under way. */
  readonly isChanging: boolean;
  refresh(): Promise<void>;
  /** Sends a change, whose answer is the whole cart. Rejects as `send` does. */
  change(send: () => Promise<CartAnswer>): Promise<void>;
}

const NO_EVENT = { guestCart: null, added: null };

/**
 * The visitor's cart: of the user who is signed in, or of the address in the cookie `cartEmail`. Other visitors have only the cart that a
 * `cart-updated` event brings, until an address is known. `missed`: such events from before the first call.
 */
export function useCart(onAddition: () => void, missed: readonly Event[] = []): ShownCart {
  const host = useHost();
  const locale = useLocale();
  const { authenticated, loading } = useObservable(host.session.state);
  const cookie = useObservable(host.session.cartEmail);
  const token = authenticated ? host.session.accessToken() : null;
  const email = authenticated || loading ? null : cookie;
  const source = token === null && email === null ? null : [locale, token, email].join(' ');
  const query = useQuery(
    '/store/cart',
    source === null ? null : { params: { query: email === null ? {} : { email } } },
  );
  const { problem } = query;

  const [{ guestCart, added }, setEvent] = useState<{ guestCart: CartAnswer | null; added: string | null }>(NO_EVENT);
  const [lastSource, setLastSource] = useState(source);
  if (source !== lastSource) {
    setLastSource(source);
    // The first owner is asked for after the event that has made it known.
    if (lastSource !== null) setEvent(NO_EVENT);
  }
  const [isRefreshing, setRefreshing] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const answer = problem ? null : (query.data ?? guestCart);
  const cart = useMemo(() => answer && readCart(answer), [answer]);

  // A session that is over is no failure of the cart: the host asks to sign in again.
  const isFailure = problem !== null && problem.code !== 'session-over';
  useEffect(() => {
    if (isFailure) host.report(problem, 'cart');
  }, [host, isFailure, problem]);

  function show(next: CartAnswer, isAddition: boolean): void {
    query.update(() => next);
    const after = readCart(next);
    setEvent({ guestCart: source === null ? next : null, added: isAddition && after ? addedLine(cart, after) : null });
  }

  async function refresh(isAddition: boolean): Promise<void> {
    if (source === null) return;
    setRefreshing(true);
    const after = readCart(await query.refresh());
    setRefreshing(false);
    setEvent({ guestCart: null, added: isAddition && after ? addedLine(cart, after) : null });
  }

  const onUpdate = useEffectEvent((event: Event) => {
    const { cart: next, isAddition } = readCartUpdate(event);
    if (next) show(next, isAddition);
    else void refresh(isAddition);
    if (isAddition) onAddition();
  });
  const onMissed = useEffectEvent(() => {
    for (const event of missed) onUpdate(event);
  });
  // Before any later event.
  useLayoutEffect(() => {
    onMissed();
    const listen = (event: Event) => onUpdate(event);
    window.addEventListener(EVENTS.cartUpdated, listen);
    return () => window.removeEventListener(EVENTS.cartUpdated, listen);
  }, []);

  async function change(send: () => Promise<CartAnswer>): Promise<void> {
    setChanging(true);
    try {
      show(await send(), false);
    } finally {
      setChanging(false);
    }
  }

  const status = isRefreshing || (query.isLoading && answer === null) ? 'loading' : problem ? 'failed' : 'ready';
  const count = cart ? pieceCount(cart) : 0;
  return { owner: { email }, status, cart, count, added, isChanging, refresh: () => refresh(false), change };
}
