import type { WorkerMessage } from './messages.ts';
import type { PageRead } from './readAnswers.ts';
import type { Tab, WorkerScope } from './scope.ts';
import { createTabs } from './tabs.ts';

/** These answers say nothing of times. */
const TIMELESS = /\/(?:banners|preferences)$/;

/** Tells pages which of their answers are old, and again once they listen. */
export function createAges({ get }: WorkerScope['clients']) {
  const told = createTabs<number>();

  function tell({ clientId, url, cache, key }: PageRead & { readonly key: string }, at: number | null): void {
    const { pathname, search } = new URL(url);
    if (cache === 'tiles' || TIMELESS.test(pathname)) return;
    // Searches have one address.
    const address = `${pathname}${search} ${key.slice(-8)}`;
    if (at !== null) told.set(clientId, address, at);
    else if (!told.delete(clientId, address)) return;
    const message: WorkerMessage = at === null ? { kind: 'fresh', address } : { kind: 'kept', address, at };
    void get(clientId).then((tab) => tab?.postMessage(message));
  }

  function repeat(tab: Tab): void {
    for (const [address, at] of told.all(tab.id))
      tab.postMessage({ kind: 'kept', address, at } satisfies WorkerMessage);
  }

  return { tell, repeat };
}
