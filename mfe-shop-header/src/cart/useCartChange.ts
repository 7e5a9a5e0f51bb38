import { apiFor } from '@halte/api';
import { useHost } from '@halte/ui/host';
import { type RefObject, useState } from 'react';
import { changeItem, type ItemChange } from './changeItem.ts';
import type { ShownCart } from './useCart.ts';

interface CartChange {
  /** Resolves when the cart has answered, whether it has changed or not. */
  readonly change: (change: ItemChange) => void;
  readonly hasFailed: boolean;
}

/** Changes the number of pieces of a line. The focus stays in the list when the line in which it was is gone. */
export function useCartChange(cart: ShownCart | null, list: RefObject<HTMLElement | null>): CartChange {
  const host = useHost();
  const [hasFailed, setFailed] = useState(false);

  function keepFocus(): void {
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) return;
    const dialog = list.current?.closest<HTMLElement>('[role="dialog"]');
    (list.current?.querySelector<HTMLElement>('button') ?? dialog)?.focus();
  }

  async function send(change: ItemChange): Promise<void> {
    if (!cart) return;
    try {
      setFailed(false);
      await cart.change(() => changeItem(apiFor(host), cart.owner, change));
      requestAnimationFrame(keepFocus);
    } catch (error) {
      setFailed(true);
      host.report(error, 'cart');
    }
  }

  return { change: (change) => void send(change), hasFailed };
}
