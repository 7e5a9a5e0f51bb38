import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Tenant } from '@halte/contract/tenant';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ailments } from './health.ts';
import { createNetworkNotice } from './network.ts';
import type { ServerOptions } from './options.ts';
import { createPages } from './page/answer.ts';
import { favicon, webManifest } from './page/icons.ts';
import { SECURITY_HEADERS } from './page/policy.ts';
import { buildIdOf } from './remotes/buildId.ts';
import { watchedJson } from './remotes/files.ts';
import { createFindRemotes, entriesOf } from './remotes/find.ts';
import type { HostManifest } from './remotes/manifest.ts';
import { serveFiles } from './static.ts';
import { resolveTenant } from './tenants/resolve.ts';

const compress = promisify(gzip);
/** Looks like a file at the top: old icons and probes ask for these. Below a language every address is a page. */
const NO_PAGE = /^\/[^/?]*\.\w+(\?|$)|^\/(assets|remotes|tenants|builds)\//;

async function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
  return reply.header('content-encoding', 'gzip').send(await compress(html));
}

/** The host's server. It listens nowhere yet. */
export function buildApp(options: ServerOptions, tenants: readonly Tenant[]): FastifyInstance {
  const app = fastify({ logger: false });
  const hostManifest = watchedJson(join(options.hostDist, 'host.json'), (content) => content as HostManifest);
  const findRemotes = createFindRemotes(options.remotes);
  const networkNotice = createNetworkNotice();
  const page = createPages({ standardBffUrl: options.bffUrl, hostManifest, findRemotes, networkNotice });

  function tenantOf(request: FastifyRequest): Tenant {
    const { tenant: asked } = request.query as { tenant?: unknown };
    return resolveTenant(
      tenants,
      request.hostname,
      options.allowTenantQuery && typeof asked === 'string' ? asked : null,
    );
  }

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  serveFiles(app, options);

  app.get('/healthz', async (_request, reply) => {
    const reasons = await ailments(options);
    return reply
      .header('cache-control', 'no-store')
      .status(reasons.length === 0 ? 200 : 503)
      .send({ status: reasons.length === 0 ? 'ok' : 'unavailable', reasons });
  });
  app.get('/builds/latest.json', async (request, reply) => {
    const [host, { found }] = await Promise.all([hostManifest(), findRemotes(tenantOf(request))]);
    return reply
      .header('cache-control', 'no-store')
      .send({ buildId: buildIdOf(host, found), remotes: entriesOf(found) });
  });
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain').send('User-agent: *\nAllow: /\n'));
  app.get('/favicon.svg', async (request, reply) => reply.type('image/svg+xml').send(favicon(tenantOf(request))));
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 302));
  app.get('/manifest.webmanifest', async (request, reply) =>
    reply.type('application/manifest+json').send(webManifest(tenantOf(request))),
  );

  app.get('/*', async (request, reply) => {
    if (NO_PAGE.test(request.url)) {
      return reply.status(404).type('text/plain').send('There is no such file.');
    }
    const answer = await page({
      tenant: tenantOf(request),
      url: request.url,
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
  });
  return app;
}
