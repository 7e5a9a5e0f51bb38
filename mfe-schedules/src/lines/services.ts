import { type Api, createApi } from '@halte/api';
import type { HostServices } from '@halte/contract';

const made = new WeakMap<HostServices, Api>();

/** One for each host: it remembers how the backend has been lately. */
export function apiOf(host: HostServices): Api {
  const { tenant, locale, session } = host;
  const { bffUrl: baseUrl, apiKey } = tenant;
  const known = made.get(host);
  const api = known ?? createApi({ baseUrl, apiKey, locale: locale.get, accessToken: session.accessToken });
  if (!known) made.set(host, api);
  return api;
}
