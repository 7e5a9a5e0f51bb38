import { createHash } from 'node:crypto';
import type { RemoteId } from '@halte/contract';
import type { FoundRemote, HostManifest } from './manifest.ts';

/** A hash that changes with every file that the browser runs. */
export function buildIdOf(host: HostManifest | null, remotes: ReadonlyMap<RemoteId, FoundRemote>): string {
  const parts = [
    ...(host?.preload['main']?.js ?? []),
    ...(host?.preload['main']?.css ?? []),
    ...[...remotes].map(([id, { manifest }]) => `${id} ${manifest.container} ${manifest.entry}`).sort(),
  ];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);
}
