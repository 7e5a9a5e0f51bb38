/** A server in several processes on one port: starts them one after another, starts those again that end by themselves, and ends all. */
import type { Report } from '../common/report.ts';
import { collectMetrics } from './collectMetrics.ts';
import type { Listens, ToMember, ToSupervisor } from './messages.ts';
import { failuresWith, restartDelay } from './restartDelay.ts';
import { type Child, emptySlot, type Slot } from './slot.ts';

/** How a process has ended. */
export interface End {
  readonly code: number | null;
  readonly signal: string | null;
}

export interface ChildEvents {
  message(message: ToSupervisor): void;
  gone(end: End): void;
}

export type StartChild = (number: number, listens: Listens, events: ChildEvents) => Child;

export interface SupervisorOptions {
  readonly wanted: number;
  readonly start: StartChild;
  readonly report: Report;
  /** How long processes may take to stop; they are killed then. */
  readonly stopMs: number;
}

export interface Supervisor {
  /** Resolves with the exit code once all have ended; at once if the first one ends before it was ready. */
  readonly ended: Promise<number>;
  /** The second call ends the wait for the load balancer. */
  stop(): void;
  /** Each process in turn loads timetable, map and content again, so that the others find what the first one has prepared. */
  reload(): Promise<void>;
}

export function createSupervisor({ wanted, start, report, stopMs }: SupervisorOptions): Supervisor {
  const slots = Array.from({ length: wanted }, (_, at) => emptySlot(at + 1));
  const ended = Promise.withResolvers<number>();
  let hasBeenReady = false;
  let isStopping = false;
  let restarts = 0;
  let reloading: Promise<void> | null = null;
  let reloadingAgain: Promise<void> | null = null;
  const ready = () => slots.filter(({ readyAt }) => readyAt !== null).length;
  const metrics = collectMetrics(slots, () => ({ wanted, ready: ready(), restarts }));

  function open(slot: Slot): void {
    slot.wasOpened = true;
    slot.child = start(slot.number, hasBeenReady ? 'when-ready' : 'at-once', {
      message: (message) => take(slot, message),
      gone: (end) => replace(slot, end),
    });
  }

  function send(message: ToMember): void {
    for (const { child } of slots) child?.send(message);
  }

  const announce = () => send({ kind: 'state', ready: ready() });

  function take(slot: Slot, message: ToSupervisor): void {
    if (message.kind === 'reloaded') slot.onReloaded?.();
    else if (message.kind === 'measured') slot.onMeasured?.(message.text);
    else if (message.kind === 'metrics') void metrics().then((text) => slot.child?.send({ kind: 'metrics', text }));
    else {
      slot.readyAt = performance.now();
      hasBeenReady = true;
      announce();
      const next = slots.find(({ wasOpened }) => !wasOpened);
      if (next && !isStopping) open(next);
    }
  }

  function replace(slot: Slot, { code, signal }: End): void {
    const { readyAt } = slot;
    slot.child = slot.readyAt = null;
    slot.onReloaded?.();
    slot.onMeasured?.(null);
    if (isStopping || !hasBeenReady) {
      // Others would fail as well as the first one. Unless it was killed, it has said why.
      if (!isStopping && signal !== null)
        report(`the first process has ended (${signal}) before it was ready`, 'fatal');
      if (slots.every(({ child }) => child === null)) ended.resolve(isStopping ? 0 : (code ?? 1));
      return;
    }
    slot.failures = failuresWith(slot.failures, readyAt === null ? 0 : performance.now() - readyAt);
    const delay = restartDelay(slot.failures);
    report(
      `process ${slot.number} has ended (${signal ?? `code ${code}`}) and is started again in ${delay / 1_000} s`,
      'error',
    );
    restarts++;
    announce();
    slot.restart = setTimeout(() => open(slot), delay);
  }

  async function reloadEach(): Promise<void> {
    for (const slot of slots) {
      const { child, readyAt } = slot;
      if (isStopping || child === null || readyAt === null) continue;
      const { promise, resolve } = Promise.withResolvers<void>();
      slot.onReloaded = resolve;
      child.send({ kind: 'reload' });
      await promise;
      slot.onReloaded = null;
    }
  }

  function reloadNow(): Promise<void> {
    reloading = reloadEach().finally(() => {
      reloading = null;
    });
    return reloading;
  }

  open(slots[0]!);
  return {
    ended: ended.promise,
    stop() {
      const isFirst = !isStopping;
      isStopping = true;
      for (const { restart } of slots) clearTimeout(restart);
      send({ kind: 'stop' });
      if (!isFirst) return;
      if (slots.every(({ child }) => child === null)) ended.resolve(0);
      const killAll = () => {
        report(`processes that have not stopped after ${stopMs / 1_000} s are killed`, 'warn');
        for (const { child } of slots) child?.kill();
      };
      setTimeout(killAll, stopMs).unref();
    },
    reload() {
      if (reloading === null) return reloadNow();
      // What is under way may have read what is old by now.
      reloadingAgain ??= reloading.then(() => {
        reloadingAgain = null;
        return reloadNow();
      });
      return reloadingAgain;
    },
  };
}
