import type { Tenant } from '@halte/contract/tenant';
import { type FindStills, NETWORK_STILLS, type StillSize } from './still.ts';

/** Longer than the cache waits after a failure: each try makes a request. */
const RETRY_MS = 2000;
/** A backend that starts together with the host has drawn them long before. */
const MOST_TRIES = 30;
const SIZES: readonly StillSize[] = ['phone', 'desk'];

interface StillsAtStartParts {
  readonly findStills: FindStills;
  readonly tenants: () => readonly Tenant[];
}

/** Looks the pictures of all tenants up when the server starts, because its first page does not wait for them: again until each tenant has some, thirty times at most. */
export function createStillsAtStart({ findStills, tenants }: StillsAtStartParts) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function findAll(tries: number): Promise<void> {
    const pages = SIZES.flatMap((size) => NETWORK_STILLS.map((path) => ({ path, size })));
    const found = await Promise.all(tenants().flatMap((tenant) => pages.map((page) => findStills(tenant, page))));
    // Tenants whose map needs no picture have none either.
    if (isStopped || tries >= MOST_TRIES || !found.includes(null)) return;
    timer = setTimeout(() => void findAll(tries + 1), RETRY_MS).unref();
  }

  return {
    start: () => void findAll(1),
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
