import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Tenant } from '@halte/contract/tenant';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECURITY_HEADERS } from './contentPolicy.ts';
import type { createPages } from './pages.ts';

const compress = promisify(gzip);
/** Looks like a file at the top: old icons and probes ask for these. Below a language every address is a page. */
const NO_PAGE = /^\/[^/?]*\.\w+(\?|$)|^\/(assets|remotes|tenants|builds)\//;

export interface SendParts {
  readonly page: ReturnType<typeof createPages>;
  readonly tenantOf: (request: FastifyRequest) => Tenant | null;
  /** Headers of every answer, besides {@link SECURITY_HEADERS}. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Path and query of a request. A request line with a whole address asks for its path. */
export function pathOf(url: string): string {
  if (url.startsWith('/')) return url;
  const { pathname = '//', search = '' } = URL.parse(url) ?? {};
  return `${pathname}${search}`;
}

export function sendMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .status(404)
    .type('text/plain; charset=utf-8')
    .send(`Page Not Found: ${pathOf(request.url)}`);
}

/** 421: this server is not the one that this host name should lead to. */
export function sendMisdirected(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .status(421)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      `No tenant of this server has the domainName "${request.hostname}". Add it to a tenant's file, or name a tenant for all other host names with --default-tenant.\n`,
    );
}

async function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
  return reply.header('content-encoding', 'gzip').send(await compress(html));
}

/** Answers with the page of an address, whatever it is: one that cannot be decoded is a page that does not exist. */
export function createSendPage({ page, tenantOf, headers }: SendParts) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // Addresses that the router cannot decode come here past its hooks.
    reply.headers({ ...SECURITY_HEADERS, ...headers });
    const url = pathOf(request.url);
    if (NO_PAGE.test(url)) return sendMissing(request, reply);
    const tenant = tenantOf(request);
    if (!tenant) return sendMisdirected(request, reply);
    const answer = await page({
      tenant,
      url,
      cookies: request.headers.cookie ?? '',
      acceptLanguage: request.headers['accept-language'],
    });
    if (answer.status === 302) return reply.header('cache-control', 'no-store').redirect(answer.location, 302);
    if (answer.status === 503) {
      return reply
        .status(503)
        .type('text/plain')
        .send('The app is not built yet. Build it, then load this page again.');
    }
    reply.status(answer.status).header('content-security-policy', answer.policy);
    return sendHtml(request, reply, answer.html);
  };
}
