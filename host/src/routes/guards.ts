import type { AreaId, Locale, Query, TenantUrls } from '@halte/contract';
import { widgetParams } from '../widgets/widgetParams.ts';
import { hrefOf, withQuery } from './href.ts';
import { safeRedirect } from './safeRedirect.ts';
import type { Route, RouteTable } from './table.ts';

/** The input of a guard. */
export interface GuardInput {
  readonly routes: RouteTable;
  readonly route: Route;
  readonly query: Query;
  /** Requested path and query. */
  readonly fullPath: string;
  readonly locale: Locale;
  readonly authenticated: boolean;
  readonly isWidget: boolean;
  readonly origin: string;
  readonly urls: TenantUrls;
  readonly searching?: ReadonlySet<AreaId>;
}

/** `external` is a full page load. */
export type Redirect =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'external'; readonly to: string };
type Guard = (input: GuardInput) => Redirect | null;

function home(input: GuardInput, query: Query = {}): Redirect {
  const carried = input.isWidget ? widgetParams(input.query) : {};
  return {
    kind: 'redirect',
    to: hrefOf(input.routes, input.locale, { name: 'index', query: { ...query, ...carried } }),
  };
}

/** Home offers the sign-in that a screen needs, and its `redirect` leads back afterwards. */
function signIn(input: GuardInput): Redirect | null {
  if (!input.route.signIn || input.authenticated) return null;
  return home(input, { redirect: input.fullPath });
}

/** After the sign-in, home redirects to the requested screen. */
function redirectTarget(input: GuardInput): Redirect | null {
  if (input.route.name !== 'index' || !input.authenticated) return null;
  const to = safeRedirect(input.query.redirect, input.origin);
  return to === null ? null : { kind: 'redirect', to };
}

/** A step on the way needs what the steps before it have found, unless a search is pending. */
function neededParameter({ route, ...input }: GuardInput): Redirect | null {
  if (route.needs === undefined || (route.area !== null && input.searching?.has(route.area))) return null;
  return input.query[route.needs] ? null : home({ ...input, route });
}

/** The tenant has a page of its own in place of the screen. */
function external({ route, urls, query }: GuardInput): Redirect | null {
  const address = route.external && urls[route.external];
  return address ? { kind: 'external', to: withQuery(address, query) } : null;
}

const GUARDS: readonly Guard[] = [signIn, redirectTarget, neededParameter, external];

/** The redirect of the first guard that has one; null to show the requested screen. */
export function guard(input: GuardInput): Redirect | null {
  for (const rule of GUARDS) {
    const redirect = rule(input);
    if (redirect) return redirect;
  }
  return null;
}
