import type { IncomingMessage } from 'node:http';

/** Whether a request names its host more than once: Node takes the first one, a proxy in front may have taken the other. RFC 9112 wants 400. */
export function hasSeveralHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;
}
