import type { CurrentRoute, Locale, Navigation, Observable, Query, RouteTarget } from '@halte/contract';
import { createObservable } from '@halte/contract';
import { withParams } from '../widgets/widgetParams.ts';
import { hrefOf } from './href.ts';
import { pageKey } from './pageKey.ts';
import { type Resolution, resolve, splitAddress, type Visitor } from './resolve.ts';
import type { HistoryStep, RouterHistory } from './routerHistory.ts';

/** The shown page. `broken`: a guard threw. */
export type Shown = Extract<Resolution, { kind: 'screen' | 'not-found' }> | Broken;

interface Broken {
  readonly kind: 'broken';
  readonly locale: Locale;
  readonly current: CurrentRoute;
}

export interface HostNavigation extends Navigation {
  readonly shown: Observable<Shown>;
  /** Navigates to an address of this app; guards may redirect. */
  open(url: string, step: HistoryStep): void;
}

export interface NavigationOptions {
  readonly history: Pick<RouterHistory, 'write' | 'back'>;
  /** State of the visit that the guards need; read again for each navigation. */
  readonly visitor: () => Visitor;
  /** The parts of every address of the app: its language, and the parameters of a widget. */
  readonly linkOptions: () => { readonly locale: Locale; readonly carried: Query };
  /** Loads an address outside the app. */
  readonly leave: (address: string) => void;
  /** Loads the address as a whole page when a newer build is deployed; resolves to whether it does. Null when none is known. */
  readonly reloadForNewBuild: (path: string) => Promise<boolean> | null;
  /** Loads what the next screen needs. Null when it is loaded; otherwise it is awaited before the page changes. */
  readonly prepare: (next: Shown) => Promise<void> | null;
  /** `prepare` rejected: the page does not change. */
  readonly onRefused: (next: Shown) => void;
  readonly onCommitted: (from: CurrentRoute | null, next: Shown) => void;
  readonly report: (error: unknown, where: string) => void;
}

const MAX_REDIRECTS = 5;

interface InternalTarget {
  readonly kind: 'internal';
  readonly next: Shown;
  /** The fragment with its `#`: guards and screens do not use it, but it stays in the address. */
  readonly hash: string;
}

type NavigationTarget = InternalTarget | { readonly kind: 'external'; readonly to: string };

function hashOf(url: string): string {
  return url.includes('#') ? url.slice(url.indexOf('#')) : '';
}

/** Follows the redirects of the guards; no address loses the parameters that are carried. */
function followRedirects(url: string, visitor: Visitor, carried: Query): NavigationTarget {
  let address = withParams(url, carried);
  for (let hop = 0; hop < MAX_REDIRECTS; hop += 1) {
    const resolution = resolve(address, location.origin, visitor);
    if (resolution.kind === 'external') return { kind: 'external', to: resolution.to };
    if (resolution.kind !== 'redirect') return { kind: 'internal', next: resolution, hash: hashOf(address) };
    address = withParams(resolution.to, carried);
  }
  throw new Error(`Redirects from ${url} lead in a circle.`);
}

function pathOf(url: string): string {
  const { pathname, search } = splitAddress(url, location.origin);
  return `${pathname}${search}`;
}

/**
 * Resolves an address to a screen, loads the screen, then changes the page and the address bar together. Only the latest navigation is committed;
 * a page that writes its state into its own address does not undo a navigation that leaves it.
 * After Back and Forward the browser has changed the address before the screen is loaded; a refused one writes the old address again.
 */
