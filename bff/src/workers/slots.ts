import type { Report as Log } from '../common/report.ts';
import type { Job } from './job.ts';
import type { Order, Report } from './messages.ts';
import type { StartThread, Thread } from './thread.ts';

/** One running and one queued, so that a thread need not wait for the main thread between two searches. */
const AT_ONCE = 2;
/** Delay before replacing a thread that failed to start. */
const RESTART_MS = 1_000;

/** A thread and its searches. */
export interface Slot {
  readonly thread: Thread;
  /** By id, oldest first. */
  readonly jobs: Map<number, Job>;
  isReady: boolean;
  /** Whether it has made what searches need: they wait for it otherwise. */
  isPrepared: boolean;
}

export interface SlotsOptions {
  readonly start: StartThread;
  readonly log: Log;
  /** A thread was started. */
  onStarted(slot: Slot): void;
  onReport(slot: Slot, report: Report): void;
  /** A thread has ended with these searches, the first of which it was running. It is replaced afterwards. */
  onEnded(jobs: readonly Job[]): void;
  /** After each of these: threads may have room for a search. */
  onChange(): void;
}

export interface Slots {
  open(count: number): void;
  /** The slot for the next search, one that is prepared if there is room; null while all are full. */
  leastBusy(): Slot | null;
  /** Sends to all threads, to each the order for its position. */
  send(orderOf: (position: number) => Order): void;
  /** Searches that were sent to threads. */
  searching(): number;
  count(): number;
  /** Whether searches wait for none of the threads to prepare itself. */
  arePrepared(): boolean;
  /** From now on threads that end are not replaced. */
  retire(): void;
  end(): Promise<void>;
}

/** Threads, each of which is replaced when it ends by itself. */
export function createSlots({ start, log, onStarted, onReport, onEnded, onChange }: SlotsOptions): Slots {
  const slots = new Set<Slot>();
  const restarts = new Set<NodeJS.Timeout>();
  let isRetired = false;

  function open(): void {
    const slot: Slot = {
      thread: start({ report: (report) => take(slot, report), gone: (error) => replace(slot, error) }),
      jobs: new Map(),
      isReady: false,
      isPrepared: false,
    };
    slots.add(slot);
    onStarted(slot);
    onChange();
  }

  function take(slot: Slot, report: Report): void {
    if (report.kind === 'ready') slot.isReady = true;
    if (report.kind === 'prepared') slot.isPrepared = true;
    onReport(slot, report);
    onChange();
  }

  function replace(slot: Slot, error: Error | null): void {
    slots.delete(slot);
    onEnded([...slot.jobs.values()]);
    if (!isRetired) {
      log(`a thread that searches journeys has ended and is replaced${error ? `: ${error.message}` : ''}`, 'error');
      if (slot.isReady) open();
      else later(open);
    }
    onChange();
  }

  function later(work: () => void): void {
    const timer = setTimeout(() => {
      restarts.delete(timer);
      work();
    }, RESTART_MS);
    restarts.add(timer);
  }

  return {
    open(count) {
      for (let i = 0; i < count; i++) open();
    },
    leastBusy() {
      const free = [...slots].filter(({ jobs }) => jobs.size < AT_ONCE);
      const order = (slot: Slot) => (slot.isPrepared ? 0 : AT_ONCE) + slot.jobs.size;
      const [least = null] = free.sort((a, b) => order(a) - order(b));
      return least;
    },
    send(orderOf) {
      for (const [position, { thread }] of [...slots].entries()) thread.send(orderOf(position));
    },
    searching: () => [...slots].reduce((sum, { jobs }) => sum + jobs.size, 0),
    count: () => slots.size,
    arePrepared: () => slots.size > 0 && [...slots].every(({ isPrepared }) => isPrepared),
    retire() {
      isRetired = true;
      for (const timer of restarts) clearTimeout(timer);
    },
    async end() {
      await Promise.all([...slots].map(({ thread }) => thread.end()));
    },
  };
}
