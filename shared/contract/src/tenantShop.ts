import type { TenantHref } from './tenantComponents.ts';

/** The shop of a tenant. The schema of its file is in `tenant/shop.ts`. */
export interface TenantShop {
  /** The shop itself: `storeURL` of the tenant's file. */
  readonly home?: TenantHref | undefined;
  readonly cart?: TenantHref;
  readonly catalogue?: TenantHref;
  readonly addItem?: TenantHref;
  readonly placeholderNames?: readonly string[];
}
