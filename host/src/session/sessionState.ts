import { COOKIES, isRecord, type SessionState } from '@halte/contract';
import { readJsonCookie } from './cookies.ts';

export const ANONYMOUS: SessionState = { authenticated: false, loading: false, attributes: {} };

export interface SessionCookies {
  readonly accessToken: string | null;
  readonly attributes: Readonly<Record<string, unknown>> | null;
}

/** The two cookies of the account system. `userInfos` holds `{ attributes }`. */
export function sessionCookies(cookies: string): SessionCookies {
  const token = readJsonCookie(cookies, COOKIES.userToken)?.accessToken;
  const infos = readJsonCookie(cookies, COOKIES.userInfos);
  const attributes = infos?.attributes;
  return {
    accessToken: typeof token === 'string' && token !== '' ? token : null,
    attributes: isRecord(attributes) ? attributes : infos && {},
  };
}

/** A session starts with both cookies, and ends without the token. Returns `before` itself when nothing changes. */
export function nextSession(before: SessionState, { accessToken, attributes }: SessionCookies): SessionState {
  if (accessToken === null) return before.authenticated || before.loading ? ANONYMOUS : before;
  if (attributes === null) return before.loading ? ANONYMOUS : before;
  const same = before.authenticated && JSON.stringify(before.attributes) === JSON.stringify(attributes);
  return same ? before : { authenticated: true, loading: false, attributes };
}

/** Browsers accept cookies of 4 kB. */
const MAX_LENGTH = 3_800;

/** The value of the cookie `userInfos`: all attributes, or only the name if they are too long for a cookie. */
export function infosText(attributes: SessionState['attributes']): string {
  const whole = JSON.stringify({ attributes });
  if (encodeURIComponent(whole).length <= MAX_LENGTH) return whole;
  const { firstName = '', lastName = '' } = attributes;
  return JSON.stringify({
    attributes: { firstName: `${firstName}`.slice(0, 80), lastName: `${lastName}`.slice(0, 80) },
  });
}
