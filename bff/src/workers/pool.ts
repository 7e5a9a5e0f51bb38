/**
 * Threads that search journeys, and the queue of searches that wait for them.
 *
 * Each thread has its own engine over the same shared columns, and processes orders in sequence: a network sent before a search is
 * the one used for it. If a thread fails, its current search fails too; its queued searches go to other threads.
 */

import { findFor } from '@halte/engine/journeys/found';
import { NO_LIMITS } from '@halte/engine/journeys/ownFinder';
import { requestOf, type SearchRequest } from '@halte/engine/journeys/request';
import { EngineError, type RideFinder } from '@halte/engine/journeys/rideFinder';
import { RequestError } from '@halte/engine/problems/requestError';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { timetableOf } from '@halte/engine/timetable/realtime/overlay';
import type { TripUpdates } from '@halte/engine/timetable/realtime/tripUpdates';
import { monotonic } from '../common/monotonic.ts';
import type { Report as Log } from '../common/report.ts';
import { searchedInLanguage } from '../network/snapshotInLanguage.ts';
import { searchedNetwork } from '../places/placeById.ts';
import { busy } from '../problems/requestError.ts';
import { type SharedFeed, shareFeed } from '../timetable/sharing.ts';
import { createJob, type Job } from './job.ts';
import { type Caller, type JourneySearch, loading, type Searched } from './journeys.ts';
import type { Order, PartsOrder, Report } from './messages.ts';
import { createPartsSharing } from './partsSharing.ts';
import { type OnSearch, partsOfThread, type SearchPart, type ThreadTimes } from './searchParts.ts';
import { createSlots, type Slot } from './slots.ts';
import { type StartThread, startSearchThread } from './thread.ts';
import { writeAnswer } from './writeAnswer.ts';

export interface PoolOptions {
  readonly threads: number;
  /** Most searches waiting for a thread; further ones are rejected. */
  readonly waiting: number;
  readonly report: Log;
  readonly start?: StartThread;
  /** Asked on the main thread, for which it must not compute; threads write the answers. Absent: threads search with the embedded engine. */
  readonly finder?: RideFinder;
  /** How long `finder` may take to answer, in milliseconds. */
  readonly finderMs?: number;
  /** Called for each search that threads do because `finder` has failed. Absent: such a search fails. */
  readonly onFallback?: () => void;
  readonly onSearch?: OnSearch;
  /** Whether threads share what they make of a timetable. */
  readonly hasCommonParts?: Parameters<typeof createPartsSharing>[0];
}

const RETRY_AFTER_SECONDS = 1;
const FINDER_MS = 2_500;

interface Network {
  readonly snapshot: Searched;
  readonly timetable: Feed;
  readonly shared: SharedFeed;
  readonly updates: TripUpdates;
}

