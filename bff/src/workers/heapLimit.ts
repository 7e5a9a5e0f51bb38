/**
 * A heap limit that ends the work of a thread, not the process. V8's own limit (`resourceLimits`) does not guarantee this: it
 * stops the thread when JavaScript next runs, and an array or a table that grows by more than 16 MB at the limit aborts the process.
 */
import { getHeapStatistics } from 'node:v8';
import { FeedError } from '@halte/engine/timetable/feed/feed';
import { MEGABYTE } from '../timetable/gtfs/limits.ts';
import { collectGarbage } from './collectGarbage.ts';

/** The heap of the calling thread. */
export interface Heap {
  /** Bytes, including uncollected garbage. */
  used(): number;
  collectGarbage(): void;
}

const ownHeap: Heap = { used: () => getHeapStatistics().used_heap_size, collectGarbage };

/** V8 also counts uncollected garbage, so its own limit must be well above this one. */
const V8_LIMIT_FACTOR = 2;

/** For `resourceLimits` of a thread that checks a limit of `megabytes` itself. */
export const v8LimitMegabytes = (megabytes: number): number => megabytes * V8_LIMIT_FACTOR;

/**
 * To be called often. Throws the error of `tooLarge` if more than `megabytes` are in use after a collection, which is
 * run when usage has grown by a quarter of the limit since the last one, and never below the limit.
 */
export function heapLimit(megabytes: number, tooLarge: () => Error, heap: Heap = ownHeap): () => void {
  const limit = megabytes * MEGABYTE;
  let looksFrom = limit;
  return () => {
    if (heap.used() <= looksFrom) return;
    heap.collectGarbage();
    const used = heap.used();
    if (used > limit) throw tooLarge();
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
