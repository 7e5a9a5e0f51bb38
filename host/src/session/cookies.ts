import { isRecord, storeCookie } from '@halte/contract';

/** Reads one cookie from the text of `document.cookie` or a Cookie header. Null when it is absent. */
export function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const [key = '', ...rest] = pair.split('=');
    if (key.trim() !== name) continue;
    const raw = rest.join('=').trim();
    try {
      return decodeURIComponent(raw);
    } catch {
      return raw;
    }
  }
  return null;
}

/** A cookie that contains a JSON object; null for anything else. */
export function readJsonCookie(cookies: string, name: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(readCookie(cookies, name) ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

export interface CookieOptions {
  /** Null: only this host. */
  readonly domain: string | null;
  /** 0 deletes the cookie. */
  readonly days: number;
  /** Whether the page is served over https. */
  readonly secure: boolean;
}

/** Text for `document.cookie`, with path `/` and SameSite lax. */
export function cookieText(name: string, value: string, { domain, days, secure }: CookieOptions): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'path=/', `max-age=${days * 86_400}`, 'samesite=lax'];
  if (domain) parts.push(`domain=${domain}`);
  if (secure) parts.push('secure');
  return parts.join('; ');
}

const PROBE = 'halte.probe';

/** Whether this page can store cookies. It writes one, because `navigator.cookieEnabled` may be true although cookies are dropped. */
export function acceptsCookies(): boolean {
  writeCookie(PROBE, '1', { domain: null, days: 1 });
  const isStored = readCookie(document.cookie, PROBE) === '1';
  writeCookie(PROBE, '', { domain: null, days: 0 });
  return isStored;
}

export function writeCookie(name: string, value: string, options: Omit<CookieOptions, 'secure'>): void {
  storeCookie(cookieText(name, value, { ...options, secure: location.protocol === 'https:' }));
}
