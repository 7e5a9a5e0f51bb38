import type { EpochSeconds } from '@halte/engine/common/time';
import type { SourceHealth } from './resolve/model.ts';

/** The data of a source, and when the source wrote it. */
export interface Snapshot<T> {
  readonly value: T;
  readonly at: EpochSeconds;
}

export interface PollOptions<T> {
  /** Its name in `/healthz` and in logs; without secrets. */
  readonly source: string;
  readonly everySeconds: number;
  /** A snapshot older than this is called stale. It stays in use: the caller decides how long. */
  readonly staleSeconds: number;
  /** Rejects with an error whose message is for an operator. */
  load(signal: AbortSignal): Promise<Snapshot<T>>;
  now(): EpochSeconds;
  /** Called when the value is another than before; the next fetch waits until it is done. */
  onChange?(value: T): void | Promise<void>;
}

export interface Poll<T> {
  /** The last successful snapshot, however old; null before the first. */
  current(): Snapshot<T> | null;
  health(): SourceHealth;
  /** Fetches now, or waits for the request in flight (dedupe). Never rejects: failures are reported by `health`. */
  refresh(): Promise<void>;
  /** Starts polling with an immediate fetch; the interval starts when a fetch ends, so requests to a slow source never overlap. */
  start(): void;
  stop(): void;
}

/** Polls a source, with one request in flight at most. A failure leaves the last good answer in place. */
export function createPoll<T>(options: PollOptions<T>): Poll<T> {
  let current: Snapshot<T> | null = null;
  let problem: string | null = null;
  let inFlight: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let running = false;
  let abort = new AbortController();

  async function fetchOnce(): Promise<void> {
    const { signal } = abort;
    try {
      const next = await options.load(signal);
      if (signal.aborted) return;
      const isNews = current?.value !== next.value;
      current = next;
      problem = null;
      if (isNews) await options.onChange?.(next.value);
    } catch (error) {
      if (!signal.aborted) problem = error instanceof Error ? error.message : String(error);
    }
  }

  function refresh(): Promise<void> {
    inFlight ??= fetchOnce().finally(() => {
      inFlight = null;
    });
    return inFlight;
  }

  async function again(): Promise<void> {
    await refresh();
    if (!running) return;
    timer = setTimeout(again, options.everySeconds * 1_000);
    timer.unref();
  }

  return {
    current: () => current,
    health: () => ({ source: options.source, ...stateOf(), at: current?.at ?? null, problem }),
    refresh,
    start() {
      if (running) return;
      running = true;
      abort = new AbortController();
      void again();
    },
    stop() {
      running = false;
      if (timer) clearTimeout(timer);
      abort.abort();
    },
  };

  function stateOf(): Pick<SourceHealth, 'state'> {
    if (problem !== null) return { state: 'failing' };
    if (!current) return { state: 'waiting' };
    return { state: options.now() - current.at > options.staleSeconds ? 'stale' : 'ok' };
  }
}
