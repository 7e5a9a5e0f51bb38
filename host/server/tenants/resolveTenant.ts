import type { Tenant } from '@halte/contract/tenant';

const LOOPBACK = new Set(['127.0.0.1', '[::1]', '::1']);

export interface TenantChoice {
  /** Without a port. */
  readonly hostName: string;
  /** Id of the tenant in `?tenant=`, where this is allowed. */
  readonly requested: string | null;
  /** Id of the tenant for host names in no file; null for none. */
  readonly standard: string | null;
}

/**
 * The tenant of a request, or null. A host name that is in no file gets no page: it is a mistake in DNS, in a proxy or in a file, and the page
 * of another operator would hide it. Loopback addresses are treated as `localhost`.
 */
export function resolveTenant(
  tenants: readonly Tenant[],
  { hostName, requested, standard }: TenantChoice,
): Tenant | null {
  const name = LOOPBACK.has(hostName) ? 'localhost' : hostName.toLowerCase();
  return (
    tenants.find(({ id }) => id === requested) ??
    tenants.find(({ domainName }) => domainName === name) ??
    tenants.find(({ id }) => id === standard) ??
    null
  );
}
