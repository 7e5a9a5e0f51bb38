import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerOptions } from './options.ts';

const LIMIT_MS = 1000;

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

/** Why this server cannot serve the whole product; empty when it can. */
export async function ailments({ hostDist, remotes, bffUrl }: ServerOptions): Promise<string[]> {
  const files: [what: string, path: string][] = [
    ['The host', join(hostDist, 'host.json')],
    ...[...remotes].map(([id, folder]): [string, string] => [`Remote ${id}`, join(folder, 'remote.json')]),
  ];
  const missing = await Promise.all(
    files.map(async ([what, path]) => ((await exists(path)) ? [] : [`${what} is not built.`])),
  );
  const deaf = (await answers(bffUrl)) ? [] : [`The backend at ${bffUrl} does not answer.`];
  return [...missing.flat(), ...deaf];
}
