import type { EmbeddedAnswer } from '@halte/contract';
import type { Tenant } from '@halte/contract/tenant';
import { createStaleIfErrorCache } from '../remotes/staleIfErrorCache.ts';
import { ssrBffUrlOf } from '../tenants/publicTenant.ts';

const PATH = '/api/trip-planner/v4/journeys/preferences';
/** How long a page waits for the answer. */
const WAIT_MS = 200;
const REQUEST_TIMEOUT_MS = 5000;
const FRESH_MS = 30_000;
const RETRY_MS = 1000;
/** It is on every page; that of a city has 1.6 kB. */
const MOST_CHARACTERS = 8_000;

/** The template of a tenant's preferences, so that no search waits for it; null until the backend has answered. */
export type Template = (tenant: Tenant) => Promise<Omit<EmbeddedAnswer, 'locale'> | null>;

async function fetchTemplate(bffUrl: string, apiKey: string) {
  const answer = await fetch(`${bffUrl}${PATH}`, {
    headers: { 'x-api-key': apiKey },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  const text = answer.ok ? await answer.text() : '';
  if (text === '' || text.length > MOST_CHARACTERS) return null;
  const template: unknown = JSON.parse(text);
  return { address: PATH, time: Date.now(), answer: template };
}

/** Fetches templates again as networks are: every half minute while pages are requested. One for each tenant's key. */
export function createTemplate(standardBffUrl: string): Template {
  const cached = createStaleIfErrorCache(
    (key: string) => {
      const [bffUrl = '', apiKey = ''] = key.split(' ');
      return fetchTemplate(bffUrl, apiKey);
    },
    { freshMs: FRESH_MS, retryMs: RETRY_MS, waitMs: WAIT_MS },
  );
  return (tenant) => cached(`${ssrBffUrlOf(tenant, standardBffUrl)} ${tenant.apiKey}`);
}
