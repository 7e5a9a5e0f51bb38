import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';

type Code = ComponentType<{ address: string }>;

const loadCode = () => import('./PrintCode.tsx').then(({ PrintCode }) => PrintCode);

export interface Printing {
  /** The code in the head of the page; null until it is needed for the first time. */
  readonly Code: Code | null;
  readonly print: () => void;
}

/**
 * Prints with what only a printed page needs, which is loaded first: for the menu and for the keys that print. Without a network it prints without.
 * Before the page is ready it waits for it.
 */
export function usePrinting(isReady: boolean): Printing {
  const [{ Code, requests }, set] = useState<{ Code: Code | null; requests: number }>({ Code: null, requests: 0 });

  const print = useCallback(() => {
    loadCode().then(
      (loaded) => set((last) => ({ Code: loaded, requests: last.requests + 1 })),
      () => set((last) => ({ ...last, requests: last.requests + 1 })),
    );
  }, []);

  // Once the code and the page are there.
  const printed = useRef(0);
  useEffect(() => {
    if (!isReady || requests === printed.current) return;
    printed.current = requests;
    window.print();
  }, [isReady, requests]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'p')
        return;
      event.preventDefault();
      print();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [print]);

  return { Code, print };
}
