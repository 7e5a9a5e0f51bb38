import type { FastifyInstance } from 'fastify';
import type { Networks } from './network/networks.ts';
import { shareOf } from './page/share.ts';
import { buildIdOf } from './remotes/buildId.ts';
import { isLocal } from './remotes/findManifest.ts';
import { entriesOf, type FindRemotes } from './remotes/findRemotes.ts';
import type { HostManifest } from './remotes/manifest.ts';
import { offeredPlace } from './remotes/places.ts';
import type { RegistrySource } from './remotes/registry.ts';
import type { ForTenant } from './siteFiles.ts';
import { tenantOn } from './tenants/tenantOn.ts';

export interface LatestBuildParts {
  readonly forTenant: ForTenant;
  readonly hostManifest: () => Promise<HostManifest | null>;
  readonly findRemotes: FindRemotes;
  readonly networks: Networks;
  readonly registry: RegistrySource;
  /** Whether browsers may keep pages and answers. */
  readonly offline: boolean;
}

/** Folders on this host of versions that were withdrawn: browsers delete what they keep of them. */
function withdrawnFolders({ current }: RegistrySource): string[] {
  const known = current();
  return [...(known?.releases.withdrawn() ?? [])].flatMap(([id, versions]) => {
    const remote = known?.remotes.get(id);
    const folders = remote ? versions.map((version) => offeredPlace(remote, version).base) : [];
    return folders.filter(isLocal);
  });
}

/** `/builds/latest.json`: what a page of this visitor would be made of now. Open pages compare it with what they were made of. */
export function serveLatestBuild(
  app: FastifyInstance,
  { forTenant, hostManifest, findRemotes, networks, registry, offline }: LatestBuildParts,
) {
  app.get(
    '/builds/latest.json',
    forTenant(async (tenant, reply, request) => {
      const share = shareOf(request.headers.cookie ?? '');
      const [host, { found }, network] = await Promise.all([
        hostManifest(),
        findRemotes(tenant, share),
        networks.of(tenant),
      ]);
      const withdrawn = withdrawnFolders(registry);
      return reply.header('cache-control', 'no-store').send({
        buildId: buildIdOf({ host, remotes: found, tenant: tenantOn(network, tenant) }),
        timeZone: network?.timeZone ?? null,
        remotes: entriesOf(found),
        ...(withdrawn.length > 0 && { withdrawn }),
        ...(!offline && { offline }),
      });
    }),
  );
}
