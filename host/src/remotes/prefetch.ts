import { type BootDocument, mayPrefetch, type Observable, type RouteName, type View } from '@halte/contract';
import type { HostAreas } from '../routes/areas.ts';
import type { Shown } from '../routes/navigationTarget.ts';
import type { Route } from '../routes/table.ts';
import type { Loadable } from './loadable.ts';

/** A tap may open another screen: what it needs comes first. */
const PREFETCH_DELAY_MS = 1000;

/** The screens that may be opened from a screen, the likeliest first: those it links to, and the first screens of the tabs. */
export function screensToPrefetch(
  { routes, tabs }: Pick<HostAreas, 'routes' | 'tabs'>,
  name: RouteName | null,
): Route[] {
  const next = (name !== null && routes.byName.get(name)?.next) || [];
  const named = (names: readonly RouteName[]) => names.flatMap((one) => routes.byName.get(one) ?? []);
  const firstScreens = named(tabs.filter(({ alone }) => !alone).map(({ route }) => route));
  return [...named(next), ...firstScreens.filter((route) => route.name !== name && route.page !== 'home')];
}

/** The files of a screen, as addresses; none for a page of the host. */
function addressesOf({ area, view }: Route, { remotes, screens }: Pick<BootDocument, 'remotes' | 'screens'>): string[] {
  const files = area && screens?.[area];
  const entry = area && remotes[area]?.entry;
  if (!files || !entry) return [];
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  return [...files.remote, ...(files.views[view] ?? [])].map((file) => `${folder}${file}`);
}

/** Puts a file into the browser's cache and does not run it. Safari has no prefetch links. */
function fetchFile(address: string): void {
  const link = document.createElement('link');
  if (link.relList.supports('prefetch')) {
    link.rel = 'prefetch';
    link.href = address;
    document.head.append(link);
  } else void fetch(address, { mode: 'no-cors', priority: 'low' }).catch(() => undefined);
}

export interface PrefetchOptions {
  readonly boot: Pick<BootDocument, 'remotes' | 'screens'>;
  readonly areas: Pick<HostAreas, 'routes' | 'tabs'>;
  readonly shown: Observable<Shown>;
  readonly screenOf: (route: Route) => Loadable<View> | null;
}

/**
 * Fetches the files of the screens that a screen links to, a second after it is loaded. A remote runs when its screen is opened. Called when the first
 * screen is loaded and somebody uses the page.
 */
export function startPrefetch({ boot, areas, shown, screenOf }: PrefetchOptions): void {
  const { connection } = navigator;
  /** Each is fetched once; one that failed is loaded when its screen is opened. */
  const requested = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function prefetchFrom(name: RouteName | null): void {
    if (!mayPrefetch(connection) || !navigator.onLine) return;
    for (const address of screensToPrefetch(areas, name).flatMap((route) => addressesOf(route, boot))) {
      if (!requested.has(address)) fetchFile(address);
      requested.add(address);
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
