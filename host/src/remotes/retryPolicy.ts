import type { FailureCode } from '@halte/contract';

/** Milliseconds after which the traveller hears that it takes longer than usual. */
export const SLOW_NOTICE_MS = 2000;
/** Milliseconds that one attempt may take. */
export const ATTEMPT_MS = 8000;
/** Milliseconds that a header may take before the built-in one stands in its place. */
export const HEADER_MS = 3000;
/** Pauses before the second and the third attempt. A broken file may be the browser's own copy, so it is asked for once more. */
const RETRY_DELAYS_MS: Readonly<Partial<Record<FailureCode, readonly number[]>>> = {
  network: [300, 900],
  'invalid-module': [300],
};

/** Milliseconds to wait before the next attempt, or null to give up: what answers nonsense or is too slow will do so again. */
export function retryDelay(code: FailureCode, attemptsMade: number): number | null {
  return RETRY_DELAYS_MS[code]?.[attemptsMade - 1] ?? null;
}

/** Failures that may pass without anybody doing anything about the remote. */
const TRANSIENT: ReadonlySet<FailureCode> = new Set(['network', 'timeout', 'server-error']);

export const isTransient = (code: FailureCode): boolean => TRANSIENT.has(code);

const FIRST_RECOVERY_DELAY_MS = 5000;
const MAX_RECOVERY_DELAY_MS = 60_000;
const MAX_RECOVERIES = 20;

/**
 * Milliseconds before a gap that is on screen is looked after again by itself; null once it is left to the traveller. `chance`, from 0 to 1,
 * spreads it over ±20 %: pages that lost a remote together should not come back together.
 */
export function recoveryDelay(recoveriesMade: number, chance: number): number | null {
  if (recoveriesMade >= MAX_RECOVERIES) return null;
  return Math.round(
    Math.min(FIRST_RECOVERY_DELAY_MS * 2 ** recoveriesMade, MAX_RECOVERY_DELAY_MS) * (0.8 + 0.4 * chance),
  );
}

const RELOAD_GUARD_MS = 10_000;

/** The last reload that was made because of a failed load. `at`: milliseconds since 1970. */
export interface ReloadMarker {
  readonly path: string;
  readonly at: number;
}

/** Only navigations count: a page that was loaded for this very screen is as new as it can be. */
export interface FailedNavigation {
  readonly code: FailureCode;
  /** Full path that the traveller wanted. */
  readonly path: string;
  readonly marker: ReloadMarker | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Whether a full load of the target may help: files of an old build are gone after a deploy. Once; a second time within ten seconds will not. */
export function shouldReload({ code, path, marker, now }: FailedNavigation): boolean {
  if (code !== 'network' && code !== 'server-error') return false;
  const justReloaded = marker?.path === path && now - marker.at < RELOAD_GUARD_MS;
  return !justReloaded;
}

/** No speculative download for those who pay for each byte. */
export function mayPrefetch(connection: { effectiveType?: string; saveData?: boolean } | undefined): boolean {
  return connection?.effectiveType !== 'slow-2g' && connection?.saveData !== true;
}
