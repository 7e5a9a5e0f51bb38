import { networkInterfaces } from 'node:os';

/** IPv4 addresses of this machine in its networks, without those that it gave itself because no network did. */
export function networkAddresses(interfaces = networkInterfaces()) {
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address);
}
