import { PassThrough, type Transform } from 'node:stream';
import type { Tenant } from '@halte/contract/tenant';
import { type Encoding, encodingFor } from '@halte/server/acceptedEncoding';
import { hasSeveralHosts } from '@halte/server/hostHeaders';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forwardedFor } from '../bff/forwardedHeaders.ts';
import { whileConnected } from '../bff/whileConnected.ts';
import { SECURITY_HEADERS } from './contentPolicy.ts';
import { PAGE_END } from './html.ts';
import { packed, packer } from './packed.ts';
import type { createPages } from './pages.ts';
import { stillSizeOf } from './still.ts';

/** Files at the top level, which crawlers and old icons request. Below a language prefix every address is a page. */
const NO_PAGE = /^\/[^/?]*\.\w+(\?|$)|^\/(assets|bff|remotes|tenants|builds)\//;

export interface SendParts {
  readonly page: ReturnType<typeof createPages>;
  readonly tenantOf: (request: FastifyRequest) => Tenant | null;
  /** Headers of every answer, besides {@link SECURITY_HEADERS}. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Path and query of a request, also for a request line with an absolute address. */
export function pathOf(url: string): string {
  if (url.startsWith('/')) return url;
  const { pathname = '//', search = '' } = URL.parse(url) ?? {};
  return `${pathname}${search}`;
}

/** The requested host name, without a port. That of an absolute address overrides the header (RFC 9112, 3.2.2). */
export function hostNameOf({ url, hostname }: Pick<FastifyRequest, 'url' | 'hostname'>): string {
  return url.startsWith('/') ? hostname : (URL.parse(url)?.hostname ?? '');
}

/** Null if at most one host is named. */
export function refuseSeveralHosts(request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  return hasSeveralHosts(request.raw) ? reply.status(400).type('text/plain').send('Send one Host header.') : null;
}

export function sendMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .status(404)
    .type('text/plain; charset=utf-8')
    .send(`Page Not Found: ${pathOf(request.url)}`);
}

/** 421: no tenant of this server has this host name. */
export function sendMisdirected(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .status(421)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      `No tenant of this server has the domainName "${hostNameOf(request)}". Add it to a tenant's file, or name a tenant for all other host names with --default-tenant.\n`,
    );
}

/** The page at once, and what follows as soon as it is known: a browser draws and asks while the backend still answers. */
function streamed(html: string, rest: Promise<string>, encoding: Encoding | null): Transform {
  const compressor = encoding && packer(encoding);
  const stream = compressor ?? new PassThrough();
  stream.write(html);
  compressor?.flush();
  void rest.then((text) => stream.destroyed || stream.end(`${text}${PAGE_END}`));
  return stream;
}

async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, data }: { readonly html: string; readonly data: Promise<string> | null },
): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('vary', 'accept-encoding');
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  if (data !== null) return reply.send(streamed(html, data, encoding));
  const whole = `${html}${PAGE_END}`;
  return reply.send(encoding ? await packed(whole, encoding) : whole);
}

/** Answers with the page of any address; one that cannot be decoded is a 404 page. */
export function createSendPage({ page, tenantOf, headers }: SendParts) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // Fastify calls this without its hooks for addresses that it cannot decode.
    reply.headers({ ...SECURITY_HEADERS, ...headers });
    const refused = refuseSeveralHosts(request, reply);
    if (refused) return refused;
    const url = pathOf(request.url);
    if (NO_PAGE.test(url)) return sendMissing(request, reply);
    const tenant = tenantOf(request);
    if (!tenant) return sendMisdirected(request, reply);
    const answer = await page({
      tenant,
      url,
      method: request.method,
      cookies: request.headers.cookie ?? '',
      acceptLanguage: request.headers['accept-language'],
      stillSize: stillSizeOf(request.headers),
      forwardedFor: forwardedFor(request.headers, request.socket.remoteAddress),
      requestId: request.id,
      gone: whileConnected(reply),
    });
    if (answer.status === 302) return reply.header('cache-control', 'no-store').redirect(answer.location, 302);
    if (answer.status === 503) {
      return reply
        .status(503)
        .type('text/plain')
        .send('The app is not built yet. Build it, then load this page again.');
    }
    reply.status(answer.status).headers({ 'content-security-policy': answer.policy, link: answer.links });
    if (answer.cookie !== null) reply.header('set-cookie', answer.cookie);
    return sendHtml(request, reply, answer);
  };
}
