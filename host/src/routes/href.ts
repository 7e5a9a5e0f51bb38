import type { Locale, Query, RouteParams, RouteTarget } from '@halte/contract';
import { routeNamed } from './table.ts';

function fill(path: string, params: RouteParams): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`The address ${path} needs "${name}".`);
    return encodeURIComponent(value);
  });
}

export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The address of a screen. Throws when a parameter of its path is missing. */
export function hrefOf(locale: Locale, { name, params = {}, query = {} }: RouteTarget): string {
  return withQuery(`/${locale}${fill(routeNamed(name).path, params)}`, query);
}

/** Replaces the language prefix of a path. */
export function inLocale(fullPath: string, locale: Locale): string {
  return fullPath.replace(/^\/[^/?#]+/, `/${locale}`);
}
