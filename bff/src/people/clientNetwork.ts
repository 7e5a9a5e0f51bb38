import { normalizeIP } from '@fastify/rate-limit';

/** The network of one household or machine: an IPv4 address (also if mapped to IPv6) or an IPv6 /64. The general rate limit uses the same key. */
export function clientNetwork(address: string): string {
  return normalizeIP(address);
}
