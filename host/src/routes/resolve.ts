import { type AreaId, type CurrentRoute, isLocale, type Locale, parseQuery, type TenantUrls } from '@halte/contract';
import { guard } from './guards.ts';
import { matchPath } from './match.ts';
import { PageNotFound } from './pageNotFound.ts';
import type { Route, RouteTable } from './table.ts';
import { isValid } from './validate.ts';

/** The page or redirect that an address resolves to for this visitor. */
export type Resolution =
  | { readonly kind: 'screen'; readonly route: Route; readonly locale: Locale; readonly current: CurrentRoute }
  | {
      readonly kind: 'not-found';
      readonly locale: Locale;
      readonly current: CurrentRoute;
      readonly error: PageNotFound;
    }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'external'; readonly to: string };

export interface Visitor {
  readonly routes: RouteTable;
  /** The language of addresses without a prefix. */
  readonly locale: Locale;
  /** Those of the tenant; absent = all of the product. */
  readonly languages?: readonly Locale[];
  readonly authenticated: boolean;
  readonly isWidget: boolean;
  readonly urls: TenantUrls;
  /** Areas with a pending search. */
  readonly searching?: ReadonlySet<AreaId>;
}

/**
 * Splits an address of this app. `url` is a path when it begins with a slash: `//evil.test` is a screen that does not exist, not another site.
 */
export function splitAddress(url: string, origin: string): { readonly pathname: string; readonly search: string } {
  const { pathname, search } = url.startsWith('/') ? new URL(`${origin}${url}`) : new URL(url, origin);
  return { pathname, search };
}

function localeIn(pathname: string): Locale | null {
  const prefix = pathname.startsWith('//') ? '' : pathname.split('/')[1];
  return isLocale(prefix) ? prefix : null;
}

export function resolve(url: string, origin: string, visitor: Visitor): Resolution {
  const { pathname, search } = splitAddress(url, origin);
  const fullPath = `${pathname}${search}`;
  const query = parseQuery(search);
  const match = matchPath(visitor.routes, pathname);
  const prefix = localeIn(pathname);
  const requested = match?.locale ?? prefix ?? visitor.locale;
  const isOffered = visitor.languages?.includes(requested) ?? true;
  const locale = isOffered ? requested : visitor.locale;
  if (!match || !isValid(visitor.routes, match.route, match.params)) {
    const current = { name: null, params: {}, query, fullPath };
    return { kind: 'not-found', locale, current, error: new PageNotFound(fullPath) };
  }
  if (!isOffered) return { kind: 'redirect', to: `/${locale}${pathname.slice(requested.length + 1)}${search}` };
  const { route, params } = match;
  const redirect = guard({ ...visitor, route, query, fullPath, locale, origin });
  return redirect ?? { kind: 'screen', route, locale, current: { name: route.name, params, query, fullPath } };
}