export function createNavigation(options: NavigationOptions): HostNavigation {
  const { history, visitor, linkOptions, leave, reloadForNewBuild, prepare, onRefused, onCommitted, report } = options;
  let latestTicket = 0;
  /** How the navigation that is not committed yet was made. */
  let pending: HistoryStep | null = null;
  let mayLeave: (() => Promise<boolean>) | null = null;

  function targetOf(url: string): NavigationTarget {
    try {
      return followRedirects(url, visitor(), linkOptions().carried);
    } catch (error) {
      report(error, 'navigation');
      const current = { name: null, params: {}, query: {}, fullPath: pathOf(url) };
      return { kind: 'internal', next: { kind: 'broken', locale: linkOptions().locale, current }, hash: '' };
    }
  }

  const first = targetOf(location.href);
  if (first.kind === 'external') location.replace(first.to);
  const blank: Shown = {
    kind: 'broken',
    locale: linkOptions().locale,
    current: { name: null, params: {}, query: {}, fullPath: pathOf(location.href) },
  };
  const shown = createObservable<Shown>(first.kind === 'external' ? blank : first.next);
  const current = createObservable<CurrentRoute>(shown.get().current);

  function commit({ next, hash }: InternalTarget, step: HistoryStep): void {
    const { fullPath } = next.current;
    if (step !== 'pop' || fullPath !== pathOf(location.href)) {
      history.write(step === 'push' && fullPath !== current.get().fullPath ? 'push' : 'replace', `${fullPath}${hash}`);
    }
    show(next);
  }

  function show(next: Shown): void {
    if (next.kind === 'not-found') report(next.error, 'navigation');
    onCommitted(current.get(), next);
    shown.set(next);
    current.set(next.current);
  }

  function finish(target: InternalTarget, step: HistoryStep): void {
    pending = null;
    commit(target, step);
  }

  function stay(step: HistoryStep): void {
    pending = null;
    // Back and Forward have changed the address already.
    if (step === 'pop') history.write('replace', current.get().fullPath);
  }

  function prepareAndCommit(target: InternalTarget, step: HistoryStep, ticket: number): void {
    const preparing = prepare(target.next);
    if (preparing === null) {
      finish(target, step);
      return;
    }
    preparing.then(
      () => ticket === latestTicket && finish(target, step),
      (error: unknown) => {
        report(error, 'navigation');
        if (ticket !== latestTicket) return;
        stay(step);
        onRefused(target.next);
      },
    );
  }

  /** A screen writes its state into its address, as a form does. */
  function isOwnState({ next }: InternalTarget, step: HistoryStep): boolean {
    return step === 'replace' && next.locale === shown.get().locale && pageKey(next) === pageKey(shown.get());
  }

  function open(url: string, step: HistoryStep): void {
    const target = targetOf(url);
    const isOwn = target.kind === 'internal' && isOwnState(target, step);
    if (isOwn && pending !== null) {
      // The traveller is leaving: Back and Forward have written the address of the next page already.
      if (pending === 'pop') show(target.next);
      else commit(target, step);
      return;
    }
    latestTicket += 1;
    const ticket = latestTicket;
    pending = target.kind === 'external' ? null : step;
    const isSamePage = target.kind === 'internal' && pageKey(target.next) === pageKey(shown.get());
    if (mayLeave === null || step === 'replace' || isSamePage) {
      follow(target, step, ticket);
      return;
    }
    void mayLeave().then((isLeaving) => {
      if (ticket !== latestTicket) return;
      if (isLeaving) follow(target, step, ticket);
      else stay(step);
    });
  }

  function follow(target: NavigationTarget, step: HistoryStep, ticket: number): void {
    if (target.kind === 'external') {
      leave(target.to);
      return;
    }
    // A screen must not be reloaded while it is used.
    const reloading = isOwnState(target, step)
      ? null
      : reloadForNewBuild(`${target.next.current.fullPath}${target.hash}`);
    if (reloading === null) prepareAndCommit(target, step, ticket);
    else
      void reloading.then(
        (isReloading) => !isReloading && ticket === latestTicket && prepareAndCommit(target, step, ticket),
      );
  }

  const href = (target: RouteTarget) => {
    const { locale, carried } = linkOptions();
    return hrefOf(locale, { ...target, query: { ...target.query, ...carried } });
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
    confirmLeaving(question) {
      mayLeave = question;
      return () => {
        if (mayLeave === question) mayLeave = null;
      };
    },
    back(fallback) {
      if (!history.back()) open(href(fallback), 'replace');
    },
  };
}
