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
import { createSlots, type Slot } from './slots.ts';
import { type StartThread, startSearchThread } from './thread.ts';

export interface PoolOptions {
  readonly threads: number;
  /** Most searches waiting for a thread; further ones are rejected. */
  readonly waiting: number;
  readonly report: Log;
  readonly start?: StartThread;
}

const RETRY_AFTER_SECONDS = 1;

interface Network {
  readonly snapshot: Searched;
  readonly timetable: Feed;
  readonly shared: SharedFeed;
  readonly updates: TripUpdates;
}

export function createJourneyPool(options: PoolOptions): JourneySearch {
  const { threads, waiting, report: log, start = startSearchThread } = options;
  const queue: Job[] = [];
  let network: Network | null = null;
  let lastId = 0;
  let closing: PromiseWithResolvers<void> | null = null;
  const slots = createSlots({
    start,
    log,
    onStarted: ({ thread }) =>
      network &&
      thread.send({
        kind: 'network',
        feed: network.shared,
        walks: network.snapshot.walkTables,
        updates: network.updates,
      }),
    onReport: settle,
    onEnded([broken, ...behind]) {
      broken?.fail(interrupted());
      queue.unshift(...behind);
      if (closing && slots.count() === 0) for (const job of queue.splice(0)) job.fail(interrupted());
    },
    onChange: dispatch,
  });

  /** Assigns waiting searches to the least busy threads. */
  function dispatch(): void {
    for (let slot = slots.leastBusy(); slot && queue.length > 0; slot = slots.leastBusy()) {
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
    if (closing && queue.length === 0 && slots.searching() === 0) closing.resolve();
  }

  function drop(job: Job): void {
    const at = queue.indexOf(job);
    if (at >= 0) queue.splice(at, 1);
    dispatch();
  }

  slots.open(threads);
  return {
    use(snapshot, updates) {
      const timetable = timetableOf(snapshot.feed);
      const isSame = network?.timetable === timetable;
      const shared = isSame ? network!.shared : shareFeed(timetable);
      network = { snapshot, timetable, shared, updates };
      const { walkTables } = snapshot;
      slots.send({
        kind: 'network',
        updates,
        ...(isSame ? { feed: null, walks: null } : { feed: shared, walks: walkTables }),
      });
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
    load: () => ({ searching: slots.searching(), waiting: queue.length }),
    async close() {
      closing ??= Promise.withResolvers<void>();
      slots.retire();
      dispatch();
      await closing.promise;
      await slots.end();
    },
  };
}

/** Hands the answer of a thread to the search that waits for it. */
function settle({ jobs }: Slot, report: Report): void {
  if (report.kind === 'ready') return;
  const job = jobs.get(report.id);
  jobs.delete(report.id);
  if (report.kind === 'answer') job?.succeed(Buffer.from(report.json.buffer));
  else job?.fail(errorOf(report));
}

function interrupted(): RequestError {
  return busy('search-interrupted', 'The search broke off: try again in a moment.', RETRY_AFTER_SECONDS);
}

function errorOf(report: Extract<Report, { kind: 'request-error' | 'failure' }>): Error {
  if (report.kind === 'failure') return new Error(report.message);
  const { reason, code, message, retryAfterSeconds } = report.error;
  return new RequestError(reason, code, message, retryAfterSeconds);
}
