import { createObservable, type Observable } from '@halte/contract';
import { addedLine } from './cartBlocks.ts';
import type { Cart } from './cartTypes.ts';

/** `none`: the visitor has no cart, or it could not be fetched. */
export interface CartState {
  readonly status: 'none' | 'loading' | 'ready' | 'failed';
  readonly cart: Cart | null;
  /** Key of the line that the last addition concerned. */
  readonly added: string | null;
  /** A change of a line is under way. */
  readonly isChanging: boolean;
}

export type FetchCart = (signal: AbortSignal) => Promise<Cart>;

export interface CartStore {
  readonly state: Observable<CartState>;
  /**
   * Another visitor or language: what was known is forgotten, but for the cart that an event has brought to a visitor without one. `fetch` is null
   * for such a visitor.
   */
  setSource(fetch: FetchCart | null): void;
  refresh(): Promise<void>;
  /** The cart of an event or of a change. */
  receive(cart: Cart, cause: 'addition' | 'change'): void;
  /** As {@link refresh}; the line that has come is marked. */
  refreshAfterAddition(): Promise<void>;
  /** Sends a change, whose answer is the whole cart. Rejects as `send` does. */
  change(send: FetchCart): Promise<void>;
  stop(): void;
}

const NONE: CartState = { status: 'none', cart: null, added: null, isChanging: false };

/**
 * The cart as the backend and `cart-updated` events give it; the newest one counts. Not in the cache of SWR: an event may bring the cart of a
 * visitor that has nothing to fetch.
 */
export function createCartStore(onFailure: (error: unknown) => void): CartStore {
  const state = createObservable<CartState>(NONE);
  let source: FetchCart | null = null;
  let pending = new AbortController();

  function restart(): AbortSignal {
    pending.abort();
    pending = new AbortController();
    return pending.signal;
  }

  /** `addedTo` names the line to mark in the cart that comes. */
  async function load(addedTo: (cart: Cart, before: Cart | null) => string | null): Promise<void> {
    if (!source) return;
    const signal = restart();
    const { cart: before } = state.get();
    state.set({ ...state.get(), status: 'loading', isChanging: false });
    try {
      const cart = await source(signal);
      if (signal.aborted) return;
      state.set({ status: 'ready', cart, added: addedTo(cart, before), isChanging: false });
    } catch (error) {
      if (signal.aborted) return;
      onFailure(error);
      state.set({ ...NONE, status: 'failed' });
    }
  }

  function receive(cart: Cart, cause: 'addition' | 'change'): void {
    restart();
    const added = cause === 'addition' ? addedLine(state.get().cart, cart) : null;
    state.set({ status: 'ready', cart, added, isChanging: false });
  }

  return {
    state,
    setSource(fetch) {
      restart();
      const isFirst = source === null && fetch !== null;
      source = fetch;
      if (!isFirst) state.set(NONE);
      const { added } = state.get();
      void load(() => added);
    },
    refresh: () => load(() => null),
    refreshAfterAddition: () => load((cart, before) => addedLine(before, cart)),
    receive,
    async change(send) {
      const signal = restart();
      state.set({ ...state.get(), status: 'ready', isChanging: true });
      try {
        const cart = await send(signal);
        if (!signal.aborted) receive(cart, 'change');
      } catch (error) {
        if (signal.aborted) return;
        state.set({ ...state.get(), isChanging: false });
        throw error;
      }
    },
    stop: () => pending.abort(),
  };
}
