import type { FailureCode } from '@halte/contract';

/** Milliseconds after which the page says that loading takes longer than usual. */
export const SLOW_NOTICE_MS = 2000;
/** Timeout of one attempt, in milliseconds. */
export const ATTEMPT_MS = 8000;
/** Milliseconds after which the built-in header replaces one that is still loading. */
export const HEADER_MS = 3000;
/** Delays before the second and the third attempt. A broken file may come from the browser's cache, so it is fetched again. */
const RETRY_DELAYS_MS: Readonly<Partial<Record<FailureCode, readonly number[]>>> = {
  network: [300, 900],
  'invalid-module': [300],
};

/** Milliseconds before the next attempt; null for no further attempt: a wrong or slow answer would be repeated. */
export function retryDelay(code: FailureCode, attemptsMade: number): number | null {
  return RETRY_DELAYS_MS[code]?.[attemptsMade - 1] ?? null;
}

/** Failures that may end without a change to the remote. */
const TRANSIENT: ReadonlySet<FailureCode> = new Set(['network', 'timeout', 'server-error']);

export const isTransient = (code: FailureCode): boolean => TRANSIENT.has(code);

const FIRST_RECOVERY_DELAY_MS = 5000;
const MAX_RECOVERY_DELAY_MS = 60_000;
const MAX_RECOVERIES = 20;

/**
 * Milliseconds before the next automatic retry of a failed screen: exponential backoff, then null, which leaves the retry to the traveller.
 * `jitter`, from 0 to 1, spreads it over ±20 %, so that pages that lost a remote at the same time do not all retry at the same time.
 */
export function recoveryDelay(recoveriesMade: number, jitter: number): number | null {
  if (recoveriesMade >= MAX_RECOVERIES) return null;
  return Math.round(
    Math.min(FIRST_RECOVERY_DELAY_MS * 2 ** recoveriesMade, MAX_RECOVERY_DELAY_MS) * (0.8 + 0.4 * jitter),
  );
}

const RELOAD_GUARD_MS = 10_000;

/** The last page load that was made because of a failed screen. `at`: milliseconds since 1970. */
export interface ReloadMarker {
  readonly path: string;
  readonly at: number;
}

/** A navigation whose screen failed to load. The first screen of a page is not one: its page is as new as it can be. */
export interface FailedNavigation {
  readonly code: FailureCode;
  /** Full path of the target. */
  readonly path: string;
  readonly marker: ReloadMarker | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Whether loading the target as a whole page may help: a deploy removes the files of older builds. Not twice for one path within ten seconds. */
export function shouldReload({ code, path, marker, now }: FailedNavigation): boolean {
  if (code !== 'network' && code !== 'server-error') return false;
  const justReloaded = marker?.path === path && now - marker.at < RELOAD_GUARD_MS;
  return !justReloaded;
}
