/** @typedef {{ readonly accessToken: string, readonly expiresAt: string, readonly attributes: Readonly<Record<string, unknown>> }} Session */

const TOKEN = 'userToken';
const INFOS = 'userInfos';
/** Browsers keep cookies of 4 kB. */
const LONGEST = 3800;

/** @param {string} cookies as `document.cookie` has them @returns {string | null} the token of who is signed in */
export function tokenIn(cookies) {
  const pair = cookies.split(/;\s*/).find((one) => one.startsWith(`${TOKEN}=`));
  try {
    const { accessToken } = JSON.parse(decodeURIComponent(pair?.slice(TOKEN.length + 1) ?? ''));
    return typeof accessToken === 'string' && accessToken !== '' ? accessToken : null;
  } catch {
    return null;
  }
}

/**
 * What to assign to `document.cookie` to sign somebody in.
 *
 * @param {Session} session
 * @param {{ domain: string, secure: boolean, now: number }} page
 * @returns {string[]}
 */
export function signInCookies({ accessToken, expiresAt, attributes }, page) {
  const seconds = Math.max(0, Math.floor((Date.parse(expiresAt) - page.now) / 1000));
  return [cookie(TOKEN, encoded({ accessToken }), seconds, page), cookie(INFOS, infos(attributes), seconds, page)];
}

/**
 * What to assign to sign out: cookies of this host alone, and of the tenant's whole domain.
 *
 * @param {{ domain: string, secure: boolean }} page
 * @returns {string[]}
 */
export function signOutCookies({ domain, secure }) {
  const domains = [...new Set(['', domain])];
  return [TOKEN, INFOS].flatMap((name) => domains.map((one) => cookie(name, '', 0, { domain: one, secure })));
}

/** @param {string} name @param {string} value @param {number} seconds @param {{ domain: string, secure: boolean }} page */
function cookie(name, value, seconds, { domain, secure }) {
  const parts = [`${name}=${value}`, 'path=/', `max-age=${seconds}`, 'samesite=lax'];
  if (domain !== '') parts.push(`domain=${domain}`);
  if (secure) parts.push('secure');
  return parts.join('; ');
}

/** All attributes, or only the name where they are too long for a cookie. @param {Session['attributes']} attributes */
function infos(attributes) {
  const whole = encoded({ attributes });
  if (whole.length <= LONGEST) return whole;
  const { firstName = '', lastName = '' } = attributes;
  return encoded({ attributes: { firstName: `${firstName}`.slice(0, 80), lastName: `${lastName}`.slice(0, 80) } });
}

/** @param {unknown} value */
function encoded(value) {
  return encodeURIComponent(JSON.stringify(value));
}
