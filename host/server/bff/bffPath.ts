/** Where browsers find the backend on this host. */
export const BFF_PATH = '/bff';

/** Calls of pages, by the first part of the path. Calls of operators, such as `/metrics`, `/docs` and the demo's messages, are not passed on. */
const PASSED = new Set(['api', 'core', 'login', 'map', 'me', 'networks', 'store', 'tiles', 'userinfo', 'wp-json']);

/** Only to parse paths with. */
const ORIGIN = 'http://bff.invalid';

/**
 * The path at the backend, without query, for a path and query of this host that begin with {@link BFF_PATH}; null for one that is not passed
 * on. A path that a parser of URLs changes is none: it has dots, also encoded ones, or backslashes that lead somewhere else.
 */
export function backendPath(url: string): string | null {
  const [path = ''] = url.slice(BFF_PATH.length).split('?', 1);
  if (URL.parse(path, ORIGIN)?.pathname !== path) return null;
  return PASSED.has(path.split('/')[1] ?? '') ? path : null;
}
