import type { HostServices } from '@halte/contract';
import { subscribe } from 'valtio';
import { foundStore } from '../trip/foundStore.ts';

const told = new WeakSet<HostServices>();

/** Keeps the host informed whether a search is under way, from the first search on: it goes on when its screen is left. */
export function tellSearching(host: HostServices): void {
  if (told.has(host)) return;
  told.add(host);
  const tell = () => host.setSearching?.(foundStore.state.search.loading || foundStore.state.returnSearch.loading);
  subscribe(foundStore.state, tell);
  tell();
}
