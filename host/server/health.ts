import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tenant } from '@halte/contract/tenant';
import type { FastifyInstance } from 'fastify';
import type { FindHeader } from './frame/findHeader.ts';
import type { Networks } from './network/networks.ts';
import { zoneConflict } from './network/timeZone.ts';
import type { ServerOptions } from './options.ts';
import type { Differing } from './page/differing.ts';
import type { createFindRemotes, FoundRemotes } from './remotes/findRemotes.ts';
import type { SharedAssets } from './sharedAssets.ts';
import type { TenantFiles } from './tenants/tenantFiles.ts';

const LIMIT_MS = 1000;

export interface HealthParts {
  readonly options: ServerOptions;
  readonly tenantFiles: TenantFiles;
  readonly remotes: ReturnType<typeof createFindRemotes>;
  readonly findHeader: FindHeader;
  readonly networks: Networks;
  readonly differing: Pick<Differing, 'problems'>;
  readonly sharedAssets: Pick<SharedAssets, 'problem'>;
  /** Whether this server is shutting down. */
  readonly isStopping: () => boolean;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function isReachable(bffUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${bffUrl}/healthz`, { signal: AbortSignal.timeout(LIMIT_MS) })).ok;
  } catch {
    return false;
  }
}

/** Why a load balancer must not use this server; empty when it may. Remotes and backend do not count: pages are served without them. */
async function healthProblems({ options, isStopping }: HealthParts): Promise<string[]> {
  return [
    ...(isStopping() ? ['This server is stopping.'] : []),
    ...((await exists(join(options.hostDist, 'host.json'))) ? [] : ['The host is not built.']),
  ];
}

/** Builds of this server that are missing. */
async function notBuilt({ remotes }: ServerOptions): Promise<string[]> {
  const all = await Promise.all(
    [...remotes].map(async ([id, folder]) =>
      (await exists(join(folder, 'remote.json'))) ? [] : [`Remote ${id} is not built.`],
    ),
  );
  return all.flat();
}

/** Remotes that do not answer, parts of declarations that are not in the pages, and origins that the tenant's file does not allow. */
function remoteProblems({ id, resourceOrigins }: Tenant, { found, areas, unreachable }: FoundRemotes): string[] {
  const refused = [...found].flatMap(([remote, { manifest }]) =>
    manifest.declares.origins
      .filter((origin) => !resourceOrigins.includes(origin))
      .map((origin) => `Remote ${remote} calls ${origin}, which "resourceOrigins" of tenant ${id} does not allow.`),
  );
  const absent = unreachable.map((remote) => `Remote ${remote} of tenant ${id} does not answer.`);
  return [...absent, ...areas.problems, ...refused];
}

async function tenantProblems(tenant: Tenant, { remotes, findHeader, networks }: HealthParts): Promise<string[]> {
  const [refused, found, header, network] = await Promise.all([
    remotes.refused(tenant),
    remotes.findRemotes(tenant, null),
    tenant.remotes.header === undefined ? null : findHeader(tenant),
    networks.of(tenant),
  ]);
  const hasNoHeader = tenant.remotes.header !== undefined && header === null;
  const conflict = network && zoneConflict(tenant, network);
  return [
    ...refused,
    ...remoteProblems(tenant, found),
    ...(hasNoHeader ? [`The header of tenant ${tenant.id} has no manifest that can be used.`] : []),
    ...(conflict === null ? [] : [conflict]),
  ];
}

/** The parts missing from the pages although this server is available. */
async function degradations(parts: HealthParts): Promise<string[]> {
  const { options, tenantFiles, remotes, differing, sharedAssets } = parts;
  const ofAssets = sharedAssets.problem();
  const [ofRegistry, missing, ofTenants, hasBackend] = await Promise.all([
    remotes.registryProblems(),
    notBuilt(options),
    Promise.all(tenantFiles.current().map((tenant) => tenantProblems(tenant, parts))),
    isReachable(options.bffUrl),
  ]);
  return [
    ...tenantFiles.problems(),
    ...differing.problems(),
    ...ofRegistry,
    ...missing,
    ...(ofAssets === null ? [] : [ofAssets]),
    // Tenants have remotes in common.
    ...new Set(ofTenants.flat()),
    ...(hasBackend ? [] : [`The backend at ${options.bffUrl} does not answer.`]),
  ];
}

/**
 * `/livez`: whether the process answers (restart it if not). `/readyz`: whether it may receive requests (remove it from the load balancer if
 * not). `/healthz`: whether an operator should look at it.
 */
export function serveHealth(app: FastifyInstance, parts: HealthParts): void {
  const route = (path: string, check: () => Promise<{ status: string; reasons: readonly string[] }>) =>
    app.get(path, async (_request, reply) => {
      const answer = await check();
      return reply
        .header('cache-control', 'no-store')
        .status(answer.status === 'unavailable' ? 503 : 200)
        .send(answer);
    });

  route('/livez', async () => ({ status: 'ok', reasons: [] }));
  route('/readyz', async () => {
    const reasons = await healthProblems(parts);
    return { status: reasons.length === 0 ? 'ok' : 'unavailable', reasons };
  });
  route('/healthz', async () => {
    const [problems, degraded] = await Promise.all([healthProblems(parts), degradations(parts)]);
    const status = degraded.length === 0 ? 'ok' : 'degraded';
    return { status: problems.length === 0 ? status : 'unavailable', reasons: [...problems, ...degraded] };
  });
}
