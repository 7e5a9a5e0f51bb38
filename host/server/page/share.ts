import { randomInt } from 'node:crypto';
import { COOKIES } from '@halte/contract';
import { SHARE_VALUES } from '@halte/contract/registry/bucket';
import { readCookie } from '../../src/session/cookies.ts';

const KEPT_SECONDS = 30 * 24 * 60 * 60;
const VALUE = /^\d{1,3}$/;

/** On which side of a release to a share of the visitors this one is: 0 to 255; null without a valid cookie. */
export function shareOf(cookies: string): number | null {
  const text = readCookie(cookies, COOKIES.share) ?? '';
  return VALUE.test(text) && Number(text) < SHARE_VALUES ? Number(text) : null;
}

/** `Set-Cookie` for a visitor without one: a number that says nothing and that one in 256 visitors has. It holds from the next page on. */
export function shareCookie(): string {
  return `${COOKIES.share}=${randomInt(SHARE_VALUES)}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax; HttpOnly`;
}
