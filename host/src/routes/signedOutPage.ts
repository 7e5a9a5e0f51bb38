import type { CurrentRoute, RouteName } from '@halte/contract';
import { matchPath } from './match.ts';
import type { RouteTable } from './table.ts';

/** The page of the account that was requested from home while signed out; null for home itself. */
export function signedOutPage(
  routes: RouteTable,
  { name, query }: Pick<CurrentRoute, 'name' | 'query'>,
): RouteName | null {
  const wanted = name === 'index' && query.redirect ? matchPath(routes, query.redirect.split(/[?#]/)[0] ?? '') : null;
  return wanted?.route.signIn ? wanted.route.name : null;
}
