/** Routes of the product. Its screens and the host link to them by name. */
export const PRODUCT_ROUTES = [
  'index',
  'account',
  'account-favorites',
  'account-personal-data',
  'account-profile',
  'cobranding',
  'cobranding-demo-id',
  'cobranding-demo-widgets-definitions',
  'confirmation',
  'error',
  'proximity',
  'proximity-type-id',
  'schedules',
  'schedules-line-id',
  'signedin',
  'trip-planner',
  'trip-planner-results',
  'trip-planner-preview',
  'trip-planner-summary',
  'trip-planner-returns',
  'trip-planner-return-preview',
  'trip-planner-return-summary',
  'trip-planner-roadmap-journeyId',
  'unsubscribe',
] as const;

/** Name of a route: the public way to point at a screen. Only the host knows paths. */
export type RouteName = (typeof PRODUCT_ROUTES)[number] | (string & Record<never, never>);

/** Path parameters, decoded. */
export type RouteParams = Readonly<Record<string, string>>;

/** Query parameters, decoded; of a repeated key the first counts. Keys such as `v[0][i]` are kept as they are written. */
export type Query = Readonly<Record<string, string>>;

/** A place to go to, in the current language. */
export interface RouteTarget {
  readonly name: RouteName;
  readonly params?: RouteParams;
  readonly query?: Query;
}

/** Where the traveller is. */
export interface CurrentRoute {
  readonly name: RouteName | null;
  readonly params: RouteParams;
  readonly query: Query;
  /** Path and query as shown in the address bar. */
  readonly fullPath: string;
}

/** Decoded; the first value of a repeated key. */
export function parseQuery(search: string): Query {
  const query: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(search)) {
    if (!Object.hasOwn(query, key)) query[key] = value;
  }
  return query;
}
