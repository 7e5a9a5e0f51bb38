import type { Locale, PublicTenant } from '@halte/contract';

/** The requester, with language and tenant. `account` is null if the answer does not depend on it, and for visitors without one. */
export interface Asker {
  readonly locale: Locale;
  readonly tenant: Pick<PublicTenant, 'bffUrl' | 'apiKey'>;
  readonly account: number | null;
}

/** Everything that an answer depends on: requester, address, question. */
export type QueryKey = readonly [
  locale: Locale,
  tenant: string,
  account: number | null,
  address: string,
  question: object,
];

/** The entry of the cache for a question to an address of the backend (or to one of another server). */
export function queryKey({ locale, tenant, account }: Asker, address: string, question: object): QueryKey {
  return [locale, tenantKey(tenant), account, address, question];
}

export function tenantKey({ bffUrl, apiKey }: Asker['tenant']): string {
  return `${bffUrl} ${apiKey}`;
}
