import { EVENTS } from '@halte/contract';
import { useObservable } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { type ComponentType, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { FollowerProps } from './CartFollower.tsx';
import type { ShownCart } from './useCart.ts';

interface Followed {
  readonly cart: ShownCart;
  /** Is drawn from then on and hands on the cart; null for a visitor who has none, and until its code is there. */
  readonly Follower: ComponentType<FollowerProps> | null;
  readonly missed: readonly Event[];
  readonly onCart: (cart: ShownCart) => void;
}

const nothing = async () => undefined;
const NO_CART: ShownCart = {
  owner: { email: null },
  status: 'ready',
  cart: null,
  count: 0,
  added: null,
  isChanging: false,
  refresh: nothing,
  change: nothing,
};

/** Each may hold a whole cart, and the last ones are what counts. */
const MOST_MISSED = 10;

/** The visitor's cart, whose code is loaded once there may be one: most visitors have none. */
export function useFollower(): Followed {
  const host = useHost();
  const { authenticated } = useObservable(host.session.state);
  const email = useObservable(host.session.cartEmail);
  const [missed, setMissed] = useState<readonly Event[]>([]);
  const [cart, setCart] = useState<ShownCart | null>(null);
  const [Follower, setFollower] = useState<ComponentType<FollowerProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isLoaded = Follower !== null;
  const isNeeded = authenticated || email !== null || missed.length > 0;

  // With the commit that mounts the follower, which listens from then on.
  useLayoutEffect(() => {
    if (isLoaded) return undefined;
    const note = (event: Event) => setMissed((before) => [...before, event].slice(-MOST_MISSED));
    window.addEventListener(EVENTS.cartUpdated, note);
    return () => window.removeEventListener(EVENTS.cartUpdated, note);
  }, [isLoaded]);

  const load = useCallback(async (): Promise<void> => {
    setFailed(false);
    try {
      const { CartFollower } = await import('./CartFollower.tsx');
      setFollower(() => CartFollower);
    } catch (error) {
      setFailed(true);
      host.report(error, 'cart');
    }
  }, [host]);
  useEffect(() => {
    if (isNeeded && !isLoaded) void load();
  }, [isNeeded, isLoaded, load]);

  const waiting: ShownCart = hasFailed
    ? { ...NO_CART, status: 'failed', refresh: load }
    : { ...NO_CART, status: isNeeded ? 'loading' : 'ready' };
  return { cart: cart ?? waiting, Follower, missed, onCart: setCart };
}
