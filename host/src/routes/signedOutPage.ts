import type { CurrentRoute, RouteName } from '@halte/contract';
import { matchPath } from './match.ts';

/** The page of the account that was requested from home while signed out; null for home itself. */
export function signedOutPage({ name, query }: Pick<CurrentRoute, 'name' | 'query'>): RouteName | null {
  const wanted = name === 'index' && query.redirect ? matchPath(query.redirect.split(/[?#]/)[0] ?? '') : null;
  return wanted?.route.name.startsWith('account') ? wanted.route.name : null;
}
