import type { SeenTime } from '@halte/i18n';

export interface Loaded {
  /** What this device's clock shows. */
  readonly now: number;
  /** Milliseconds since the page was asked for. */
  readonly since: number;
  /** Of the navigation, as the browser calls it. */
  readonly type: string;
}

/** What the server's clock shows by now, from what it showed when it wrote the page: known before the first answer of the backend. */
export function pageTime(written: number | undefined, { now, since, type }: Loaded): SeenTime | null {
  if (written === undefined) return null;
  // Going back may bring a page out of a cache.
  const isOfNow = type === 'navigate' || type === 'reload';
  return { earliest: written, latest: isOfNow ? written + since : Number.POSITIVE_INFINITY, receivedAt: now };
}

export function loadedNow(): Loaded {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation instanceof PerformanceNavigationTiming ? navigation.type : '';
  return { now: Date.now(), since: performance.now(), type };
}
