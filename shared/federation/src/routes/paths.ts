import type { AreaRoute, Locale, RouteParams, RouteTarget } from '@halte/contract';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `:name` and, at the end, `:name?` of a path in `remote.config.ts`, each with the slash before it. */
const PARAMETER = /\/:(\w+)(\??)/g;

/** A pattern with each text between its parameters, and each parameter, replaced. */
function replaced(
  pattern: string,
  ofText: (text: string) => string,
  ofParameter: (name: string, isOptional: boolean) => string,
): string {
  let end = 0;
  const parts = [...pattern.matchAll(PARAMETER)].map((found) => {
    const [all, name = '', mark] = found;
    const before = ofText(pattern.slice(end, found.index));
    end = found.index + all.length;
    return before + ofParameter(name, mark === '?');
  });
  return parts.join('') + ofText(pattern.slice(end));
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The parameters of a path that a pattern of `remote.config.ts` stands for; null for another path.
 *
 * @param pattern as in `/parking/:id?`
 * @param path without a language and a query, as a browser writes it
 */
export function paramsIn(pattern: string, path: string): RouteParams | null {
  const source = replaced(pattern, escaped, (name, isOptional) =>
    isOptional ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`,
  );
  const found = new RegExp(`^${source}/?$`).exec(path);
  if (found === null) return null;
  const given = Object.entries(found.groups ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, decoded(value)]));
}

/** The path of a pattern with these parameters. One that is missing is left out with its slash. */
export function pathWith(pattern: string, params: RouteParams): string {
  return replaced(
    pattern,
    (text) => text,
    (name) => (params[name] === undefined ? '' : `/${encodeURIComponent(params[name])}`),
  );
}

/** The names of the parameters that a path must have. */
export function neededParams(pattern: string): readonly string[] {
  return [...pattern.matchAll(PARAMETER)].filter(([, , mark]) => mark !== '?').map(([, name = '']) => name);
}

/** The address of a screen in a page that knows these routes; of a screen that is not one of them, its name below the language. */
export function addressOf(
  { routes, locale }: { readonly routes: readonly Pick<AreaRoute, 'name' | 'path'>[]; readonly locale: Locale },
  { name, params = {}, query = {} }: RouteTarget,
): string {
  const route = routes.find((one) => one.name === name);
  const path = route ? pathWith(route.path, params) : `/${name}`;
  const search = new URLSearchParams(query).toString();
  return `/${locale}${path}${search && `?${search}`}`;
}
