import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Tenant } from '@halte/contract/tenant';
import { type LogSink, logAnswers, logOptions } from '@halte/server/logging';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { FRAME_PATH } from '../src/frame/protocol.ts';
import { BFF_PATH } from './bff/bffPath.ts';
import { forwardCalls } from './bff/forwardCalls.ts';
import { createFindHeader } from './frame/findHeader.ts';
import { createSendFrame } from './frame/serveFrame.ts';
import { serveHealth } from './health.ts';
import { createFindBanners } from './network/banners.ts';
import { createNetworks } from './network/networks.ts';
import { createTemplate } from './network/preferences.ts';
import type { ServerOptions } from './options.ts';
import { SECURITY_HEADERS } from './page/contentPolicy.ts';
import { createDiffering } from './page/differing.ts';
import { drawnLogo } from './page/drawnLogo.ts';
import { createFirstPaint } from './page/firstPaint.ts';
import { favicon, webManifest } from './page/icons.ts';
import { createPages } from './page/pages.ts';
import { createFindPaint } from './page/paintFiles.ts';
import { createProposePlaces } from './page/placeProposals.ts';
import { createPlainForm } from './page/plainForm.ts';
import { SECURITY_TEXT_PATH, securityText } from './page/securityText.ts';
import {
  createSendPage,
  hostNameOf,
  pathOf,
  refuseSeveralHosts,
  sendMisdirected,
  sendMissing,
} from './page/sendPage.ts';
import { createStills } from './page/still.ts';
import { takeReports } from './page/takeReports.ts';
import { buildIdOf } from './remotes/buildId.ts';
import { createFindRemotes, entriesOf } from './remotes/findRemotes.ts';
import { createJsonFileReader } from './remotes/jsonFile.ts';
import type { HostManifest } from './remotes/manifest.ts';
import { PICTURE_POLICY, serveFiles } from './staticFiles.ts';
import { bffUrlOf, ssrBffUrlOf } from './tenants/publicTenant.ts';
import { resolveTenant } from './tenants/resolveTenant.ts';
import { fixedTenants, type TenantFiles } from './tenants/tenantFiles.ts';
import { DRAWN_LOGOS, tenantOn } from './tenants/tenantOn.ts';

/** Messages and other properties of errors may contain personal data, an address for example. */
const withoutMessage = ({ name, code, stack }: FastifyError) => ({ type: name, message: '', code, stack: stack ?? '' });

/** How long a client may take to send its request: slower ones would only hold connections. */
const REQUEST_TIMEOUT_MS = 30_000;

export interface AppParts {
  readonly isStopping?: () => boolean;
  /** Follows the files of the tenants; without it they stay as they are. */
  readonly watchTenants?: (warn: (problem: string) => void) => TenantFiles;
  /** For tests of the log. */
  readonly logTo?: LogSink;
}

const sendPicture = (reply: FastifyReply, svg: string) =>
  reply.type('image/svg+xml').header('content-security-policy', PICTURE_POLICY).send(svg);

