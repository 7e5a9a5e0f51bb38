import type { FailureCode } from '@halte/contract';

/** Milliseconds after which the traveller hears that it takes longer than usual. */
export const NOTICE_MS = 2000;
/** Milliseconds that one attempt may take. */
export const ATTEMPT_MS = 8000;
/** Milliseconds that a header may take before the built-in one stands in its place. */
export const HEADER_MS = 3000;
const ATTEMPTS = 3;
const PAUSES_MS = [300, 900];

/** Milliseconds to wait before the next attempt, or null to give up. Only the network is worth a second try: a remote that answers nonsense will do so again. */
export function pauseBeforeRetry(code: FailureCode, attemptsMade: number): number | null {
  if (code !== 'network' || attemptsMade >= ATTEMPTS) return null;
  return PAUSES_MS[attemptsMade - 1] ?? null;
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
