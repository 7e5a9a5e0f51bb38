import type { HostServices } from '@halte/contract';
import { getLocale } from '@halte/i18n';
import { type Api, createApi } from './client.ts';

/** The services of a host that requests depend on. */
export type RequestContext = Pick<HostServices, 'tenant' | 'session'>;

const clients = new WeakMap<HostServices['session'], Api>();

/** The client of a page, created on first use: the services of all remotes have one session, and the call policy remembers the last failures. */
export function apiFor(host: RequestContext): Api {
  const known = clients.get(host.session);
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
  clients.set(session, client);
  return client;
}
