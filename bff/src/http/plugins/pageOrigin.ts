import type { FastifyRequest } from 'fastify';
import type { CallerLookup } from './callers.ts';

export interface KnownOrigins {
  readonly origins: readonly string[];
  readonly otherCallers: CallerLookup;
  /** Whether pages on this machine are known origins, on any port. */
  readonly localOrigins: boolean;
}

/** Resolves the tenant of the calling page and the origin for links in messages. */
export interface Pages {
  /** {@link callingTenant} */
  tenantOf(request: FastifyRequest): Promise<string | null>;
  /** {@link linkOrigin} */
  originOf(request: FastifyRequest, tenant: string | null): Promise<string | null>;
}

export function pagesOf(known: KnownOrigins & { readonly apiKeys: readonly string[] }): Pages {
  return {
    tenantOf: (request) => callingTenant(request, known),
    originOf: (request, tenant) => linkOrigin(request, known, tenant),
  };
}

/** The tenant key of a request, already verified; null if there is none. */
export function namedKey({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const key = headers['x-api-key'];
  return typeof key === 'string' && key !== '' ? key : null;
}

/**
 * The tenant of a request without a token: that of its key. Pages with an older login widget send no key: then it is the tenant of the page,
 * or the only tenant. Null if none of these applies.
 */
export async function callingTenant(
  request: Pick<FastifyRequest, 'headers'>,
  known: KnownOrigins & { readonly apiKeys: readonly string[] },
): Promise<string | null> {
  const { origin } = request.headers;
  const own = namedKey(request) ?? (origin === undefined ? null : await tenantAt(origin, known));
  const [only, ...others] = new Set(known.apiKeys);
  return own ?? (others.length === 0 ? (only ?? null) : null);
}

/** A page on this machine may have any port. */
async function tenantAt(origin: string, { localOrigins, otherCallers }: KnownOrigins): Promise<string | null> {
  const isAnyPort = localOrigins && isLocal(origin);
  return otherCallers.keyOfOrigin(isAnyPort ? `http://${new URL(origin).hostname}` : origin);
}

/** Whether it is explicitly listed as an origin of pages that may call: `*` does not list any. */
export async function isKnownOrigin(origin: string, known: KnownOrigins): Promise<boolean> {
  return (
    known.origins.includes(origin) || (known.localOrigins && isLocal(origin)) || known.otherCallers.hasOrigin(origin)
  );
}

/**
 * The origin for links in messages: that of the calling page, if it is known and not another tenant's, else the tenant's own, else
 * the first known one. Whatever an attacker puts into the headers of a request, the link in another user's message never
 * leads to the attacker.
 */
export async function linkOrigin(
  { headers }: Pick<FastifyRequest, 'headers'>,
  known: KnownOrigins,
  tenant: string | null,
): Promise<string | null> {
  const { origin } = headers;
  const page = origin !== undefined && (await isKnownOrigin(origin, known)) ? origin : null;
  if (page !== null) {
    const owner = await tenantAt(page, known);
    if (owner === null || tenant === null || owner === tenant) return page;
  }
  const own = tenant === null ? null : await known.otherCallers.originOfKey(tenant);
  if (own === null) return known.origins.find((one) => one !== '*') ?? null;
  return known.localOrigins && isLocal(own) ? onLocalPort(own, page, known) : own;
}

/** The origin of a tenant's pages on this machine: on the port of the calling page, else of the first known origin. */
function onLocalPort(own: string, page: string | null, { origins }: KnownOrigins): string {
  const served = [page, ...origins.filter((one) => new URL(one, own).port !== '')].find(
    (one) => one !== null && isLocal(one),
  );
  if (!served) return own;
  const { protocol, port } = new URL(served);
  return `${protocol}//${new URL(own).hostname}${port === '' ? '' : `:${port}`}`;
}

/** Checks the scheme, not only the host: `javascript:` and `ftp:` have hosts too. */
function isLocal(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname, origin: whole } = new URL(origin);
  if (!/^https?:$/.test(protocol) || whole !== origin) return false;
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'
  );
}
