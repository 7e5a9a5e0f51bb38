import type { FastifyRequest } from 'fastify';
import type { CallerLookup } from './callers.ts';

export interface KnownOrigins {
  readonly origins: readonly string[];
  readonly otherCallers: CallerLookup;
  /** Whether pages of this machine are known, on any port. */
  readonly localOrigins: boolean;
}

/** Whose page calls and where its links lead, by what a server knows. */
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

/** The tenant that a request names by its key, which has been checked; null where it names none. */
export function namedKey({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const key = headers['x-api-key'];
  return typeof key === 'string' && key !== '' ? key : null;
}

/**
 * The tenant of a request without a token: that of its key. Pages that loaded an older login widget send none: then it is the tenant whose page it
 * is, or the only one there is. Null where none of this says.
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

/** A page of this machine may stand on any port. */
async function tenantAt(origin: string, { localOrigins, otherCallers }: KnownOrigins): Promise<string | null> {
  const isAnyPort = localOrigins && isLocal(origin);
  return otherCallers.keyOfOrigin(isAnyPort ? `http://${new URL(origin).hostname}` : origin);
}

/** Whether it is named as one whose pages may call: `*` names none. */
export async function isKnownOrigin(origin: string, known: KnownOrigins): Promise<boolean> {
  return (
    known.origins.includes(origin) || (known.localOrigins && isLocal(origin)) || known.otherCallers.hasOrigin(origin)
  );
}

/**
 * The origin that links in messages lead to: that of the page that asks, as long as it is known and no other tenant's, else the tenant's own, else
 * the first one of those that are known. Whatever a stranger writes into the headers of a request, the link in the message of another user does
 * not lead to the stranger.
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

/** Where the pages of a tenant on this machine are served: on the port of the page that asks, else of the first one that is known. */
function onLocalPort(own: string, page: string | null, { origins }: KnownOrigins): string {
  const served = [page, ...origins.filter((one) => new URL(one, own).port !== '')].find(
    (one) => one !== null && isLocal(one),
  );
  if (!served) return own;
  const { protocol, port } = new URL(served);
  return `${protocol}//${new URL(own).hostname}${port === '' ? '' : `:${port}`}`;
}

/** A page, not only an address: `javascript:` and `ftp:` have hosts too. */
function isLocal(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname, origin: whole } = new URL(origin);
  if (!/^https?:$/.test(protocol) || whole !== origin) return false;
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'
  );
}
