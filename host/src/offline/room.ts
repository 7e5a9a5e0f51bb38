import { cacheName } from './keptAnswers.ts';
import type { AnswerCache } from './keptReads.ts';

/** What goes first where there is no room. The shell that pages run is never among it. */
const FIRST_OUT: readonly AnswerCache[] = ['tiles', 'seen', 'roadmaps', 'searches'];
/** Share of what the browser allows. */
const MOST_USED = 0.6;

export type Estimate = () => Promise<StorageEstimate>;

const isQuota = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

/** Deletes caches until less than three fifths of what the browser allows are used. */
export async function makeRoom(caches: CacheStorage, estimate: Estimate): Promise<void> {
  for (const cache of FIRST_OUT) {
    const { usage = 0, quota = 0 } = await estimate();
    if (usage <= quota * MOST_USED) return;
    await caches.delete(cacheName(cache));
  }
}

/** Stores; without room, deletes one cache after the other and tries again. What then finds no room is not kept. */
export async function withRoom(caches: CacheStorage, store: () => Promise<unknown>): Promise<void> {
  const left = [...FIRST_OUT];
  for (;;) {
    try {
      await store();
      return;
    } catch (error) {
      const cache = left.shift();
      if (!isQuota(error) || cache === undefined) return;
      await caches.delete(cacheName(cache));
    }
  }
}
