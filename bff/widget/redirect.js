const MOST_ENCODINGS = 5;

/**
 * The path to go to after signing in, or null when it might lead out of this origin: the page that asks took it from an address, which
 * anybody can write. Looked at in every decoded form, because servers decode more often than browsers.
 *
 * @param {unknown} target
 * @param {string} origin
 * @returns {string | null}
 */
export function safePath(target, origin) {
  if (typeof target !== 'string') return null;
  let form = target;
  for (let round = 0; round < MOST_ENCODINGS; round++) {
    if (leadsAway(form)) return null;
    const decoded = decodedOnce(form);
    // A percent sign that stood encoded is text; one that never was is no address.
    if (decoded === null && round === 0) return null;
    if (decoded === null || decoded === form) return pathWithin(target, origin);
    form = decoded;
  }
  return null;
}

/** @param {string} path */
function leadsAway(path) {
  const isPath = path.startsWith('/') && !path.startsWith('//');
  return !isPath || path.includes('\\') || /\p{Cc}/u.test(path);
}

/** @param {string} text */
function decodedOnce(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** @param {string} target @param {string} origin */
function pathWithin(target, origin) {
  const url = new URL(target, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
