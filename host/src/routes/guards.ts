import type { Locale, Query, TenantUrls } from '@halte/contract';
import { widgetParams } from '../widgets/widgetParams.ts';
import { hrefOf, withQuery } from './href.ts';
import { safeRedirect } from './safeRedirect.ts';
import type { Route } from './table.ts';

/** The input of a guard. */
export interface GuardInput {
  readonly route: Route;
  readonly query: Query;
  /** Requested path and query. */
  readonly fullPath: string;
  readonly locale: Locale;
  readonly authenticated: boolean;
  readonly isWidget: boolean;
  readonly origin: string;
  readonly urls: TenantUrls;
  readonly isSearching?: boolean;
}

/** `external` is a full page load. */
export type Redirect =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'external'; readonly to: string };
type Guard = (input: GuardInput) => Redirect | null;

function home(input: GuardInput, query: Query = {}): Redirect {
  const carried = input.isWidget ? widgetParams(input.query) : {};
  return { kind: 'redirect', to: hrefOf(input.locale, { name: 'index', query: { ...query, ...carried } }) };
}

/** Account screens need a session: home offers the sign-in, and its `redirect` leads back afterwards. */
function account(input: GuardInput): Redirect | null {
  if (!input.route.name.startsWith('account') || input.authenticated) return null;
  return home(input, { redirect: input.fullPath });
}

/** After the sign-in, home redirects to the requested screen. */
function redirectTarget(input: GuardInput): Redirect | null {
  if (input.route.name !== 'index' || !input.authenticated) return null;
  const to = safeRedirect(input.query.redirect, input.origin);
  return to === null ? null : { kind: 'redirect', to };
}

/** A step of the trip planner needs an origin, unless a search is pending. The form is not a step. */
function tripPlannerStep(input: GuardInput): Redirect | null {
  if (input.isSearching) return null;
  return input.route.name.startsWith('trip-planner-') && !input.query.fi ? home(input) : null;
}

const MIDDLEWARE: Readonly<Record<string, Guard>> = {
  'external-proximity': ({ urls, query }) =>
    urls.externalProximity ? { kind: 'external', to: withQuery(urls.externalProximity, query) } : null,
};

function middleware(input: GuardInput): Redirect | null {
  const { name, middleware: wanted } = input.route;
  if (wanted === undefined) return null;
  const rule = MIDDLEWARE[wanted];
  if (!rule) throw new Error(`Route ${name} needs the middleware "${wanted}", which does not exist.`);
  return rule(input);
}

const GUARDS: readonly Guard[] = [account, redirectTarget, tripPlannerStep, middleware];

/** The redirect of the first guard that has one; null to show the requested screen. Throws on an unknown middleware. */
export function guard(input: GuardInput): Redirect | null {
  for (const rule of GUARDS) {
    const redirect = rule(input);
    if (redirect) return redirect;
  }
  return null;
}
