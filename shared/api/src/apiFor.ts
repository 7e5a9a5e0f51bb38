import type { HostServices } from '@halte/contract';
import { type Api, createApi } from './client.ts';

const clients = new WeakMap<HostServices, Api>();

/** The client of a host, created on first use: one per host, because the call policy remembers the last failures. */
export function apiFor(host: HostServices): Api {
  const known = clients.get(host);
  if (known) return known;
  const { tenant, locale, session } = host;
  const client = createApi({
    baseUrl: tenant.bffUrl,
    apiKey: tenant.apiKey,
    locale: () => locale.get(),
    accessToken: () => session.accessToken(),
  });
  clients.set(host, client);
  return client;
}
