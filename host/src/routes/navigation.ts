import type { Navigation, Observable, RouteTarget } from '@halte/contract';
import { hrefOf } from './href.ts';
import {
  firstPage,
  type InternalTarget,
  type NavigationTarget,
  type Shown,
  type TargetOptions,
  targetOf,
} from './navigationTarget.ts';
import { pageKey } from './pageKey.ts';
import type { HistoryStep, RouterHistory } from './routerHistory.ts';
import { createShownPage, type ShownPageOptions } from './shownPage.ts';
import type { RouteTable } from './table.ts';

export interface HostNavigation extends Navigation {
  readonly shown: Observable<Shown>;
  /** Navigates to an address of this app; guards may redirect. */
  open(url: string, step: HistoryStep): void;
}

export interface NavigationOptions extends TargetOptions, ShownPageOptions {
  readonly routes: RouteTable;
  readonly history: Pick<RouterHistory, 'write' | 'back'>;
  /** Loads an address outside the app. */
  readonly leave: (address: string) => void;
  /** Loads the address as a whole page when a newer build is deployed; resolves to whether it does. Null when none is known. */
  readonly reloadForNewBuild: (path: string) => Promise<boolean> | null;
  /** Loads what the next screen needs. Null when it is loaded; otherwise it is awaited before the page changes. */
  readonly prepare: (next: Shown) => Promise<void> | null;
  /** `prepare` rejected: the page does not change. */
  readonly onRefused: (next: Shown) => void;
}

type PageNavigation = Pick<HostNavigation, 'shown' | 'current' | 'open' | 'confirmLeaving'>;

/**
 * Resolves an address to a screen, loads the screen, then changes the page and the address bar together. Only the latest navigation is committed;
 * a page that writes its state into its own address does not undo a navigation that leaves it.
 * After Back and Forward the browser has changed the address before the screen is loaded; a refused one writes the old address again.
 */
function createPageNavigation(options: NavigationOptions): PageNavigation {
  const { leave, reloadForNewBuild, prepare, onRefused, report } = options;
  const { shown, current, show, commit, stay } = createShownPage(firstPage(options), options);
  let latestTicket = 0;
  /** How the navigation that is not committed yet was made. */
  let pending: HistoryStep | null = null;
  let mayLeave: (() => Promise<boolean>) | null = null;

  function finish(target: InternalTarget, step: HistoryStep): void {
    pending = null;
    commit(target, step);
  }

  function refuse(step: HistoryStep): void {
    pending = null;
    stay(step);
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
        refuse(step);
        onRefused(target.next);
      },
    );
  }

  function follow(target: NavigationTarget, step: HistoryStep, ticket: number): void {
    if (target.kind === 'external') {
      leave(target.to);
      return;
    }
    // A screen must not be reloaded while it is used.
    const reloading = isOwnState(target, step, shown.get())
      ? null
      : reloadForNewBuild(`${target.next.current.fullPath}${target.hash}`);
    if (reloading === null) prepareAndCommit(target, step, ticket);
    else
      void reloading.then(
        (isReloading) => !isReloading && ticket === latestTicket && prepareAndCommit(target, step, ticket),
      );
  }

  function open(url: string, step: HistoryStep): void {
    const target = targetOf(url, options);
    if (target.kind === 'internal' && pending !== null && isOwnState(target, step, shown.get())) {
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
      else refuse(step);
    });
  }

  function confirmLeaving(question: () => Promise<boolean>): () => void {
    mayLeave = question;
    return () => {
      if (mayLeave === question) mayLeave = null;
    };
  }

  return { shown, current, open, confirmLeaving };
}

/** A screen writes its state into its address, as a form does. */
function isOwnState({ next }: InternalTarget, step: HistoryStep, shown: Shown): boolean {
  return step === 'replace' && next.locale === shown.locale && pageKey(next) === pageKey(shown);
}

/** The navigation that screens and remotes use: by the name of a route, in the language of the page. */
export function createNavigation(options: NavigationOptions): HostNavigation {
  const { routes } = options;
  const page = createPageNavigation(options);
  const href = (target: RouteTarget) => {
    const { locale, carried } = options.linkOptions();
    if (!routes.byName.has(target.name)) options.report(new Error(`There is no route ${target.name}.`), 'navigation');
    return hrefOf(routes, locale, { ...target, query: { ...target.query, ...carried } });
  };
  return {
    ...page,
    href,
    hrefIn(locale) {
      const { name, params, query } = page.current.get();
      return hrefOf(routes, locale, { name: name ?? 'index', params, query: name === null ? {} : query });
    },
    go: (target) => page.open(href(target), 'push'),
    replace: (target) => page.open(href(target), 'replace'),
    replaceWith: (address) => page.open(address, 'replace'),
    back(fallback) {
      if (!options.history.back()) page.open(href(fallback), 'replace');
    },
  };
}
