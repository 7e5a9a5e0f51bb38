import type { Locale, Query, RouteParams, RouteTarget } from '@halte/contract';
import type { RouteTable } from './table.ts';

function fill(path: string, params: RouteParams): string {
  return path.replace(/\/:(\w+)(\??)/g, (_, name: string, isOptional: string) => {
    const value = params[name];
    if (!value && isOptional) return '';
    if (!value) throw new Error(`The address ${path} needs "${name}".`);
    return `/${encodeURIComponent(value)}`;
  });
}

export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The address of a screen; of home for one that is not there. Throws when a parameter of its path is missing. */
export function hrefOf({ byName }: RouteTable, locale: Locale, { name, params = {}, query = {} }: RouteTarget): string {
  const route = byName.get(name);
  return route ? withQuery(`/${locale}${fill(route.path, params)}`, query) : `/${locale}`;
}

/** Replaces the language prefix of a path. */
export function inLocale(fullPath: string, locale: Locale): string {
  return fullPath.replace(/^\/[^/?#]+/, `/${locale}`);
}
