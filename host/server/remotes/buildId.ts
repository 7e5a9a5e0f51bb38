import { createHash } from 'node:crypto';
import type { RemoteId } from '@halte/contract';
import type { Tenant } from '@halte/contract/tenant';
import type { FoundRemote, HostManifest } from './manifest.ts';

export interface BuildParts {
  readonly host: HostManifest | null;
  readonly remotes: ReadonlyMap<RemoteId, FoundRemote>;
  readonly tenant: Tenant;
}

/** A hash that changes with every file that the browser runs, and with the tenant's file. */
export function buildIdOf({ host, remotes, tenant }: BuildParts): string {
  const parts = [
    ...(host?.preload['main']?.js ?? []),
    ...(host?.preload['main']?.css ?? []),
    ...[...remotes]
      .map(
        ([id, { base, manifest }]) =>
          `${id} ${manifest.container} ${base}${manifest.entry} ${JSON.stringify(manifest.declares)}`,
      )
      .sort(),
    JSON.stringify(tenant),
  ];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);
}
