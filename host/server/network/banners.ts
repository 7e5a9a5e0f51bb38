import type { EmbeddedAnswer, Locale } from '@halte/contract';
import { fieldsOf } from '@halte/contract';
import { closedBanners } from '@halte/contract/closedBanners';
import type { Tenant } from '@halte/contract/tenant';
import { createStaleIfErrorCache } from '../remotes/staleIfErrorCache.ts';
import { ssrBffUrlOf } from '../tenants/publicTenant.ts';

/** How long a page waits for the answer. */
const WAIT_MS = 300;
const REQUEST_TIMEOUT_MS = 5000;
const FRESH_MS = 60_000;
const RETRY_MS = 1000;
const ADDRESS = '/core/v1/banners';
/** Characters. A longer answer is not written into each page: the header requests it. */
const MOST_LENGTH = 20_000;

export interface KnownBanners {
  /** Whether the product's header will show banners to this visitor. */
  readonly areShown: boolean;
  /** The answer of the backend, for pages that show some; null where it is too long for a page. */
  readonly embedded: EmbeddedAnswer | null;
}

/** The banners for a visitor with these cookies; null until the backend has answered. */
export type FindBanners = (tenant: Tenant, locale: Locale, cookies: string) => Promise<KnownBanners | null>;

const NONE: KnownBanners = { areShown: false, embedded: null };

interface Answer {
  readonly ids: readonly string[];
  readonly embedded: EmbeddedAnswer | null;
}

function idsOf(answer: unknown): string[] {
  const { banners } = fieldsOf(answer);
  const list: readonly unknown[] = Array.isArray(banners) ? banners : [];
  return list.flatMap((banner) => {
    const { id } = fieldsOf(banner);
    return typeof id === 'string' ? [id] : [];
  });
}

async function fetchBanners(bffUrl: string, apiKey: string, locale: string): Promise<Answer | null> {
  const response = await fetch(`${bffUrl}${ADDRESS}`, {
    headers: { 'x-api-key': apiKey, 'accept-language': locale },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!response.ok) return null;
  const text = await response.text();
  const answer: unknown = JSON.parse(text);
  const isShort = text.length <= MOST_LENGTH;
  return { ids: idsOf(answer), embedded: isShort ? { address: ADDRESS, locale, time: Date.now(), answer } : null };
}

/** Looks up a tenant's banners, once a minute for each language. */
export function createFindBanners(standardBffUrl: string): FindBanners {
  const cached = createStaleIfErrorCache(
    (key: string) => {
      const [bffUrl = '', apiKey = '', locale = ''] = key.split(' ');
      return fetchBanners(bffUrl, apiKey, locale);
    },
    { freshMs: FRESH_MS, retryMs: RETRY_MS, waitMs: WAIT_MS },
  );
  return async (tenant, locale, cookies) => {
    // A tenant's own header need not show banners.
    if (tenant.remotes['shop-header'] !== undefined) return NONE;
    const known = await cached(`${ssrBffUrlOf(tenant, standardBffUrl)} ${tenant.apiKey} ${locale}`);
    const closed = closedBanners(cookies);
    return (
      known && (known.ids.some((id) => !closed.includes(id)) ? { areShown: true, embedded: known.embedded } : NONE)
    );
  };
}
