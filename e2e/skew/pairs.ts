import { join } from 'node:path';
import { ROOT } from '../support/environment.ts';
import { type SecondHost, startHostOf } from '../support/secondHost.ts';
import { BEFORE, remotesOf } from './before.ts';

export type Side = 'now' | 'before';

/** A host with the remotes of the same or of another release. */
export interface Pair {
  readonly host: Side;
  readonly remotes: Side;
}

export const nameOf = ({ host, remotes }: Pair) => `host ${host}, remotes ${remotes}`;

export const rootOf = (side: Side) => (side === 'now' ? ROOT : BEFORE);

/** Starts the host of a pair; the options come after those for its remotes. */
export function startPair({ host, remotes }: Pair, options: readonly string[] = []): Promise<SecondHost> {
  const root = rootOf(remotes);
  const built = remotesOf(root).flatMap((id) => ['--remote', `${id}=${join(root, `mfe-${id}`, 'dist')}`]);
  return startHostOf(rootOf(host), [...built, ...options, '--log', 'silent']);
}
