import { mayPrefetch, type NetworkInformation, type Observable, type RouteName, type View } from '@halte/contract';
import type { Shown } from '../routes/navigationTarget.ts';
import { type Route, routeNamed } from '../routes/table.ts';
import type { Loadable } from './loadable.ts';

const PREFETCH_DELAY_MS = 1000;

/** First screens of the other areas: the tabs of every page link to them. */
const AREAS: readonly RouteName[] = ['proximity', 'schedules'];

/** Screens that a screen links to. Once they are loaded, a journey can be opened offline: its data came with the results. */
const NEXT_SCREENS: Readonly<Partial<Record<RouteName, readonly RouteName[]>>> = {
  index: ['trip-planner-results'],
  'trip-planner': ['trip-planner-results'],
  'trip-planner-results': ['trip-planner-roadmap-journeyId', 'trip-planner-preview', 'trip-planner-returns'],
  'trip-planner-returns': [
    'trip-planner-return-summary',
    'trip-planner-roadmap-journeyId',
    'trip-planner-return-preview',
  ],
  'trip-planner-return-preview': ['trip-planner-return-summary'],
  'trip-planner-return-summary': ['trip-planner-roadmap-journeyId'],
};

/** The screens that may be opened from a screen, the likeliest first. */
export function screensToPrefetch(name: RouteName | null): readonly RouteName[] {
  const next = (name && NEXT_SCREENS[name]) ?? [];
  return [...next, ...AREAS.filter((area) => area !== name)];
}

export interface PrefetchOptions {
  readonly shown: Observable<Shown>;
  readonly screenOf: (route: Route) => Loadable<View> | null;
}

/** Prefetches the screens that a screen links to, one second after it is loaded. Called when the first screen is loaded. */
export function startPrefetch({ shown, screenOf }: PrefetchOptions): void {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  /** Each is prefetched once; one that failed is loaded again when it is opened. */
  const requested = new Set<RouteName>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function prefetchFrom(name: RouteName | null): void {
    if (!mayPrefetch(connection) || !navigator.onLine) return;
    for (const next of screensToPrefetch(name).filter((screen) => !requested.has(screen))) {
      requested.add(next);
      void screenOf(routeNamed(next))?.loadInBackground();
    }
  }

  async function schedule(): Promise<void> {
    clearTimeout(timer);
    const now = shown.get();
    const screen = now.kind === 'screen' ? screenOf(now.route) : null;
    // A failed screen is retried by AreaOutlet, not here.
    if (screen?.state.get().status === 'loading') await screen.loadInBackground();
    if (shown.get() !== now) return;
    clearTimeout(timer);
    timer = setTimeout(() => prefetchFrom(now.current.name), PREFETCH_DELAY_MS);
  }

  shown.subscribe(() => void schedule());
  void schedule();
}
