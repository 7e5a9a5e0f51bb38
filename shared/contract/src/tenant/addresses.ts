/** Whether a piece of text in a tenant's file may stand where browsers take it for an address, an origin or a host name. */

/** Host names in lower case, as browsers send them; IP addresses of version 4 fit as well. A letter outside ASCII is written in Punycode. */
const HOST_NAME = /^[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?)*$/;
const IPV6 = /^\[[0-9a-f:.]+\]$/;
/** Ends a header, leaves an attribute, or is dropped or turned round by URL parsers without an error. */
const NEVER_IN_ADDRESS = /[\s\p{Cc}"'<>\\^`|]/u;
/** Any base: only used to see whether a path stays on the site it is asked of. */
const SOMEWHERE = 'http://somewhere.invalid';

export function isHostName(text: string): boolean {
  return HOST_NAME.test(text);
}

/** A host name, or all names below it by a leading dot. */
export function isCookieDomain(text: string): boolean {
  return isHostName(text.replace(/^\./, ''));
}

/** `https://example.org`, with a port at most. What a browser would write differently is refused: it would never match. */
export function isOrigin(text: string): boolean {
  return isHttpAddress(text) && URL.parse(text)?.origin === text;
}

/** An absolute address, http or https, without a name and password. `{z}` and the like may stand in its path. */
export function isHttpAddress(text: string): boolean {
  if (NEVER_IN_ADDRESS.test(text) || !/^https?:\/\//.test(text)) return false;
  const { hostname = '', username, password } = URL.parse(text) ?? {};
  return username === '' && password === '' && (isHostName(hostname) || IPV6.test(hostname));
}

/** A path on the same site: `//example.org` is another site. */
export function isPath(text: string): boolean {
  if (NEVER_IN_ADDRESS.test(text) || !text.startsWith('/')) return false;
  return URL.parse(text, SOMEWHERE)?.origin === SOMEWHERE;
}

export function isAddress(text: string): boolean {
  return isPath(text) || isHttpAddress(text);
}

/** Where a remote is: below `/remotes/` of this host, or anywhere else. */
export function isRemotePlace(text: string): boolean {
  return /^\/remotes\/[\w.-]+\/?$/.test(text) || isHttpAddress(text);
}

/** A name of the IANA time zone database that this runtime knows. `+02:00` is an offset and knows no summer time. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** A hash as in the `integrity` attribute of scripts: one of SHA-384 in base64. */
export function isIntegrity(text: string): boolean {
  return /^sha384-[A-Za-z0-9+/]{64}$/.test(text);
}
