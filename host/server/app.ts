import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Tenant } from '@halte/contract/tenant';
import { type LogSink, logAnswers, logOptions } from '@halte/server/logging';
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import { FRAME_PATH } from '../src/frame/protocol.ts';
import { serveAreaTexts } from './areaTexts.ts';
import { BFF_PATH } from './bff/bffPath.ts';
import { forwardCalls } from './bff/forwardCalls.ts';
import { createFindHeader } from './frame/findHeader.ts';
import { createSendFrame } from './frame/serveFrame.ts';
import { serveHealth } from './health.ts';
import { serveLatestBuild } from './latestBuild.ts';
import { createFindBanners } from './network/banners.ts';
import { createNetworks, type Networks } from './network/networks.ts';
import { createTemplate } from './network/preferences.ts';
import { serveOffline } from './offline.ts';
import type { ServerOptions } from './options.ts';
import { SECURITY_HEADERS } from './page/contentPolicy.ts';
import { createDiffering } from './page/differing.ts';
import { createFirstPaint } from './page/firstPaint.ts';
import { createPages } from './page/pages.ts';
import { createFindPaint } from './page/paintFiles.ts';
import { createProposePlaces } from './page/placeProposals.ts';
import { createPlainForm } from './page/plainForm.ts';
import {
  createSendPage,
  hostNameOf,
  pathOf,
  refuseSeveralHosts,
  sendMisdirected,
  sendMissing,
} from './page/sendPage.ts';
import { createShell } from './page/shell.ts';
import { createStills, type FindStills } from './page/still.ts';
import { createStillsAtStart } from './page/stillsAtStart.ts';
import { takeReports } from './page/takeReports.ts';
import { servePlatform } from './platform.ts';
import { createFindRemotes } from './remotes/findRemotes.ts';
import { createGuard } from './remotes/guard.ts';
import { createJsonFileReader } from './remotes/jsonFile.ts';
import type { HostManifest } from './remotes/manifest.ts';
import { createRegistrySource, NO_REGISTRY, type RegistrySource } from './remotes/registry.ts';
import { NO_SHARED_ASSETS, type SharedAssets } from './sharedAssets.ts';
import { type ForTenant, serveSiteFiles } from './siteFiles.ts';
import { serveFiles } from './staticFiles.ts';
import { bffUrlOf, ssrBffUrlOf } from './tenants/publicTenant.ts';
import { resolveTenant } from './tenants/resolveTenant.ts';
import { fixedTenants, type TenantFiles } from './tenants/tenantFiles.ts';
import { tenantOn } from './tenants/tenantOn.ts';

/** Messages and other properties of errors may contain personal data, an address for example. */
const withoutMessage = ({ name, code, stack }: FastifyError) => ({ type: name, message: '', code, stack: stack ?? '' });

const CONNECTIONS = {
  genReqId: () => randomUUID(),
  /** How long a client may take to send its request: slower ones would only hold connections. */
  requestTimeout: 30_000,
  forceCloseConnections: 'idle',
} as const;

export interface AppParts {
  readonly isStopping?: () => boolean;
  /** Follows the files of the tenants; without it they stay as they are. */
  readonly watchTenants?: (warn: (problem: string) => void) => TenantFiles;
  /** Keeps the hashed files of this server where others find them; started and stopped by the caller. */
  readonly sharedAssets?: SharedAssets;
  /** For tests of the log. */
  readonly logTo?: LogSink;
}

/** Answers for requests that fail, and for those that no route takes. */
function answerOthers(app: FastifyInstance): void {
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
}

function startRegistry(app: FastifyInstance, address: ServerOptions['registry']): RegistrySource {
  const registry = address ? createRegistrySource(address, (problem) => app.log.warn(problem)) : NO_REGISTRY;
  app.addHook('onReady', () => registry.start());
  app.addHook('onClose', async () => registry.stop());
  return registry;
}

function startGuard(
  app: FastifyInstance,
  { guard, registry, registryToken, bffUrl, metricsToken }: ServerOptions,
): void {
  if (!guard || registry === null) return;
  const watching = createGuard({
    ...{ registry, registryToken, metrics: `${bffUrl}/metrics`, metricsToken },
    warn: (sentence) => app.log.warn(sentence),
    now: () => new Date(),
  });
  app.addHook('onListen', async () => watching.start());
  app.addHook('onClose', async () => watching.stop());
}

/** They are fetched again and again from when the server listens until it is closed. */
function startNetworks(app: FastifyInstance, { current }: TenantFiles, standardBffUrl: string): Networks {
  const networks = createNetworks({ tenants: current, standardBffUrl, warn: (message) => app.log.warn(message) });
  app.addHook('onListen', async () => networks.start());
  app.addHook('onClose', async () => networks.stop());
  return networks;
}

/** Finds pictures of the map, and looks for those of all tenants once the server listens. */
function startStills(app: FastifyInstance, tenantFiles: TenantFiles, bffUrl: string): FindStills {
  const findStills = createStills(bffUrl);
  const atStart = createStillsAtStart({ findStills, tenants: tenantFiles.current });
  app.addHook('onListen', async () => atStart.start());
  app.addHook('onClose', async () => atStart.stop());
  return findStills;
}

