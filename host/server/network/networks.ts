import { type MapCredit, type NetworkNotice, parseFirstViews } from '@halte/contract';
import type { Tenant } from '@halte/contract/tenant';
import { createStaleIfErrorCache } from '../remotes/staleIfErrorCache.ts';
import { ssrBffUrlOf } from '../tenants/publicTenant.ts';
import { canonicalZone, zoneConflict } from './timeZone.ts';

/** How long a page waits for the answer. */
const WAIT_MS = 500;
const REQUEST_TIMEOUT_MS = 5000;
const FRESH_MS = 30_000;
const RETRY_MS = 1000;
const COLOR = /^#[\da-f]{6}$/;

export interface NetworksParts {
  readonly tenants: () => readonly Tenant[];
  readonly standardBffUrl: string;
  readonly warn: (message: string) => void;
}

export interface Networks {
  /** The backend's description of a tenant's network; null until it has answered, because pages do not wait longer for it. */
  of(tenant: Tenant): Promise<NetworkNotice | null>;
  /** Retries until each backend has answered. */
  start(): void;
  stop(): void;
}

/** The part of the answer to `/api/v1/network` that the host uses. */
type NetworkAnswer = Omit<NetworkNotice, 'credits' | 'firstViews'> & {
  readonly firstViews?: unknown;
  readonly attributions?: readonly { readonly organization: string; readonly url?: string }[];
};

async function fetchNotice(bffUrl: string, apiKey: string): Promise<NetworkNotice | null> {
  const answer = await fetch(`${bffUrl}/api/v1/network`, {
    headers: { 'x-api-key': apiKey },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!answer.ok) return null;
  const { name, color, timeZone, from, to, shiftedByWeeks, imaginary, center, attributions, ...others } =
    (await answer.json()) as NetworkAnswer;
  if (canonicalZone(timeZone) === null) return null;
  const firstViews = parseFirstViews(others.firstViews);
  return {
    ...{ name, timeZone, from, to, shiftedByWeeks, imaginary, center, credits: creditsOf(attributions) },
    ...(color !== undefined && COLOR.test(color) && { color }),
    ...(firstViews && { firstViews }),
    ...(others.tilesInLanguages === true && { tilesInLanguages: true as const }),
  };
}

/** Older backends have no attributions. A link that is not a web address is left out. */
function creditsOf(attributions: NetworkAnswer['attributions'] = []): MapCredit[] {
  return attributions.map(({ organization, url }) => ({
    text: organization,
    ...(url && /^https?:\/\//.test(url) ? { href: url } : {}),
  }));
}

/** The networks of the tenants, from their backends. A tenant whose file names another time zone is reported as soon as that is known. */
export function createNetworks({ tenants, standardBffUrl, warn }: NetworksParts): Networks {
  const keyOf = (tenant: Tenant) => `${ssrBffUrlOf(tenant, standardBffUrl)} ${tenant.apiKey}`;
  const reported = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function report(tenant: Tenant, notice: NetworkNotice): void {
    const conflict = zoneConflict(tenant, notice);
    if (conflict === null || reported.has(conflict)) return;
    reported.add(conflict);
    warn(conflict);
  }

  const cached = createStaleIfErrorCache(
    async (key: string) => {
      const [bffUrl = '', apiKey = ''] = key.split(' ');
      const notice = await fetchNotice(bffUrl, apiKey);
      if (notice) for (const tenant of tenants()) if (keyOf(tenant) === key) report(tenant, notice);
      return notice;
    },
    { freshMs: FRESH_MS, retryMs: RETRY_MS, waitMs: WAIT_MS },
  );

  async function findAll(): Promise<void> {
    const found = await Promise.all(tenants().map((tenant) => cached(keyOf(tenant))));
    if (!isStopped && found.includes(null)) timer = setTimeout(() => void findAll(), RETRY_MS).unref();
  }

  return {
    of: (tenant) => cached(keyOf(tenant)),
    start: () => void findAll(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
