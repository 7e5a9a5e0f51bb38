export interface Session {
  readonly accessToken: string;
  readonly expiresAt: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** Where cookies are written. */
interface CookieScope {
  /** Empty for the host alone. */
  readonly domain: string;
  readonly secure: boolean;
}

const TOKEN = 'userToken';
const INFOS = 'userInfos';
/** Browsers accept cookies of 4 kB. */
const MAX_LENGTH = 3800;

/**
 * The token of the session; null without one.
 *
 * @param cookies as in `document.cookie`
 */
export function tokenIn(cookies: string): string | null {
  const pair = cookies.split(/;\s*/).find((one) => one.startsWith(`${TOKEN}=`));
  try {
    const { accessToken } = JSON.parse(decodeURIComponent(pair?.slice(TOKEN.length + 1) ?? ''));
    return typeof accessToken === 'string' && accessToken !== '' ? accessToken : null;
  } catch {
    return null;
  }
}

/** The cookies of a session, to be assigned to `document.cookie`. */
export function signInCookies(
  { accessToken, expiresAt, attributes }: Session,
  page: CookieScope & { readonly now: number },
): string[] {
  const seconds = Math.max(0, Math.floor((Date.parse(expiresAt) - page.now) / 1000));
  return [cookie(TOKEN, encoded({ accessToken }), seconds, page), cookie(INFOS, infos(attributes), seconds, page)];
}

/** Cookies that remove those of a session, from this host alone and from the tenant's whole domain. */
export function signOutCookies({ domain, secure }: CookieScope): string[] {
  const domains = [...new Set(['', domain])];
  return [TOKEN, INFOS].flatMap((name) => domains.map((one) => cookie(name, '', 0, { domain: one, secure })));
}

function cookie(name: string, value: string, seconds: number, { domain, secure }: CookieScope): string {
  const parts = [`${name}=${value}`, 'path=/', `max-age=${seconds}`, 'samesite=lax'];
  if (domain !== '') parts.push(`domain=${domain}`);
  if (secure) parts.push('secure');
  return parts.join('; ');
}

/** All attributes, or only the name where they are too long for a cookie. */
function infos(attributes: Session['attributes']): string {
  const whole = encoded({ attributes });
  if (whole.length <= MAX_LENGTH) return whole;
  const { firstName = '', lastName = '' } = attributes;
  return encoded({ attributes: { firstName: `${firstName}`.slice(0, 80), lastName: `${lastName}`.slice(0, 80) } });
}

function encoded(value: unknown): string {
  return encodeURIComponent(JSON.stringify(value));
}