/** Builds the host's server; it does not listen yet. */
export function buildApp(options: ServerOptions, tenants: readonly Tenant[], parts: AppParts = {}): FastifyInstance {
  const { isStopping = () => false, logTo, watchTenants = () => fixedTenants(tenants) } = parts;
  const { sharedAssets = NO_SHARED_ASSETS } = parts;
  const headers: Record<string, string> =
    options.hstsSeconds > 0 ? { 'strict-transport-security': `max-age=${options.hstsSeconds}` } : {};
  const app = fastify({
    ...logOptions({ service: 'host', level: options.logLevel, sink: logTo, err: withoutMessage }),
    ...CONNECTIONS,
    frameworkErrors: (_error, request, reply) => void sendPage(request, reply),
  });
  const hostManifest = createJsonFileReader(join(options.hostDist, 'host.json'), (content) => content as HostManifest);
  const warnOf = (problem: string) => (address: string) => app.log.warn({ address }, problem);
  const registry = startRegistry(app, options.registry);
  startGuard(app, options);
  const remotes = createFindRemotes({
    folders: options.remotes,
    registry,
    hostManifest,
    onNote: (note) => app.log.warn(note),
    onFailure: warnOf('The manifest of a remote cannot be read; the last good one, if there was one, stays in use.'),
  });
  const { findRemotes } = remotes;
  const tenantFiles = watchTenants((problem) => app.log.warn(problem));
  const networks = startNetworks(app, tenantFiles, options.bffUrl);
  const findStills = startStills(app, tenantFiles, options.bffUrl);
  const pagesBffUrl = options.forwardBff ? BFF_PATH : options.bffUrl;
  const differing = createDiffering((view) =>
    app.log.warn({ ...view }, 'The first paint of a view differs from what its code draws; pages go without it.'),
  );
  const findPaint = createFindPaint(
    { host: options.hostDist, remotes: options.remotes },
    warnOf(
      'The first paint of a view cannot be read, or is not what its team has signed; pages have a skeleton instead.',
    ),
  );
  const page = createPages({
    standardBffUrl: pagesBffUrl,
    hostManifest,
    findRemotes,
    networks,
    bffUrl: options.bffUrl,
    template: createTemplate(options.bffUrl),
    findBanners: createFindBanners(options.bffUrl),
    findStills,
    firstPaint: createFirstPaint(findPaint, differing),
    plainForm: createPlainForm(createProposePlaces(options.bffUrl)),
    hasShares: () => registry.current()?.releases.hasShares() ?? false,
  });
  const findHeader = createFindHeader(
    options.remotes,
    warnOf(
      'There is no manifest of a header with the hashes of its files, or it is not the one that the tenant names.',
    ),
  );
  const sendFrame = createSendFrame({ standardBffUrl: pagesBffUrl, hostManifest, findHeader });
  const sendPage = createSendPage({ page, tenantOf, headers });

  function tenantOf(request: FastifyRequest): Tenant | null {
    const query = new URLSearchParams(pathOf(request.url).split('?')[1]);
    return resolveTenant(tenantFiles.current(), {
      hostName: hostNameOf(request),
      requested: options.allowTenantQuery ? query.get('tenant') : null,
      standard: options.defaultTenant,
    });
  }

  const forTenant: ForTenant = (send) => async (request, reply) => {
    const tenant = tenantOf(request);
    return tenant ? send(tenant, reply, request) : sendMisdirected(request, reply);
  };

  const shown = async (tenant: Tenant) => tenantOn(await networks.of(tenant), tenant);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...SECURITY_HEADERS, ...headers, 'x-request-id': request.id });
    const refused = refuseSeveralHosts(request, reply);
    if (refused) return refused;
    // Keep-alive connections must reach another server with their next request.
    if (isStopping()) reply.header('connection', 'close');
  });
  logAnswers(app);
  answerOthers(app);
  if (options.forwardBff) {
    forwardCalls(app, {
      handle: (forward) =>
        forTenant((tenant, reply, request) => {
          const isHere = bffUrlOf(tenant, BFF_PATH) === BFF_PATH;
          const backendUrl = isHere ? ssrBffUrlOf(tenant, options.bffUrl) : null;
          return forward(request, reply, { url: pathOf(request.url), backendUrl });
        }),
      traceShare: options.traceShare,
      report: (err) => app.log.warn({ err }, 'The backend does not answer; calls of pages are answered with 502.'),
    });
  }
  serveFiles(app, options);
  serveHealth(app, { options, tenantFiles, remotes, findHeader, networks, isStopping, differing, sharedAssets });
  takeReports(app, differing);
  if (options.platformPage) servePlatform(app, { options, hostManifest, remotes, tenantFiles });

  serveLatestBuild(app, { forTenant, hostManifest, findRemotes, networks, registry, offline: options.offline });
  const shell = createShell({ standardBffUrl: pagesBffUrl, hostManifest, findRemotes, networks });
  serveOffline(app, { options, forTenant, shell });
  serveAreaTexts(app, { forTenant, findRemotes });
  app.get(
    FRAME_PATH,
    forTenant((tenant, reply, request) => sendFrame(tenant, request, reply)),
  );
  serveSiteFiles(app, { forTenant, shown, findRemotes, hostPublic: options.hostPublic });
  app.get('/*', sendPage);
  return app;
}
