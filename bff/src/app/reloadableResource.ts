import type { EpochSeconds } from '@halte/engine/common/time';
import type { Report } from '../common/report.ts';
import type { Reload } from '../http/routes/health.ts';

export interface ReloadableResourceOptions<T> {
  /**
   * Loads a new value while the current one stays in use. Rejects with an error whose message is for operators.
   *
   * @param isGood to be called if the value waits for its time to be used: what was wrong with the attempt before is over.
   */
  load(isGood: () => void): Promise<T>;
  /** Changes whenever the value does. */
  versionOf(value: T): string;
  now(): EpochSeconds;
  /** Called with the first value and with each replacement. */
  onChange(value: T): void;
  readonly report: Report;
}

/** Holds the value loaded last; a reload replaces it as a whole. */
export interface ReloadableResource<T> {
  current(): T | null;
  /** The last reload; the initial load does not count. */
  lastReload(): Reload | null;
  /** Rejects on failure: there is no earlier value to fall back on. */
  start(): Promise<T>;
  /** Reloads, one attempt at a time. A failure leaves the last good value in use. */
  reload(): Promise<void>;
}

export function createReloadableResource<T>({
  load,
  versionOf,
  now,
  onChange,
  report,
}: ReloadableResourceOptions<T>): ReloadableResource<T> {
  let current: T | null = null;
  let last: Reload | null = null;
  let running: Promise<void> | null = null;

  function take(value: T): T {
    current = value;
    onChange(value);
    return value;
  }

  function solved(): void {
    last = { at: now(), problem: null };
  }

  async function attempt(): Promise<void> {
    report('loading again');
    try {
      const next = await load(solved);
      const same = current !== null && versionOf(current) === versionOf(next);
      if (!same) take(next);
      solved();
      report(same ? 'nothing has changed' : 'changed over to what was loaded');
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      last = { at: now(), problem };
      report(`could not load again, what was there stays: ${problem}`, 'error');
    }
  }

  return {
    current: () => current,
    lastReload: () => last,
    start: async () => take(await load(() => undefined)),
    reload() {
      running ??= attempt().finally(() => {
        running = null;
      });
      return running;
    },
  };
}
