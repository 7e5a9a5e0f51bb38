import type { Tenant } from '@halte/contract/tenant';

const LOOPBACK = new Set(['127.0.0.1', '[::1]', '::1']);

export interface TenantChoice {
  /** Without a port. */
  readonly hostName: string;
  /** Id of the tenant that the request asks for, where this is allowed. */
  readonly asked: string | null;
  /** Id of the tenant for host names that no file has; null for none. */
  readonly standard: string | null;
}

/**
 * The tenant that a request is for, or null. A host name that no file has gets nobody's page: it is a mistake in DNS, in a proxy or in a file,
 * and another operator's name and colours would hide it. The addresses of this machine itself count as `localhost`.
 */
export function resolveTenant(tenants: readonly Tenant[], { hostName, asked, standard }: TenantChoice): Tenant | null {
  const name = LOOPBACK.has(hostName) ? 'localhost' : hostName.toLowerCase();
  return (
    tenants.find(({ id }) => id === asked) ??
    tenants.find(({ domainName }) => domainName === name) ??
    tenants.find(({ id }) => id === standard) ??
    null
  );
}
