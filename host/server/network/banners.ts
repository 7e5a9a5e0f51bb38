import { closedBanners } from '@halte/contract/closedBanners';
import type { Tenant } from '@halte/contract/tenant';
import { createStaleIfErrorCache } from '../remotes/staleIfErrorCache.ts';
import { ssrBffUrlOf } from '../tenants/publicTenant.ts';

/** How long a page waits for the answer. */
const WAIT_MS = 300;
const REQUEST_TIMEOUT_MS = 5000;
const FRESH_MS = 60_000;
const RETRY_MS = 1000;

/** Whether the product's header will show banners to a visitor with these cookies; null until the backend has answered. */
export type HasBanners = (tenant: Tenant, cookies: string) => Promise<boolean | null>;

async function fetchIds(bffUrl: string, apiKey: string): Promise<readonly string[] | null> {
  const answer = await fetch(`${bffUrl}/core/v1/banners`, {
    headers: { 'x-api-key': apiKey },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!answer.ok) return null;
  const { banners } = (await answer.json()) as { banners?: unknown };
  const list: readonly unknown[] = Array.isArray(banners) ? banners : [];
  return list.flatMap((banner) => {
    const { id } = (banner ?? {}) as { id?: unknown };
    return typeof id === 'string' ? [id] : [];
  });
}

/** Looks up a tenant's banners, once a minute. */
export function createHasBanners(standardBffUrl: string): HasBanners {
  const cached = createStaleIfErrorCache(
    (key: string) => {
      const [bffUrl = '', apiKey = ''] = key.split(' ');
      return fetchIds(bffUrl, apiKey);
    },
    { freshMs: FRESH_MS, retryMs: RETRY_MS, waitMs: WAIT_MS },
  );
  return async (tenant, cookies) => {
    // A tenant's own header need not show banners.
    if (tenant.remotes['shop-header'] !== undefined) return false;
    const ids = await cached(`${ssrBffUrlOf(tenant, standardBffUrl)} ${tenant.apiKey}`);
    const closed = closedBanners(cookies);
    return ids?.some((id) => !closed.includes(id)) ?? null;
  };
}
