import { unauthenticated } from '../problems/requestError.ts';

/**
 * Whether a tenant may use `owned`: only if it is its own. Data from before accounts had a tenant may be used by any,
 * and a caller that names no tenant is trusted by its token.
 *
 * @param tenant of the calling page; null if not stated.
 */
export function isOfTenant(owned: { readonly tenant: string }, tenant: string | null): boolean {
  return tenant === null || owned.tenant === '' || owned.tenant === tenant;
}

/** @throws RequestError `unauthenticated` if a caller does not name the tenant of the account. */
export function namedTenant(tenant: string | null): string {
  if (tenant === null)
    throw unauthenticated('missing-api-key', 'Accounts belong to a tenant: send its key in the X-Api-Key header.');
  return tenant;
}