export function createJourneyPool(options: PoolOptions): JourneySearch {
  const {
    threads,
    waiting,
    report: log,
    start = startSearchThread,
    finder,
    finderMs = FINDER_MS,
    onFallback,
    onSearch,
    hasCommonParts,
  } = options;
  /** What was wrong with the finder when it was last asked: it is logged once. */
  let finderProblem = '';
  const queue: Job[] = [];
  let network: Network | null = null;
  let lastId = 0;
  let asking = 0;
  let closing: PromiseWithResolvers<void> | null = null;
  const prepared = Promise.withResolvers<void>();
  const sharing = createPartsSharing(hasCommonParts);
  const slots = createSlots({
    start,
    log,
    onStarted: ({ thread }) => network && thread.send(wholeNetwork(network, sharing.orderOfLater())),
    onReport(slot, report) {
      const parts = sharing.take(report);
      if (parts) slots.send(() => ({ kind: 'parts', timetable: sharing.timetable(), parts }));
      settle(slot, report, onSearch);
    },
    onEnded([broken, ...behind]) {
      broken?.fail(interrupted());
      queue.unshift(...behind);
      if (closing && slots.count() === 0) for (const job of queue.splice(0)) job.fail(interrupted());
    },
    onChange: dispatch,
  });

  function wholeNetwork({ snapshot, shared, updates }: Network, parts: PartsOrder | undefined): Order {
    const timetable = sharing.timetable();
    const { walkTables: walks } = snapshot;
    return { kind: 'network', feed: shared, walks, updates, timetable, ...(parts && { parts }) };
  }

  /** Assigns waiting searches to the least busy threads. */
  function dispatch(): void {
    for (let slot = slots.leastBusy(); slot && queue.length > 0; slot = slots.leastBusy()) {
      const job = queue.shift()!;
      if (job.isOver() || !network) continue;
      try {
        const order = orderOf(job, network);
        if (!order) continue;
        slot.thread.send(order);
        slot.jobs.set(order.id, job);
      } catch (error) {
        job.fail(error);
      }
    }
    if (slots.arePrepared()) prepared.resolve();
    if (closing && queue.length === 0 && asking + slots.searching() === 0) closing.resolve();
  }

  /** Null if the job is answered already. */
  function orderOf(job: Job, { snapshot }: Network) {
    const { finding, encoding } = job;
    if (!finding) return { kind: 'search', id: ++lastId, request: requestFor(job, snapshot), encoding } as const;
    const { feed, request, found } = finding;
    if (feed === snapshot.feed) return { kind: 'answer', id: ++lastId, request, found, encoding } as const;
    // Threads have another network by now, with other indices.
    job.succeed(Buffer.from(writeAnswer(feed, { request, encoding }, found).buffer));
    return null;
  }

  /** Asks the finder, after which a thread writes the answer. */
  async function ask(job: Job, by: RideFinder, { snapshot }: Network, caller: Caller): Promise<void> {
    const { feed } = snapshot;
    const { signal = NO_LIMITS.signal } = caller;
    const { traceparent } = job;
    const deadline = performance.now() + finderMs;
    asking++;
    try {
      const request = requestFor(job, snapshot);
      const found = await findFor(by, feed, request, { signal, deadline, traceparent });
      job.finding = { request, feed, found, times: { from: job.askedAt, to: monotonic() } };
      queue.push(job);
      finderProblem = '';
    } catch (error) {
      if (!(error instanceof EngineError)) job.fail(error);
      else {
        const problem = `${by.name}: ${error.code}: ${error.message}`;
        if (problem !== finderProblem) log(problem, 'error');
        finderProblem = problem;
        if (!onFallback) job.fail(unavailable());
        else {
          onFallback();
          queue.push(job);
        }
      }
    }
    asking--;
    dispatch();
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
      const next = { snapshot, timetable, shared, updates };
      network = next;
      if (!isSame) sharing.begin(shared);
      slots.send((position) =>
        isSame
          ? { kind: 'network', feed: null, walks: null, updates, timetable: sharing.timetable() }
          : wholeNetwork(next, sharing.orderOf(position)),
      );
    },
    async search(body, now, caller = {}) {
      if (!network) throw loading();
      if (closing || queue.length >= waiting)
        throw busy('busy', 'Too many journeys are searched for just now: try again in a moment.', RETRY_AFTER_SECONDS);
      const { signal, language = null, encoding = null, traceparent = null } = caller;
      const job = createJob({ body, now, language, encoding, traceparent }, signal, drop);
      if (finder && !job.isOver()) void ask(job, finder, network, caller);
      else queue.push(job);
      dispatch();
      return job.answer;
    },
    prepared: () => prepared.promise,
    load: () => ({ searching: asking + slots.searching(), waiting: queue.length }),
    async close() {
      closing ??= Promise.withResolvers<void>();
      slots.retire();
      dispatch();
      await closing.promise;
      await slots.end();
      await finder?.close();
    },
  };
}

/** Hands the answer of a thread to the search that waits for it. */
function settle({ jobs }: Slot, report: Report, onSearch: OnSearch | undefined): void {
  if (report.kind === 'ready' || report.kind === 'prepared') return;
  const job = jobs.get(report.id);
  jobs.delete(report.id);
  if (report.kind === 'answer') {
    job?.succeed(Buffer.from(report.body.buffer));
    if (job) onSearch?.(partsOf(job, report.times), job.traceparent);
  } else job?.fail(errorOf(report));
}

function partsOf({ askedAt, finding }: Job, times: ThreadTimes): SearchPart[] {
  const engine: SearchPart[] = finding ? [{ part: 'engine', ...finding.times }] : [];
  const queue: SearchPart = { part: 'queue', from: finding?.times.to ?? askedAt, to: times.began };
  return [...engine, queue, ...partsOfThread(times)];
}

function requestFor({ body, now, language }: Job, snapshot: Searched): SearchRequest {
  return requestOf(searchedNetwork(searchedInLanguage(snapshot, language)), body, now);
}

function unavailable(): RequestError {
  return busy(
    'engine-unavailable',
    'Journeys cannot be searched just now: try again in a moment.',
    RETRY_AFTER_SECONDS,
  );
}

function interrupted(): RequestError {
  return busy('search-interrupted', 'The search broke off: try again in a moment.', RETRY_AFTER_SECONDS);
}

function errorOf(report: Extract<Report, { kind: 'request-error' | 'failure' }>): Error {
  if (report.kind === 'failure') return new Error(report.message);
  const { reason, code, message, retryAfterSeconds } = report.error;
  return new RequestError(reason, code, message, retryAfterSeconds);
}
