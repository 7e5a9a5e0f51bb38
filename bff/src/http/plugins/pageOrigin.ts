import type { FastifyRequest } from 'fastify';
import type { CallerLookup } from './callers.ts';

export interface KnownOrigins {
  readonly origins: readonly string[];
  readonly otherCallers: CallerLookup;
  /** Whether pages of this machine are known, on any port. */
  readonly localOrigins: boolean;
}

/** {@link linkOrigin} of the origins that a server knows. */
export type LinkOrigin = (request: FastifyRequest) => Promise<string | null>;

/** Whether it is named as one whose pages may call: `*` names none. */
export async function isKnownOrigin(origin: string, known: KnownOrigins): Promise<boolean> {
  return (
    known.origins.includes(origin) || (known.localOrigins && isLocal(origin)) || known.otherCallers.hasOrigin(origin)
  );
}

/**
 * The origin that links in messages lead to: that of the page that asks, as long as it is known, else the first one of those that are.
 * Whatever a stranger writes into the headers of a request, the link in the message of another user does not lead to the stranger.
 */
export async function linkOrigin({ headers }: FastifyRequest, known: KnownOrigins): Promise<string | null> {
  const { origin } = headers;
  if (origin !== undefined && (await isKnownOrigin(origin, known))) return origin;
  return known.origins.find((one) => one !== '*') ?? null;
}

function isLocal(origin: string): boolean {
  const host = URL.canParse(origin) ? new URL(origin).hostname : '';
  return host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1' || host === '[::1]';
}
