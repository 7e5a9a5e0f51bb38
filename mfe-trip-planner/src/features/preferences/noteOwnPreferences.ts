import { COOKIES, storeCookie } from '@halte/contract';

const YEAR_SECONDS = 365 * 86_400;

/** Tells the server that a page of results with journeys for everyone is not for this traveller. `domain`: of the tenant's cookies; null for this host. */
export function noteOwnPreferences(hasOwn: boolean, domain: string | null): void {
  const isNoted = document.cookie.split('; ').includes(`${COOKIES.preferences}=1`);
  if (hasOwn === isNoted) return;
  const scope = domain === null ? '' : `; Domain=${domain}`;
  storeCookie(`${COOKIES.preferences}=1; Path=/; Max-Age=${hasOwn ? YEAR_SECONDS : 0}; SameSite=Lax${scope}`);
}
