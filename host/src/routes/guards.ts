import type { Locale, Query, TenantUrls } from '@halte/contract';
import { hrefOf, withQuery, withWidgetParam } from './href.ts';
import { safeRedirect } from './safeRedirect.ts';
import type { Route } from './table.ts';

/** What a rule about a route has to go on. */
export interface GuardInput {
  readonly route: Route;
  readonly query: Query;
  /** Path and query that were asked for. */
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
type Guard = (situation: GuardInput) => Redirect | null;

function home({ locale, isWidget }: GuardInput, query: Query = {}): Redirect {
  return { kind: 'redirect', to: hrefOf(locale, { name: 'index', query: withWidgetParam(query, isWidget) }) };
}

/** Account screens need a signed-in traveller; home offers the sign-in and knows where to go afterwards. */
function account(situation: GuardInput): Redirect | null {
  if (!situation.route.name.startsWith('account') || situation.authenticated) return null;
  return home(situation, { redirect: situation.fullPath });
}

/** Who comes back signed in goes on to where they wanted to go. */
function redirectTarget(situation: GuardInput): Redirect | null {
  if (situation.route.name !== 'index' || !situation.authenticated) return null;
  const to = safeRedirect(situation.query.redirect, situation.origin);
  return to === null ? null : { kind: 'redirect', to };
}

/** A step of the trip planner without an origin has nothing to show, unless a search is under way. The form itself is no step. */
function tripPlannerStep(situation: GuardInput): Redirect | null {
  if (situation.isSearching) return null;
  return situation.route.name.startsWith('trip-planner-') && !situation.query.fi ? home(situation) : null;
}

const MIDDLEWARE: Readonly<Record<string, Guard>> = {
  'external-proximity': ({ urls, query }) =>
    urls.externalProximity ? { kind: 'external', to: withQuery(urls.externalProximity, query) } : null,
};

function middleware(situation: GuardInput): Redirect | null {
  const { name, middleware: wanted } = situation.route;
  if (wanted === undefined) return null;
  const rule = MIDDLEWARE[wanted];
  if (!rule) throw new Error(`Route ${name} asks for the middleware "${wanted}", which does not exist.`);
  return rule(situation);
}

const GUARDS: readonly Guard[] = [account, redirectTarget, tripPlannerStep, middleware];

/** Where to send the traveller instead of the screen that was asked for; null to stay. Throws on an unknown middleware. */
export function guard(situation: GuardInput): Redirect | null {
  for (const rule of GUARDS) {
    const redirect = rule(situation);
    if (redirect) return redirect;
  }
  return null;
}
