import type { Observable, RouteName, View } from '@halte/contract';
import type { Shown } from '../routes/navigation.ts';
import { type Route, routeNamed } from '../routes/table.ts';
import type { Loadable } from './loadable.ts';
import { mayPrefetch } from './retryPolicy.ts';

const PREFETCH_DELAY_MS = 1000;

/** First screens of the areas: the tabs lead there from everywhere. */
const AREAS: readonly RouteName[] = ['proximity', 'schedules'];

/** Screens that a screen leads to. Once they are here, a journey can be opened without a network: its data came with the results. */
const AHEAD: Readonly<Partial<Record<RouteName, readonly RouteName[]>>> = {
  index: ['trip-planner-results'],
  'trip-planner': ['trip-planner-results'],
  'trip-planner-results': ['trip-planner-roadmap-journeyId', 'trip-planner-preview'],
  'trip-planner-preview': ['trip-planner-summary'],
  'trip-planner-summary': ['trip-planner-returns', 'trip-planner-roadmap-journeyId'],
  'trip-planner-returns': ['trip-planner-return-preview'],
  'trip-planner-return-preview': ['trip-planner-return-summary'],
  'trip-planner-return-summary': ['trip-planner-roadmap-journeyId'],
};

/** What may be opened from a screen, the likeliest first. */
export function screensAhead(name: RouteName | null): readonly RouteName[] {
  const ahead = (name && AHEAD[name]) ?? [];
  return [...ahead, ...AREAS.filter((area) => area !== name)];
}

type NetworkInformation = { readonly effectiveType?: string; readonly saveData?: boolean };

export interface PrefetchOptions {
  readonly shown: Observable<Shown>;
  readonly screenOf: (route: Route) => Loadable<View> | null;
}

/** A second after a screen can be used, loads those it leads to. Called once the first screen can be used. */
export function startPrefetch({ shown, screenOf }: PrefetchOptions): void {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  /** Once each: what fails unseen is tried again when it is wanted. */
  const asked = new Set<RouteName>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function loadAhead(name: RouteName | null): void {
    if (!mayPrefetch(connection) || !navigator.onLine) return;
    for (const next of screensAhead(name).filter((screen) => !asked.has(screen))) {
      asked.add(next);
      void screenOf(routeNamed(next))?.loadInBackground();
    }
  }

  async function schedule(): Promise<void> {
    clearTimeout(timer);
    const now = shown.get();
    const screen = now.kind === 'screen' ? screenOf(now.route) : null;
    // One that failed already is tried again where its gap is shown, not here.
    if (screen?.state.get().status === 'loading') await screen.loadInBackground();
    if (shown.get() !== now) return;
    clearTimeout(timer);
    timer = setTimeout(() => loadAhead(now.current.name), PREFETCH_DELAY_MS);
  }

  shown.subscribe(() => void schedule());
  void schedule();
}
