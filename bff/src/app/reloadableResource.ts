import type { Report } from '../common/report.ts';
import type { EpochSeconds } from '../common/time.ts';
import type { Reload } from '../http/routes/health.ts';

export interface ReloadableResourceOptions<T> {
  /** Loads it again, beside the one in use. Rejects with an error whose message an operator can read. */
  load(): Promise<T>;
  /** What changes when it does. */
  versionOf(value: T): string;
  now(): EpochSeconds;
  /** Called with each one that takes the place of another, and with the first. */
  onChange(value: T): void;
  readonly report: Report;
}

/** Holds what was loaded last, and replaces it as a whole. */
export interface ReloadableResource<T> {
  current(): T | null;
  /** The last attempt after the first. */
  lastReload(): Reload | null;
  /** Rejects when it fails: there is no last good one to use. */
  start(): Promise<T>;
  /** Loads again; one attempt at a time. What fails leaves the last good one in use. */
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

  async function attempt(): Promise<void> {
    report('loading again');
    try {
      const next = await load();
      const same = current !== null && versionOf(current) === versionOf(next);
      if (!same) take(next);
      last = { at: now(), problem: null };
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
    start: async () => take(await load()),
    reload() {
      running ??= attempt().finally(() => {
        running = null;
      });
      return running;
    },
  };
}
