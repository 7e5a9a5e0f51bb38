/**
 * Threads that search journeys, and the queue of searches that wait for them.
 *
 * Each thread has its own engine over the same shared columns, and processes orders in sequence: a network sent before a search is
 * the one used for it. If a thread fails, its current search fails too; its queued searches go to other threads.
 */

import type { Report as Log } from '../common/report.ts';
import { requestOf } from '../journeys/request.ts';
import { searchedInLanguage } from '../network/snapshotInLanguage.ts';
import { busy, RequestError } from '../problems/requestError.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { timetableOf } from '../timetable/realtime/overlay.ts';
import type { TripUpdates } from '../timetable/realtime/tripUpdates.ts';
import { type SharedFeed, shareFeed } from '../timetable/sharing.ts';
import { createJob, type Job } from './job.ts';
import { type JourneySearch, loading, type Searched } from './journeys.ts';
import type { Report } from './messages.ts';
import { type StartThread, startSearchThread, type Thread } from './thread.ts';

export interface PoolOptions {
  readonly threads: number;
  /** Most searches waiting for a thread; further ones are rejected. */
  readonly waiting: number;
  readonly report: Log;
  readonly start?: StartThread;
}

/** One running and one queued, so that a thread need not wait for the main thread between two searches. */
const AT_ONCE = 2;
/** Delay before replacing a thread that failed to start. */
const RESTART_MS = 1_000;
const RETRY_AFTER_SECONDS = 1;

interface Slot {
  readonly thread: Thread;
  /** By id, oldest first. */
  readonly jobs: Map<number, Job>;
  isReady: boolean;
}

interface Network {
  readonly snapshot: Searched;
  readonly timetable: Feed;
  readonly shared: SharedFeed;
  readonly updates: TripUpdates;
}

export function createJourneyPool({ threads, waiting, report, start = startSearchThread }: PoolOptions): JourneySearch {
  const slots = new Set<Slot>();
  const queue: Job[] = [];
  let network: Network | null = null;
  let lastId = 0;
  let closing: PromiseWithResolvers<void> | null = null;
  const restarts = new Set<NodeJS.Timeout>();

  function open(): void {
    const slot: Slot = {
      thread: start({ report: (message) => take(slot, message), gone: (error) => replace(slot, error) }),
      jobs: new Map(),
      isReady: false,
    };
    slots.add(slot);
    if (network) slot.thread.send({ kind: 'network', feed: network.shared, updates: network.updates });
    dispatch();
  }

  function take(slot: Slot, message: Report): void {
    if (message.kind === 'ready') slot.isReady = true;
    else {
      const job = slot.jobs.get(message.id);
      slot.jobs.delete(message.id);
      if (message.kind === 'answer') job?.succeed(Buffer.from(message.json.buffer));
      else job?.fail(errorOf(message));
    }
    dispatch();
  }

  function replace(slot: Slot, error: Error | null): void {
    slots.delete(slot);
    const [broken, ...behind] = slot.jobs.values();
    broken?.fail(interrupted());
    queue.unshift(...behind);
    if (closing && slots.size === 0) for (const job of queue.splice(0)) job.fail(interrupted());
    if (!closing) {
      report(`a thread that searches journeys has ended and is replaced${error ? `: ${error.message}` : ''}`, 'error');
      if (slot.isReady) open();
      else later(open);
    }
    dispatch();
  }

  function later(work: () => void): void {
    const timer = setTimeout(() => {
      restarts.delete(timer);
      work();
    }, RESTART_MS);
    restarts.add(timer);
  }

  /** Assigns waiting searches to the least busy threads. */
  function dispatch(): void {
    for (let slot = leastBusy(); slot && queue.length > 0; slot = leastBusy()) {
      const job = queue.shift()!;
      if (job.isOver() || !network) continue;
      try {
        const request = requestOf(searchedInLanguage(network.snapshot, job.language), job.body, job.now);
        slot.thread.send({ kind: 'search', id: ++lastId, request });
        slot.jobs.set(lastId, job);
      } catch (error) {
        job.fail(error);
      }
    }
    if (closing && queue.length === 0 && [...slots].every(({ jobs }) => jobs.size === 0)) closing.resolve();
  }

  function leastBusy(): Slot | null {
    const [least = null] = [...slots].sort((a, b) => a.jobs.size - b.jobs.size);
    return least && least.jobs.size < AT_ONCE ? least : null;
  }

  function drop(job: Job): void {
    const at = queue.indexOf(job);
    if (at >= 0) queue.splice(at, 1);
    dispatch();
  }

  for (let i = 0; i < threads; i++) open();
  return {
    use(snapshot, updates) {
      const timetable = timetableOf(snapshot.feed);
      const isSame = network?.timetable === timetable;
      const shared = isSame ? network!.shared : shareFeed(timetable);
      network = { snapshot, timetable, shared, updates };
      for (const { thread } of slots) thread.send({ kind: 'network', feed: isSame ? null : shared, updates });
    },
    async search(body, now, signal, language = null) {
      if (!network) throw loading();
      if (closing || queue.length >= waiting)
        throw busy('busy', 'Too many journeys are searched for just now: try again in a moment.', RETRY_AFTER_SECONDS);
      const job = createJob({ body, now, language }, signal, drop);
      queue.push(job);
      dispatch();
      return job.answer;
    },
    load: () => ({
      searching: [...slots].reduce((sum, { jobs }) => sum + jobs.size, 0),
      waiting: queue.length,
    }),
    async close() {
      closing ??= Promise.withResolvers<void>();
      for (const timer of restarts) clearTimeout(timer);
      dispatch();
      await closing.promise;
      await Promise.all([...slots].map(({ thread }) => thread.end()));
    },
  };
}

function interrupted(): RequestError {
  return busy('search-interrupted', 'The search broke off: try again in a moment.', RETRY_AFTER_SECONDS);
}

function errorOf(report: Extract<Report, { kind: 'request-error' | 'failure' }>): Error {
  if (report.kind === 'failure') return new Error(report.message);
  const { reason, code, message, retryAfterSeconds } = report.error;
  return new RequestError(reason, code, message, retryAfterSeconds);
}
