import { unauthenticated } from '../problems/requestError.ts';

/**
 * Whether what belongs to one tenant may be used at another: it may not. What is from before accounts had a tenant may be used at each, and a
 * caller that names no tenant is believed by its token.
 *
 * @param tenant whose page calls; null where it does not say.
 */
export function isOfTenant(owned: { readonly tenant: string }, tenant: string | null): boolean {
  return tenant === null || owned.tenant === '' || owned.tenant === tenant;
}

/** @throws RequestError `unauthenticated` where a caller does not say of which tenant the account is. */
export function namedTenant(tenant: string | null): string {
  if (tenant === null)
    throw unauthenticated('missing-api-key', 'Accounts belong to a tenant: send its key in the X-Api-Key header.');
  return tenant;
}
