/**
 * A limit of a thread's heap that ends what the thread does, not the process. That of V8 (`resourceLimits`) does so at its best only: it
 * stops the thread when JavaScript runs next, and an array or a table that grows by more than 16 MB at the limit aborts the process.
 */
import { getHeapStatistics } from 'node:v8';
import { FeedError } from '../timetable/feed/feed.ts';
import { MEGABYTE } from '../timetable/gtfs/limits.ts';
import { collectGarbage } from './collectGarbage.ts';

/** Of the calling thread. */
export interface Heap {
  /** Bytes, with the garbage that was not collected yet. */
  used(): number;
  collectGarbage(): void;
}

const ownHeap: Heap = { used: () => getHeapStatistics().used_heap_size, collectGarbage };

/** V8 lets garbage grow too, so that its own limit must be well above this one. */
const V8_LIMIT_FACTOR = 2;

/** For `resourceLimits` of a thread that looks at a limit of `megabytes` itself. */
export const v8LimitMegabytes = (megabytes: number): number => megabytes * V8_LIMIT_FACTOR;

/**
 * To be called often. Throws {@link FeedError} `feed-too-large` when more than `megabytes` are in use after garbage was collected, which is
 * done when a quarter of the limit has come since it was done last, and never below the limit.
 */
export function heapLimit(megabytes: number, heap: Heap = ownHeap): () => void {
  const limit = megabytes * MEGABYTE;
  let looksFrom = limit;
  return () => {
    if (heap.used() <= looksFrom) return;
    heap.collectGarbage();
    const used = heap.used();
    if (used > limit) throw feedTooLarge(megabytes);
    looksFrom = Math.max(limit, used + limit / 4);
  };
}

export function feedTooLarge(megabytes: number, cause?: unknown): FeedError {
  return new FeedError(
    'feed-too-large',
    `The timetable takes more memory than its size allows for (${megabytes} MB, four times --gtfs-limit): give a smaller one, or raise that.`,
    { cause },
  );
}
