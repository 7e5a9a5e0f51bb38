import { type CurrentRoute, providerKind, type RouteName, type RouteParams } from '@halte/contract';
import type { Tenant } from '@halte/contract/tenant';
import { ssrBffUrlOf } from '../tenants/publicTenant.ts';

/** A page does not wait longer for the answer. */
const WAIT_MS = 500;

/** Whether the backend knows nothing with the id in the address. False while the backend cannot answer. */
export type IsMissing = (tenant: Tenant, route: CurrentRoute) => Promise<boolean>;

function placePath({ type = '', id = '' }: RouteParams): string {
  const kind = providerKind(type);
  if (kind === 'stoparea') return `/api/proximity/v2/stopAreas/${encodeURIComponent(id)}`;
  // A position is looked up as the address that is there.
  return `/core/v3/${kind === 'user_position' ? 'address' : kind}/${encodeURIComponent(id)}`;
}

/** The backend path that looks up the id in an address. */
const PATHS: Readonly<Partial<Record<RouteName, (params: RouteParams) => string>>> = {
  'proximity-type-id': placePath,
  'schedules-line-id': ({ id = '' }) => `/api/v1/lines/${encodeURIComponent(id)}`,
};

const CODES: ReadonlySet<unknown> = new Set(['place-not-found', 'stop-area-not-found', 'line-not-found']);

/** Looks up what an address names, so that the page of an unknown id answers 404. */
export function createIsMissing(standardBffUrl: string): IsMissing {
  return async (tenant, { name, params }) => {
    const path = name && PATHS[name]?.(params);
    if (!path) return false;
    try {
      const answer = await fetch(`${ssrBffUrlOf(tenant, standardBffUrl)}${path}`, {
        headers: { 'x-api-key': tenant.apiKey },
        signal: AbortSignal.timeout(WAIT_MS),
      });
      if (answer.status !== 404) {
        await answer.body?.cancel();
        return false;
      }
      // Any other 404 means that this backend has no such endpoint.
      const { code } = (await answer.json()) as { code?: unknown };
      return CODES.has(code);
    } catch {
      return false;
    }
  };
}
