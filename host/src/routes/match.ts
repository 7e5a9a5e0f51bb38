import { isLocale, type Locale, type RouteParams } from '@halte/contract';
import type { Route, RouteTable } from './table.ts';

export interface Match {
  /** Null on the bare `/`, which has no language of its own. */
  readonly locale: Locale | null;
  readonly route: Route;
  readonly params: RouteParams;
}

/** Null for an invalid percent-encoding. */
function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function paramsOf(path: string, segments: readonly string[]): RouteParams | null {
  const wanted = path.split('/').slice(1);
  const required = path.endsWith('?') ? wanted.length - 1 : wanted.length;
  if (segments.length < required || segments.length > wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, pattern] of wanted.entries()) {
    const segment = segments[index];
    if (segment === undefined) break;
    const value = decode(segment);
    if (value === null) return null;
    if (pattern.startsWith(':')) {
      if (value.trim() === '') return null;
      params[pattern.replace(/^:|\?$/g, '')] = value;
    } else if (pattern !== value) return null;
  }
  return params;
}

/** The route of a path, or null. One slash at the end is ignored; two at the beginning match no route. */
export function matchPath({ routes }: RouteTable, pathname: string): Match | null {
  if (pathname.startsWith('//')) return null;
  const [prefix = '', ...segments] = pathname.replace(/\/$/, '').split('/').slice(1);
  if (prefix !== '' && !isLocale(prefix)) return null;
  const locale = isLocale(prefix) ? prefix : null;
  if (locale === null && segments.length > 0) return null;
  for (const route of routes) {
    const params = paramsOf(route.path, segments);
    if (params) return { locale, route, params };
  }
  return null;
}
