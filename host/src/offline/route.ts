import { isLocale, type Locale } from '@halte/contract/locales';
import { type AnswerCache, cacheOfRead } from './keptReads.ts';
import type { KnownState } from './knownState.ts';
import { plannedRead } from './plannedReads.ts';

/** What is decided by of a request. */
export interface Asked {
  readonly method: string;
  /** Absolute. */
  readonly url: string;
  /** `navigate` for pages. */
  readonly mode: string;
  /** `document` for the page of a tab; a frame has another one. */
  readonly destination: string;
  /** `no-cache` and `reload`: the traveller loads the page again. */
  readonly cache: string;
  /** Names of headers, in small letters. */
  readonly headers: ReadonlySet<string>;
}

/** What the worker knows. */
export interface OfflineState extends KnownState {
  /** That of this host. */
  readonly origin: string;
  readonly now: number;
}

/** The kept shell that a page is answered with. */
export interface KeptShell {
  readonly buildId: string;
  readonly locale: Locale;
}

export type Strategy =
  /** The browser sends it as if there were no worker. */
  | { readonly kind: 'network' }
  /** A page: `first` says whether the network is asked at all while the shell is there. */
  | {
      readonly kind: 'page';
      readonly first: 'kept' | 'network';
      readonly locale: Locale;
      readonly shell: KeptShell | null;
    }
  /** A file whose name changes with its content. */
  | { readonly kind: 'file' }
  /** From the network; kept, and the kept one without an answer in time. */
  | { readonly kind: 'answer'; readonly cache: AnswerCache }
  /** From the network, else from the timetable that is kept; never kept itself. */
  | { readonly kind: 'planned' }
  /** The address without a language: where there is no network, it leads to a language that is kept. */
  | { readonly kind: 'start'; readonly locale: Locale | null }
  /** Names the build that pages are made of now. */
  | { readonly kind: 'latest' };

export const LATEST_BUILD = '/builds/latest.json';

/** A page of a build that the server has not named for so long is asked for at the server. */
const NAMED_FOR_MS = 86_400_000;

/** The address without a language, and the one that takes what other apps share. */
const START_PATHS = ['/', '/share'];

const NETWORK: Strategy = { kind: 'network' };

const HASHED_FILE = /^\/(?:assets|remotes)\/(?:[\w@+.-]+\/)*[\w@+.-]+\.[0-9a-f]{8}\.\w+$/;
/** Pictures of the tenant, and those that are drawn for it. */
const PICTURE = /^\/(?:tenants\/.+\.(?:svg|png|jpe?g|webp|avif)|(?:favicon|logo-\w+)\.svg)$/;
/** Pages that a partner shows, of another tenant, and those that end a sign-in. */
const OWN_PARAMETERS = ['widget', 'tenant', 'token', 'code'];

function localeOf(pathname: string): Locale | null {
  const first = pathname.split('/')[1] ?? '';
  return isLocale(first) ? first : null;
}

/** That of the build that was named last, else of the newest that is kept. */
function shellFor(locale: Locale, { shells, latest }: OfflineState): KeptShell | null {
  const inLanguage = shells.filter(({ pages }) => pages[locale] !== undefined);
  const shell = inLanguage.find(({ buildId }) => buildId === latest?.buildId) ?? inLanguage.at(-1);
  return shell ? { buildId: shell.buildId, locale } : null;
}

/** The language that was kept last. */
function lastLocale({ shells }: OfflineState): Locale | null {
  return Object.keys(shells.at(-1)?.pages ?? {}).findLast(isLocale) ?? null;
}

/** Not negative either: a clock that was moved back says nothing. */
function isNamed({ buildId }: KeptShell, { latest, now }: OfflineState): boolean {
  if (latest === null || latest.buildId !== buildId) return false;
  return now >= latest.at && now - latest.at < NAMED_FOR_MS;
}

function pageStrategy({ cache, destination }: Asked, { pathname, searchParams }: URL, state: OfflineState): Strategy {
  if (destination !== 'document') return NETWORK;
  if (OWN_PARAMETERS.some((name) => searchParams.has(name))) return NETWORK;
  if (START_PATHS.includes(pathname)) return { kind: 'start', locale: lastLocale(state) };
  const locale = localeOf(pathname);
  if (locale === null) return NETWORK;
  const shell = shellFor(locale, state);
  const isFirst = shell !== null && cache === 'default' && isNamed(shell, state);
  return { kind: 'page', first: isFirst ? 'kept' : 'network', locale, shell };
}

/** How the worker answers a request. */
export function route(asked: Asked, state: OfflineState): Strategy {
  const { method, mode, headers } = asked;
  const url = URL.parse(asked.url);
  if (url === null || url.origin !== state.origin) return NETWORK;
  // A part of a file is none that can be checked.
  if (headers.has('range')) return NETWORK;
  const planned: Strategy = plannedRead(method, url.pathname) ? { kind: 'planned' } : NETWORK;
  // With a token it is about an account; a timetable is about nobody.
  if (headers.has('authorization')) return planned;
  if (mode === 'navigate') return method === 'GET' ? pageStrategy(asked, url, state) : NETWORK;
  if (method === 'GET') {
    if (url.pathname === LATEST_BUILD) return { kind: 'latest' };
    // With a parameter it is asked for again, because the first answer could not be used.
    if (HASHED_FILE.test(url.pathname)) return url.search === '' ? { kind: 'file' } : NETWORK;
    if (PICTURE.test(url.pathname)) return { kind: 'answer', cache: 'seen' };
  }
  const cache = cacheOfRead(method, url.pathname);
  return cache === null ? planned : { kind: 'answer', cache };
}
