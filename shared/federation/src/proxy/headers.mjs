/** Of one connection only (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade'],
]);

/** Directives of a content policy that local files and their updates need, and the source that is theirs. */
const NEEDED = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'];

/**
 * A policy of a deployed host with what local files need and nothing else: they come from the page's own origin, which the policies of Halte allow
 * already. Without the directive that turns http into https, by which nothing here would load.
 *
 * @param {string} policy
 */
export function localPolicy(policy) {
  const directives = policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name && name !== 'upgrade-insecure-requests');
  return directives
    .map(([name = '', ...sources]) => {
      if (!NEEDED.includes(name) || sources.includes(`'self'`) || sources.includes('*')) return [name, ...sources];
      return [name, `'self'`, ...sources.filter((source) => source !== `'none'`)];
    })
    .map((parts) => parts.join(' '))
    .join('; ');
}

/**
 * A cookie of a deployed host as one of http://localhost: without its domain, and not only for https, which some browsers do not keep here. Names
 * that demand `Secure` keep it.
 *
 * @param {string} cookie value of `Set-Cookie`
 */
export function localCookie(cookie) {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  const demandsSecure = /^__(?:Host|Secure)-/i.test(pair);
  const kept = attributes.filter((attribute) => {
    if (/^domain=/i.test(attribute)) return false;
    return demandsSecure || !/^(?:secure$|partitioned$|samesite=none$)/i.test(attribute);
  });
  return [pair, ...kept].join('; ');
}

/** An address of the deployed host as one of the proxy; others stay. @param {string} location @param {string} origin of the host */
export function localLocation(location, origin) {
  const url = URL.parse(location, origin);
  return url?.origin === origin ? `${url.pathname}${url.search}${url.hash}` : location;
}

/** @param {string} address @param {{ own: string, origin: string }} origins */
function movedTo(address, { own, origin }) {
  const url = URL.parse(address);
  return url?.origin === own ? address.replace(own, origin) : address;
}

/**
 * Headers of a request of the page, for the deployed host. Only the proxy's own origin becomes that of the host: what another site sends stays recognizable.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {{ own: string, origin: string, isChanged: boolean }} options `own`: origin of the proxy; `origin`: where the request goes; `isChanged`: the answer will be
 */
export function headersOfRequest(headers, { own, origin, isChanged }) {
  const kept = Object.entries(headers).filter(
    ([name]) => !HOP_BY_HOP.has(name) && !(isChanged && /^if-|^range$/.test(name)),
  );
  return {
    ...Object.fromEntries(kept),
    host: new URL(origin).host,
    ...(headers.origin && { origin: movedTo(headers.origin, { own, origin }) }),
    ...(headers.referer && { referer: movedTo(headers.referer, { own, origin }) }),
    ...(isChanged && { 'accept-encoding': 'gzip' }),
  };
}

/** What no longer holds for an answer that was changed. `link`: preloads files of the deployed version, which the page does not run. */
const OF_THE_BODY = new Set([
  ...['content-length', 'content-encoding', 'content-md5', 'digest', 'etag', 'last-modified', 'link'],
]);

/**
 * Headers of an answer of the deployed host, for the page.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {{ origin: string, isChanged: boolean }} options
 * @returns {import('node:http').OutgoingHttpHeaders}
 */
export function headersOfAnswer(headers, { origin, isChanged }) {
  const kept = Object.entries(headers).filter(
    ([name]) => !HOP_BY_HOP.has(name) && name !== 'strict-transport-security' && !(isChanged && OF_THE_BODY.has(name)),
  );
  const policies = ['content-security-policy', 'content-security-policy-report-only'].flatMap((name) => {
    const policy = headers[name];
    return typeof policy === 'string' ? [[name, localPolicy(policy)]] : [];
  });
  const { location, 'set-cookie': cookies } = headers;
  return {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(policies),
    ...(location !== undefined && { location: localLocation(location, origin) }),
    ...(cookies && { 'set-cookie': cookies.map(localCookie) }),
    ...(isChanged && { 'cache-control': 'no-store' }),
  };
}
