import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { parseRemoteManifest } from '@halte/contract/manifest/remote';
import { UserError } from '../userError.mjs';
import { MANIFEST } from './keys.ts';
import { type Files, filesIn, type VersionStore } from './versionStore.ts';

const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Names of files that differ between two builds, or that only one of them has. */
export function differences(one: Files, other: Files): readonly string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((name) => {
    const [a, b] = [one.get(name), other.get(name)];
    return a === undefined || b === undefined || hashOf(a) !== hashOf(b);
  });
}

export const listed = (names: readonly string[]): string =>
  `${names.slice(0, 5).join(', ')}${names.length > 5 ? ` and ${names.length - 5} more` : ''}`;

/** Builds twice and compares: a build that depends on the hour or on the machine cannot be checked by anybody. */
export async function buildTwice(folder: string, print: (text: string) => void): Promise<Files> {
  const build = async () => {
    // A build keeps the files of the one before, for pages that are open.
    await rm(folder, { recursive: true, force: true });
    const ran = promisify(execFile)('npm', ['run', 'build'], { env: { ...process.env, NODE_ENV: 'production' } });
    await ran.catch((error: { stdout?: string; stderr?: string }) => {
      throw new UserError(`npm run build failed:\n${error.stdout ?? ''}${error.stderr ?? ''}`);
    });
    return filesIn(folder);
  };
  print('Building it …');
  const first = await build();
  print('Building it again, to compare …');
  const changed = differences(first, await build());
  if (changed.length > 0) throw new UserError(`Two builds of the same source differ in ${listed(changed)}.`);
  return first;
}

/** Which remote a build is, and which version of it. */
export interface Identity {
  readonly id: string;
  readonly version: string;
}

/** @throws UserError where the files are no build of a remote */
export function identityOf(files: Files): Identity {
  const text = files.get(MANIFEST);
  const manifest = text && parseRemoteManifest(JSON.parse(Buffer.from(text).toString('utf8')));
  if (!manifest) throw new UserError('The build has no valid remote.json: build the remote first.');
  return { id: manifest.id, version: manifest.version };
}

/** Files that the build does not name: its folder keeps those of the build before, for pages that are open. */
export function filesOfOthers(files: Files): readonly string[] {
  const { files: own = [], integrity = {} } = JSON.parse(Buffer.from(files.get(MANIFEST) ?? []).toString('utf8'));
  const named = new Set([MANIFEST, ...own, ...Object.keys(integrity)]);
  return [...files.keys()].filter((name) => !named.has(name.replace(/\.(?:gz|br)$/, '')));
}

export interface Shipped {
  readonly files: number;
  /** It was there already, with the same files. */
  readonly wasThere: boolean;
}

/**
 * Writes a build as a version into the store, and reads every file back.
 *
 * @throws UserError where the files are no build of a remote, where the version is there with other files, or where a file comes back changed
 */
export async function shipVersion(files: Files, store: VersionStore): Promise<Shipped> {
  const { id, version } = identityOf(files);
  const path = `${id}/${version}`;
  const wasThere = (await store.read(path, MANIFEST)) !== null;
  if (!wasThere) await store.write(path, files);

  const wrong: string[] = [];
  for (const [name, content] of files) {
    const read = await store.read(path, name);
    if (read === null || hashOf(read) !== hashOf(content)) wrong.push(name);
  }
  if (wrong.length > 0) {
    const problem = wasThere
      ? `Version ${version} of ${id} is there already with other files (${listed(wrong)}). A version never changes: build another one.`
      : `These files came back changed or not at all: ${listed(wrong)}. Nobody gets the version; look at what serves them.`;
    throw new UserError(problem);
  }
  return { files: files.size, wasThere };
}
