import { COOKIES } from './cookies.ts';

const YEAR_SECONDS = 365 * 86_400;
/** Browsers drop cookies of more than 4 096 bytes. */
const MOST_BYTES = 3_800;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The value of the cookie in the text of `document.cookie`, whose name may be encoded, as helpers for cookies do with colons. */
function cookieValue(cookies: string): string | null {
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && decoded(pair.slice(0, at).trim()) === COOKIES.closedBanners)
      return decoded(pair.slice(at + 1).trim());
  }
  return null;
}

/** Ids of the banners that were closed; anything but a list of texts is none. */
export function closedBanners(cookies: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(cookieValue(cookies) ?? '[]');
    return Array.isArray(value) ? [...new Set(value.filter((id) => typeof id === 'string'))] : [];
  } catch {
    return [];
  }
}

interface CookieScope {
  /** Null: this host only. */
  readonly domain: string | null;
  readonly isSecure: boolean;
}

/** Text for `document.cookie` with one more closed banner. The oldest ids are dropped where a browser would drop the cookie. */
export function withClosedBanner(cookies: string, id: string, { domain, isSecure }: CookieScope): string {
  let ids = [...new Set([...closedBanners(cookies), id])];
  const value = () => encodeURIComponent(JSON.stringify(ids));
  while (ids.length > 1 && value().length > MOST_BYTES) ids = ids.slice(1);
  const parts = [`${COOKIES.closedBanners}=${value()}`, 'path=/', `max-age=${YEAR_SECONDS}`, 'samesite=lax'];
  if (domain) parts.push(`domain=${domain}`);
  if (isSecure) parts.push('secure');
  return parts.join('; ');
}
