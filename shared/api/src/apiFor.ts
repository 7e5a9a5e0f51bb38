import type { HostServices } from '@halte/contract';
import { getLocale } from '@halte/i18n';
import { type Api, createApi } from './client.ts';

/** The services of a host that requests depend on. */
export type RequestContext = Pick<HostServices, 'tenant' | 'session'>;

const clients = new WeakMap<RequestContext, Api>();

/** The client of a host, created on first use: one per host, because the call policy remembers the last failures. */
export function apiFor(host: RequestContext): Api {
  const known = clients.get(host);
  if (known) return known;
  const { tenant, session } = host;
  const client = createApi({
    baseUrl: tenant.bffUrl,
    apiKey: tenant.apiKey,
    // The same language as that of the texts and of the query keys.
    locale: getLocale,
    accessToken: () => session.accessToken(),
    ...(tenant.places && { places: tenant.places }),
  });
  clients.set(host, client);
  return client;
}
