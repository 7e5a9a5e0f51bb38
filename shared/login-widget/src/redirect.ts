const MAX_ENCODINGS = 5;

/**
 * The path to go to after signing in, or null when it might lead out of this origin: the page took it from its address, which is user input.
 * Every decoded form is checked, because servers decode more often than browsers.
 */
export function safePath(target: unknown, origin: string): string | null {
  if (typeof target !== 'string') return null;
  let form = target;
  for (let round = 0; round < MAX_ENCODINGS; round++) {
    if (leadsAway(form)) return null;
    const decoded = decodedOnce(form);
    // An encoded percent sign is text; one that is not encoded makes the address invalid.
    if (decoded === null && round === 0) return null;
    if (decoded === null || decoded === form) return pathWithin(target, origin);
    form = decoded;
  }
  return null;
}

function leadsAway(path: string): boolean {
  const isPath = path.startsWith('/') && !path.startsWith('//');
  return !isPath || path.includes('\\') || /\p{Cc}/u.test(path);
}

function decodedOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function pathWithin(target: string, origin: string): string | null {
  const url = new URL(target, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
