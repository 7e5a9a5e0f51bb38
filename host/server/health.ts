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
import type { TenantFiles } from './tenants/tenantFiles.ts';

const LIMIT_MS = 1000;

export interface HealthParts {
  readonly options: ServerOptions;
  readonly tenantFiles: TenantFiles;
  readonly remotes: ReturnType<typeof createFindRemotes>;
  readonly findHeader: FindHeader;
  readonly networks: Networks;
  readonly differing: Pick<Differing, 'problems'>;
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

/** Parts of declarations that are not in the pages of a tenant, and origins that its file does not allow. */
function declarationProblems({ id, resourceOrigins }: Tenant, { found, areas }: FoundRemotes): string[] {
  const refused = [...found].flatMap(([remote, { manifest }]) =>
    manifest.declares.origins
      .filter((origin) => !resourceOrigins.includes(origin))
      .map((origin) => `Remote ${remote} calls ${origin}, which "resourceOrigins" of tenant ${id} does not allow.`),
  );
  return [...areas.problems, ...refused];
}

/** The parts missing from the pages although this server is available. */
async function degradations({
  options,
  tenantFiles,
  remotes: { findRemotes, registryProblems, refused },
  findHeader,
  networks,
  differing,
}: HealthParts): Promise<string[]> {
  const tenants = tenantFiles.current();
  const { remotes, bffUrl } = options;
  const [ofRegistry, ofLevels, notBuilt, unreachable, claims, withoutHeader, conflicts, hasBackend] = await Promise.all(
    [
      registryProblems(),
      Promise.all(tenants.map(refused)),
      Promise.all(
        [...remotes].map(async ([id, folder]) =>
          (await exists(join(folder, 'remote.json'))) ? [] : [`Remote ${id} is not built.`],
        ),
      ),
      Promise.all(
        tenants.map(async (tenant) =>
          (await findRemotes(tenant, null)).unreachable.map(
            (id) => `Remote ${id} of tenant ${tenant.id} does not answer.`,
          ),
        ),
      ),
      Promise.all(tenants.map(async (tenant) => declarationProblems(tenant, await findRemotes(tenant, null)))),
      Promise.all(
        tenants.map(async (tenant) =>
          tenant.remotes.header === undefined || (await findHeader(tenant)) !== null
            ? []
            : [`The header of tenant ${tenant.id} has no manifest that can be used.`],
        ),
      ),
      Promise.all(
        tenants.map(async (tenant) => {
          const network = await networks.of(tenant);
          return network === null ? null : zoneConflict(tenant, network);
        }),
      ),
      isReachable(bffUrl),
    ],
  );
  return [
    ...tenantFiles.problems(),
    ...differing.problems(),
    ...ofRegistry,
    ...new Set(ofLevels.flat()),
    ...notBuilt.flat(),
    ...unreachable.flat(),
    ...new Set(claims.flat()),
    ...withoutHeader.flat(),
    ...conflicts.filter((conflict) => conflict !== null),
    ...(hasBackend ? [] : [`The backend at ${bffUrl} does not answer.`]),
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
