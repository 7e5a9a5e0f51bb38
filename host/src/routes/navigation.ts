import type { CurrentRoute, Locale, Navigation, Observable, RouteTarget } from '@halte/contract';
import { createObservable } from '@halte/contract';
import { hrefOf, withWidgetParam } from './href.ts';
import { type Resolution, resolve, splitAddress, type Visitor } from './resolve.ts';
import type { HistoryStep, RouterHistory } from './routerHistory.ts';

/** What the page shows. `broken`: a rule of the host itself failed. */
export type Shown = Extract<Resolution, { kind: 'screen' | 'not-found' }> | Broken;

interface Broken {
  readonly kind: 'broken';
  readonly locale: Locale;
  readonly current: CurrentRoute;
}

export interface HostNavigation extends Navigation {
  readonly shown: Observable<Shown>;
  /** Goes to an address of this app; guards may lead elsewhere. */
  open(url: string, step: HistoryStep): void;
}

export interface NavigationOptions {
  readonly history: Pick<RouterHistory, 'write' | 'back'>;
  /** Who navigates; looked up anew for each navigation. */
  readonly visitor: () => Visitor;
  /** What every address of the app carries. */
  readonly linking: () => { readonly locale: Locale; readonly isWidget: boolean };
  /** Loads the address as a whole page when a newer build waits: true when it does so. Null when there is none. */
  readonly renew: (path: string) => Promise<boolean> | null;
  /** Starts what the next screen needs. Null when it can be shown at once; otherwise it is awaited before the page changes. */
  readonly prepare: (next: Shown) => Promise<void> | null;
  /** The next screen cannot be shown, because `prepare` rejected; the traveller stays. */
  readonly refused: (next: Shown) => void;
  readonly committed: (from: CurrentRoute | null, next: Shown) => void;
  readonly report: (error: unknown, where: string) => void;
}

const MAX_REDIRECTS = 5;

interface Arrival {
  readonly kind: 'arrival';
  readonly next: Shown;
  /** `#` and what follows: no rule and no screen looks at it, but it stays in the address. */
  readonly hash: string;
}

type Destination = Arrival | { readonly kind: 'external'; readonly to: string };

function hashOf(url: string): string {
  return url.includes('#') ? url.slice(url.indexOf('#')) : '';
}

/** Follows redirects to where they end. */
function destination(url: string, visitor: Visitor): Destination {
  let at = url;
  for (let hop = 0; hop < MAX_REDIRECTS; hop += 1) {
    const resolution = resolve(at, location.origin, visitor);
    if (resolution.kind === 'external') return { kind: 'external', to: resolution.to };
    if (resolution.kind !== 'redirect') return { kind: 'arrival', next: resolution, hash: hashOf(at) };
    at = resolution.to;
  }
  throw new Error(`Redirects from ${url} lead in a circle.`);
}

function pathOf(url: string): string {
  const { pathname, search } = splitAddress(url, location.origin);
  return `${pathname}${search}`;
}

/** The router: addresses in, screens out. Everything before the page changes happens here. */
export function createNavigation(options: NavigationOptions): HostNavigation {
  const { history, visitor, linking, renew, prepare, refused, committed, report } = options;
  let latest = 0;

  function find(url: string): Destination {
    try {
      return destination(url, visitor());
    } catch (error) {
      report(error, 'navigation');
      const current = { name: null, params: {}, query: {}, fullPath: pathOf(url) };
      return { kind: 'arrival', next: { kind: 'broken', locale: linking().locale, current }, hash: '' };
    }
  }

  const first = find(location.href);
  if (first.kind === 'external') location.replace(first.to);
  const blank: Shown = {
    kind: 'broken',
    locale: linking().locale,
    current: { name: null, params: {}, query: {}, fullPath: pathOf(location.href) },
  };
  const shown = createObservable<Shown>(first.kind === 'external' ? blank : first.next);
  const current = createObservable<CurrentRoute>(shown.get().current);

  function commit({ next, hash }: Arrival, step: HistoryStep): void {
    const from = current.get();
    const { fullPath } = next.current;
    if (step !== 'pop' || fullPath !== pathOf(location.href)) {
      history.write(step === 'push' && fullPath !== from.fullPath ? 'push' : 'replace', `${fullPath}${hash}`);
    }
    if (next.kind === 'not-found') report(next.error, 'navigation');
    committed(from, next);
    shown.set(next);
    current.set(next.current);
  }

  function enter(arrival: Arrival, step: HistoryStep, ticket: number): void {
    const waiting = prepare(arrival.next);
    if (waiting === null) {
      commit(arrival, step);
      return;
    }
    waiting.then(
      () => ticket === latest && commit(arrival, step),
      (error: unknown) => {
        report(error, 'navigation');
        if (ticket !== latest) return;
        // "Back" has changed the address already.
        if (step === 'pop') history.write('replace', current.get().fullPath);
        refused(arrival.next);
      },
    );
  }

  function open(url: string, step: HistoryStep): void {
    latest += 1;
    const ticket = latest;
    const found = find(url);
    if (found.kind === 'external') {
      location.assign(found.to);
      return;
    }
    // A screen that writes its own state into its address, as a form does, must not be reloaded while it is used.
    const isOwnState = step === 'replace' && found.next.current.name === current.get().name;
    const renewing = isOwnState ? null : renew(`${found.next.current.fullPath}${found.hash}`);
    if (renewing === null) enter(found, step, ticket);
    else renewing.then((isLeaving) => !isLeaving && ticket === latest && enter(found, step, ticket));
  }

  const href = (target: RouteTarget) => {
    const { locale, isWidget } = linking();
    return hrefOf(locale, { ...target, query: withWidgetParam(target.query ?? {}, isWidget) });
  };

  return {
    shown,
    current,
    open,
    href,
    hrefIn(locale) {
      const { name, params, query } = current.get();
      return hrefOf(locale, { name: name ?? 'index', params, query: name === null ? {} : query });
    },
    go: (target) => open(href(target), 'push'),
    replace: (target) => open(href(target), 'replace'),
    replaceWith: (address) => open(address, 'replace'),
    back(fallback) {
      if (!history.back()) open(href(fallback), 'replace');
    },
  };
}
