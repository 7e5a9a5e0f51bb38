import type { SeenTime } from '@halte/i18n';

export interface PageLoad {
  /** Time of this device's clock. */
  readonly now: number;
  /** Milliseconds since the page was requested. */
  readonly since: number;
  /** Type of the `PerformanceNavigationTiming` entry. */
  readonly type: string;
}

/** The current time of the server, from the time at which it wrote the page: known before the first answer of the backend. */
export function serverTime(written: number | undefined, { now, since, type }: PageLoad): SeenTime | null {
  if (written === undefined) return null;
  // Back and Forward may show a page from a cache.
  const isFresh = type === 'navigate' || type === 'reload';
  return { earliest: written, latest: isFresh ? written + since : Number.POSITIVE_INFINITY, receivedAt: now };
}

export function pageLoad(): PageLoad {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation instanceof PerformanceNavigationTiming ? navigation.type : '';
  return { now: Date.now(), since: performance.now(), type };
}
