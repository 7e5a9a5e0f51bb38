import type { CurrentRoute, Locale, Query } from '@halte/contract';
import { withParams } from '../widgets/widgetParams.ts';
import { type Resolution, resolve, splitAddress, type Visitor } from './resolve.ts';

/** The shown page. `broken`: a guard threw. */
export type Shown = Extract<Resolution, { kind: 'screen' | 'not-found' }> | Broken;

interface Broken {
  readonly kind: 'broken';
  readonly locale: Locale;
  readonly current: CurrentRoute;
}

const MAX_REDIRECTS = 5;

export interface InternalTarget {
  readonly kind: 'internal';
  readonly next: Shown;
  /** The fragment with its `#`: guards and screens do not use it, but it stays in the address. */
  readonly hash: string;
}

export type NavigationTarget = InternalTarget | { readonly kind: 'external'; readonly to: string };

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

/** Path and query of an address of this app. */
export function pathOf(url: string): string {
  const { pathname, search } = splitAddress(url, location.origin);
  return `${pathname}${search}`;
}

function brokenPage(url: string, locale: Locale): Broken {
  return { kind: 'broken', locale, current: { name: null, params: {}, query: {}, fullPath: pathOf(url) } };
}

export interface TargetOptions {
  /** State of the visit that the guards need; read again for each navigation. */
  readonly visitor: () => Visitor;
  /** The parts of every address of the app: its language, and the parameters of a widget. */
  readonly linkOptions: () => { readonly locale: Locale; readonly carried: Query };
  readonly report: (error: unknown, where: string) => void;
}

/** The page of an address. A guard that throws is reported, and its page is `broken`. */
export function targetOf(url: string, { visitor, linkOptions, report }: TargetOptions): NavigationTarget {
  try {
    return followRedirects(url, visitor(), linkOptions().carried);
  } catch (error) {
    report(error, 'navigation');
    return { kind: 'internal', next: brokenPage(url, linkOptions().locale), hash: '' };
  }
}

/** The page of the address that the browser has opened. One outside the app is opened instead; until it is there, the page is `broken`. */
export function firstPage(options: TargetOptions): Shown {
  const first = targetOf(location.href, options);
  if (first.kind === 'internal') return first.next;
  location.replace(first.to);
  return brokenPage(location.href, options.linkOptions().locale);
}
