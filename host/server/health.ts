import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tenant } from '@halte/contract/tenant';
import type { FastifyInstance } from 'fastify';
import type { ServerOptions } from './options.ts';
import type { FindRemotes } from './remotes/findRemotes.ts';

const LIMIT_MS = 1000;

export interface HealthParts {
  readonly options: ServerOptions;
  readonly tenants: readonly Tenant[];
  readonly findRemotes: FindRemotes;
  /** Whether this server was asked to stop. */
  readonly isStopping: () => boolean;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function answers(bffUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${bffUrl}/healthz`, { signal: AbortSignal.timeout(LIMIT_MS) })).ok;
  } catch {
    return false;
  }
}

/** Why this server must not be sent travellers; empty when it may be. What others do is no reason: the page stands without them. */
async function unavailableReasons({ options, isStopping }: HealthParts): Promise<string[]> {
  return [
    ...(isStopping() ? ['This server is stopping.'] : []),
    ...((await exists(join(options.hostDist, 'host.json'))) ? [] : ['The host is not built.']),
  ];
}

/** What travellers do without while this server stands. */
async function degradations({ options, tenants, findRemotes }: HealthParts): Promise<string[]> {
  const { remotes, bffUrl } = options;
  const [notBuilt, unreachable, hasBackend] = await Promise.all([
    Promise.all(
      [...remotes].map(async ([id, folder]) =>
        (await exists(join(folder, 'remote.json'))) ? [] : [`Remote ${id} is not built.`],
      ),
    ),
    Promise.all(
      tenants.map(async (tenant) =>
        (await findRemotes(tenant)).unreachable.map((id) => `Remote ${id} of tenant ${tenant.id} does not answer.`),
      ),
    ),
    answers(bffUrl),
  ]);
  return [
    ...notBuilt.flat(),
    ...unreachable.flat(),
    ...(hasBackend ? [] : [`The backend at ${bffUrl} does not answer.`]),
  ];
}

/**
 * Three questions: `/livez`, whether the process answers (restart it if not); `/readyz`, whether it may be sent travellers (take it out of the
 * balancer if not); `/healthz`, whether somebody should look.
 */
export function serveHealth(app: FastifyInstance, parts: HealthParts): void {
  const route = (path: string, ask: () => Promise<{ status: string; reasons: readonly string[] }>) =>
    app.get(path, async (_request, reply) => {
      const answer = await ask();
      return reply
        .header('cache-control', 'no-store')
        .status(answer.status === 'unavailable' ? 503 : 200)
        .send(answer);
    });

  route('/livez', async () => ({ status: 'ok', reasons: [] }));
  route('/readyz', async () => {
    const reasons = await unavailableReasons(parts);
    return { status: reasons.length === 0 ? 'ok' : 'unavailable', reasons };
  });
  route('/healthz', async () => {
    const [grave, light] = await Promise.all([unavailableReasons(parts), degradations(parts)]);
    const standing = light.length === 0 ? 'ok' : 'degraded';
    return { status: grave.length === 0 ? standing : 'unavailable', reasons: [...grave, ...light] };
  });
}
