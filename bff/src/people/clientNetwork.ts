import { normalizeIP } from '@fastify/rate-limit';

/** What one household or machine has of the network: an IPv4 address, also written as IPv6, or an IPv6 /64. The limit of all calls counts by the same. */
export function clientNetwork(address: string): string {
  return normalizeIP(address);
}
