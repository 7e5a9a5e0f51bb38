import { isIP } from 'node:net';
import type { Tenant } from '@halte/contract/tenant';

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
 * of another operator would hide it. IP addresses are treated as `localhost`: a phone opens what a laptop serves by the laptop's address.
 */
export function resolveTenant(
  tenants: readonly Tenant[],
  { hostName, requested, standard }: TenantChoice,
): Tenant | null {
  const name = isIP(hostName.replace(/^\[|\]$/g, '')) > 0 ? 'localhost' : hostName.toLowerCase();
  return (
    tenants.find(({ id }) => id === requested) ??
    tenants.find(({ domainName }) => domainName === name) ??
    tenants.find(({ id }) => id === standard) ??
    null
  );
}
