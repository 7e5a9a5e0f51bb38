import type { Age, WorkerMessage } from './messages.ts';
import type { PageRead } from './readAnswers.ts';
import type { Tab, WorkerScope } from './scope.ts';
import { createTabs } from './tabs.ts';

/** These answers say nothing of times. */
const TIMELESS = /\/(?:banners|preferences|places|placesSearch|places\/[^/]+)$/;

/** Tells pages which of their answers are old, and again once they listen. */
export function createAges(clients: WorkerScope['clients']) {
  const told = createTabs<Age>();

  function tell({ clientId, url, cache, key }: PageRead & { readonly key: string }, age: Age | null): void {
    const { pathname, search } = new URL(url);
    if (cache === 'tiles' || TIMELESS.test(pathname)) return;
    // Searches have one address.
    const address = `${pathname}${search} ${key.slice(-8)}`;
    if (age !== null) told.set(clientId, address, age);
    else if (!told.delete(clientId, address)) return;
    const message: WorkerMessage = age === null ? { kind: 'fresh', address } : { kind: 'kept', address, ...age };
    void clients.get(clientId).then((tab) => tab?.postMessage(message));
  }

  function repeat(tab: Tab): void {
    for (const [address, age] of told.all(tab.id))
      tab.postMessage({ kind: 'kept', address, ...age } satisfies WorkerMessage);
  }

  return { tell, repeat };
}
