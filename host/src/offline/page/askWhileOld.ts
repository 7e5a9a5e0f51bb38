import type { Observable } from '@halte/contract';

/** The network of the service worker may be back after the page was told so: the first attempts follow soon. */
const FIRST_MS = 1000;
const MOST_MS = 30_000;

/** Asks again while the page shows something old: when the network is back, with a growing delay after that, and each 30 seconds. */
export function askWhileOld(oldest: Observable<number | null>, ask: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function askIfOld(): void {
    if (oldest.get() !== null && navigator.onLine) ask();
  }

  function askAfter(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      askIfOld();
      askAfter(Math.min(2 * delay, MOST_MS));
    }, delay);
  }

  addEventListener('online', () => {
    askIfOld();
    askAfter(FIRST_MS);
  });
  askAfter(MOST_MS);
}
