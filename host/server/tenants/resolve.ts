import type { Tenant } from '@halte/contract/tenant';

const FALLBACK = 'demo';

/** Who a request is for: by host name, or by `asked` where that is allowed; the demo operator where nobody answers to the name. */
export function resolveTenant(tenants: readonly Tenant[], hostName: string, asked: string | null): Tenant {
  const tenant =
    (asked && tenants.find(({ id }) => id === asked)) ||
    tenants.find(({ domainName }) => domainName === hostName.toLowerCase()) ||
    tenants.find(({ id }) => id === FALLBACK) ||
    tenants[0];
  if (!tenant) throw new Error('There is no tenant.');
  return tenant;
}