/** Builds the host's server; it does not listen yet. */
export function buildApp(options: ServerOptions, tenants: readonly Tenant[], parts: AppParts = {}): FastifyInstance {
  const { isStopping = () => false, logTo, watchTenants = () => fixedTenants(tenants) } = parts;
  const headers: Record<string, string> =
    options.hstsSeconds > 0 ? { 'strict-transport-security': `max-age=${options.hstsSeconds}` } : {};
  const app = fastify({
    ...logOptions({ service: 'host', level: options.logLevel, sink: logTo, err: withoutMessage }),
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, request, reply) => void sendPage(request, reply),
  });
  const hostManifest = createJsonFileReader(join(options.hostDist, 'host.json'), (content) => content as HostManifest);
  const findRemotes = createFindRemotes(options.remotes, (address) =>
    app.log.warn(
      { address },
      'The manifest of a remote cannot be read; the last good one, if there was one, stays in use.',
    ),
  );
  const tenantFiles = watchTenants((problem) => app.log.warn(problem));
  const networks = createNetworks({
    tenants: tenantFiles.current,
    standardBffUrl: options.bffUrl,
    warn: (message) => app.log.warn(message),
  });
  app.addHook('onListen', async () => networks.start());
  app.addHook('onClose', async () => networks.stop());
  const pagesBffUrl = options.forwardBff ? BFF_PATH : options.bffUrl;
  const differing = createDiffering((view) =>
    app.log.warn({ ...view }, 'The first paint of a view differs from what its code draws; pages go without it.'),
  );
  const page = createPages({
    standardBffUrl: pagesBffUrl,
    hostManifest,
    findRemotes,
    networks,
    bffUrl: options.bffUrl,
    template: createTemplate(options.bffUrl),
    findBanners: createFindBanners(options.bffUrl),
    findStills: createStills(options.bffUrl),
    firstPaint: createFirstPaint(createFindPaint(options.hostDist, options.remotes), differing),
    plainForm: createPlainForm(createProposePlaces(options.bffUrl)),
  });
  const findHeader = createFindHeader(options.remotes, (address) =>
    app.log.warn(
      { address },
      'There is no manifest of a header with the hashes of its files, or it is not the one that the tenant names.',
    ),
  );
  const sendFrame = createSendFrame({
    standardBffUrl: pagesBffUrl,
    hostManifest,
    findHeader,
  });
  const sendPage = createSendPage({ page, tenantOf, headers });

  function tenantOf(request: FastifyRequest): Tenant | null {
    const query = new URLSearchParams(pathOf(request.url).split('?')[1]);
    return resolveTenant(tenantFiles.current(), {
      hostName: hostNameOf(request),
      requested: options.allowTenantQuery ? query.get('tenant') : null,
      standard: options.defaultTenant,
    });
  }

  /** A route whose answer depends on the tenant. */
  function forTenant(
    send: (tenant: Tenant, reply: FastifyReply, request: FastifyRequest) => FastifyReply | Promise<FastifyReply>,
  ) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const tenant = tenantOf(request);
      return tenant ? send(tenant, reply, request) : sendMisdirected(request, reply);
    };
  }

  const shown = async (tenant: Tenant) => tenantOn(await networks.of(tenant), tenant);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...SECURITY_HEADERS, ...headers, 'x-request-id': request.id });
    const refused = refuseSeveralHosts(request, reply);
    if (refused) return refused;
    // Keep-alive connections must reach another server with their next request.
    if (isStopping()) reply.header('connection', 'close');
  });
  logAnswers(app);
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode < 500) return sendMissing(request, reply);
    request.log.error({ err: error }, 'An answer failed.');
    return reply.status(500).type('text/plain').send('Internal Server Error');
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return sendMissing(request, reply);
    return reply
      .status(405)
      .header('allow', 'GET, HEAD')
      .type('text/plain')
      .send('Only GET and HEAD are answered here.');
  });
  if (options.forwardBff) {
    forwardCalls(app, {
      handle: (forward) =>
        forTenant((tenant, reply, request) => {
          const isHere = bffUrlOf(tenant, BFF_PATH) === BFF_PATH;
          const backendUrl = isHere ? ssrBffUrlOf(tenant, options.bffUrl) : null;
          return forward(request, reply, { url: pathOf(request.url), backendUrl });
        }),
      report: (err) => app.log.warn({ err }, 'The backend does not answer; calls of pages are answered with 502.'),
    });
  }
  serveFiles(app, options);
  serveHealth(app, { options, tenantFiles, findRemotes, findHeader, networks, isStopping, differing });
  takeReports(app, differing);

  app.get(
    '/builds/latest.json',
    forTenant(async (tenant, reply) => {
      const [host, { found }, network] = await Promise.all([hostManifest(), findRemotes(tenant), networks.of(tenant)]);
      return reply.header('cache-control', 'no-store').send({
        buildId: buildIdOf({ host, remotes: found, tenant: tenantOn(network, tenant) }),
        timeZone: network?.timeZone ?? null,
        remotes: entriesOf(found),
      });
    }),
  );
  app.get(
    FRAME_PATH,
    forTenant((tenant, reply, request) => sendFrame(tenant, request, reply)),
  );
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain').send('User-agent: *\nAllow: /\n'));
  app.get(
    SECURITY_TEXT_PATH,
    forTenant(async (tenant, reply, request) => {
      const text = securityText(await shown(tenant), Date.now());
      if (text === null) return sendMissing(request, reply);
      return reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text);
    }),
  );
  app.get(
    '/favicon.svg',
    forTenant(async (tenant, reply) => sendPicture(reply, favicon(await shown(tenant)))),
  );
  for (const scheme of ['light', 'dark'] as const) {
    app.get(
      DRAWN_LOGOS[scheme],
      forTenant(async (tenant, reply) => sendPicture(reply, drawnLogo(await shown(tenant), scheme))),
    );
  }
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 302));
  app.get(
    '/manifest.webmanifest',
    forTenant(async (tenant, reply) => reply.type('application/manifest+json').send(webManifest(await shown(tenant)))),
  );
  app.get('/*', sendPage);
  return app;
}
