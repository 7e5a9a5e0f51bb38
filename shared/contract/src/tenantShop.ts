import type { TenantHref } from './tenantComponents.ts';

/** Placeholders that the address of a ticket may contain, in braces; docs/tenant.md describes each. */
export const TICKET_FIELDS = [
  'from',
  'to',
  'fromId',
  'toId',
  'date',
  'time',
  'returnDate',
  'returnTime',
  'lines',
  'price',
  'currency',
  'locale',
] as const;
export type TicketField = (typeof TICKET_FIELDS)[number];

/** The shop of a tenant. The schema of its file is in `tenant/shop.ts`. */
export interface TenantShop {
  /** The shop itself: `storeURL` of the tenant's file. */
  readonly home?: TenantHref | undefined;
  readonly cart?: TenantHref;
  readonly catalogue?: TenantHref;
  readonly addItem?: TenantHref;
  /** Where the ticket of a journey is bought: an address with fields in braces. */
  readonly ticket?: string;
  readonly placeholderNames?: readonly string[];
}
