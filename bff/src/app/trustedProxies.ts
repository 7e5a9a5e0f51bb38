/** Proxies in front of the server that are trusted to report the client's address. */
import { isIP } from 'node:net';
import { StartError } from '@halte/server/startError';
import type { TrustedProxies } from '../http/plugins/trustedProxies.ts';
import { listOf } from './configValues.ts';

/** A higher number of chained proxies is taken for a mistake. */
const MOST_HOPS = 10;
/** The machine itself, and networks that are not routed on the internet. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** @throws StartError for text that names no proxy, or every address. */
export function trustedProxiesOf(text: string): TrustedProxies {
  const parts = listOf(text);
  const [first = '0'] = parts;
  if (parts.length <= 1 && /^\d{1,2}$/.test(first) && Number(first) <= MOST_HOPS) return Number(first) || false;
  const stranger = parts.find((part) => !isNetwork(part));
  if (stranger === undefined) return parts;
  throw new StartError(
    `--trust-proxy takes the number of proxies in front (1 to ${MOST_HOPS}), or their addresses and networks such as ` +
      `10.0.0.0/8, which "${stranger}" is not.`,
  );
}

/** A network that contains every address is rejected: clients could then choose their own. */
function isNetwork(text: string): boolean {
  if (NAMED_NETWORKS.includes(text)) return true;
  const [address = '', length, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128));
}
