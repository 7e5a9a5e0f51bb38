import { type Locale, STANDARD_PLACES } from '@halte/contract';
import type { Tenant } from '@halte/contract/tenant';
import type { Place } from '@halte/contract/trip';
import { createStaleIfErrorCache } from '../remotes/staleIfErrorCache.ts';
import { ssrBffUrlOf } from '../tenants/publicTenant.ts';

/** A place that the backend proposes for a text. */
export type Proposal = Pick<Place, 'id' | 'title' | 'subTitle' | 'displayName' | 'type' | 'lat' | 'lon'>;

/** The best first; null while the backend does not answer. */
export type ProposePlaces = (tenant: Tenant, locale: Locale, text: string) => Promise<readonly Proposal[] | null>;

/** How long a page waits for the answer. */
const WAIT_MS = 1500;
const REQUEST_TIMEOUT_MS = 5000;
const FRESH_MS = 60_000;
const RETRY_MS = 1000;
/** Texts whose places are cached. */
const MOST_TEXTS = 500;
/** The backend takes no longer texts. */
const LONGEST_SEARCH = 200;
const MOST = 8;

function proposalOf(value: unknown): Proposal | null {
  if (typeof value !== 'object' || value === null) return null;
  const given: Readonly<Partial<Record<string, unknown>>> = { ...value };
  const text = (name: string) => (typeof given[name] === 'string' ? String(given[name]) : '');
  const degrees = (name: string) => (typeof given[name] === 'number' ? Number(given[name]) : null);
  const title = text('title') || text('name');
  if (title === '' || text('id') === '') return null;
  return {
    id: text('id'),
    title,
    subTitle: text('subTitle'),
    displayName: text('displayName'),
    type: text('type'),
    lat: degrees('lat'),
    lon: degrees('lon'),
  };
}

async function search(address: string, apiKey: string, locale: string): Promise<readonly Proposal[] | null> {
  const answer = await fetch(address, {
    headers: { 'x-api-key': apiKey, 'accept-language': locale },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  const found: unknown = answer.ok ? await answer.json() : null;
  if (!Array.isArray(found)) return null;
  return found
    .map(proposalOf)
    .filter((proposal) => proposal !== null)
    .slice(0, MOST);
}

export function createProposePlaces(standardBffUrl: string): ProposePlaces {
  const cached = createStaleIfErrorCache(
    (key: string) => {
      const [address = '', apiKey = '', locale = ''] = key.split(' ');
      return search(address, apiKey, locale);
    },
    { freshMs: FRESH_MS, retryMs: RETRY_MS, waitMs: WAIT_MS, most: MOST_TEXTS },
  );
  return (tenant, locale, text) => {
    const { search: path } = { ...STANDARD_PLACES, ...tenant.places };
    const query = new URLSearchParams({ search: text.slice(0, LONGEST_SEARCH) });
    return cached(`${ssrBffUrlOf(tenant, standardBffUrl)}${path}?${query.toString()} ${tenant.apiKey} ${locale}`);
  };
}
