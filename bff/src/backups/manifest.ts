import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isRecord } from '@halte/contract/fields';
import { StartError } from '@halte/server/startError';
import type { Database } from '../store/database.ts';
import { checkReadable, type Recorded } from '../store/migrate.ts';
import { MigrationError } from '../store/storeError.ts';

const MANIFEST = 'backup.json';
const FORMAT = 1;

/**
 * Rows that are not kept: who is signed in and links of messages would be valid again though they were revoked since, messages would be sent twice, and what is
 * counted or fetched is of minutes.
 */
export const LEFT_OUT = ['sessions', 'links', 'outbox', 'attempts', 'live_documents'] as const;

/** What the tables have that is worth counting. */
export interface Counts {
  readonly accounts: number;
  readonly carts: number;
}

export interface Contents extends Counts {
  readonly migrations: readonly Recorded[];
}

interface Manifest extends Contents {
  readonly format: typeof FORMAT;
  readonly kind: Database['kind'];
  readonly madeAt: string;
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface Backup extends Manifest {
  /** Path of the copy, whose bytes are those that were written. */
  readonly path: string;
}

export const said = ({ accounts, carts }: Counts) =>
  `${accounts} ${accounts === 1 ? 'account' : 'accounts'}, ${carts} ${carts === 1 ? 'cart' : 'carts'}`;

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Says what the file in the folder is; written last, so that a folder with it is complete. */
export async function writeManifest(
  folder: string,
  { kind, madeAt, file, ...contents }: Pick<Manifest, 'kind' | 'madeAt' | 'file'> & Contents,
): Promise<void> {
  const path = join(folder, file);
  const manifest: Manifest = {
    ...{ format: FORMAT, kind, madeAt, file },
    ...{ bytes: (await stat(path)).size, sha256: await sha256Of(path) },
    ...contents,
  };
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
}

const isManifest = (value: unknown): value is Manifest =>
  isRecord(value) &&
  value['format'] === FORMAT &&
  (value['kind'] === 'sqlite' || value['kind'] === 'postgresql') &&
  ['madeAt', 'file', 'sha256'].every((name) => typeof value[name] === 'string') &&
  ['bytes', 'accounts', 'carts'].every((name) => typeof value[name] === 'number') &&
  /^[\w.-]+$/.test(String(value['file'])) &&
  Array.isArray(value['migrations']) &&
  value['migrations'].every(
    (one) => isRecord(one) && typeof one['name'] === 'string' && typeof one['checksum'] === 'string',
  );

/** @throws StartError unless the folder is a whole backup that this program can bring back into a store of that kind. */
export async function readBackup(folder: string, kind: Database['kind']): Promise<Backup> {
  const manifest = await parsed(folder);
  const path = join(folder, manifest.file);
  const size = (await stat(path).catch(() => null))?.size ?? null;
  if (size === null) throw new StartError(`The backup in ${folder} has no ${manifest.file}: it is incomplete.`);
  if (size !== manifest.bytes)
    throw new StartError(`${path} has ${size} bytes in place of ${manifest.bytes}: it is truncated or was changed.`);
  if ((await sha256Of(path)) !== manifest.sha256)
    throw new StartError(`${path} is not what was written (another SHA-256): it is damaged or was changed.`);
  if (manifest.kind !== kind) {
    const [is, wanted] = [nameOf(manifest.kind), nameOf(kind)];
    throw new StartError(`The backup in ${folder} is of ${is}, and the store to restore is ${wanted}: see --database.`);
  }
  try {
    checkReadable(kind, manifest.migrations);
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    throw new StartError(`The backup in ${folder} cannot be restored: ${lowerFirst(error.message)}`, { cause: error });
  }
  return { ...manifest, path };
}

const nameOf = (kind: Database['kind']) => (kind === 'sqlite' ? 'SQLite' : 'PostgreSQL');
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

async function parsed(folder: string): Promise<Manifest> {
  const path = join(folder, MANIFEST);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) throw new StartError(`${folder} is no backup: it has no ${MANIFEST} that can be read.`);
  let value: unknown = null;
  try {
    value = JSON.parse(text);
  } catch {
    // Said below.
  }
  if (isRecord(value) && Number(value['format']) > FORMAT)
    throw new StartError(`${path} is of a newer program: restore the backup with that one.`);
  if (!isManifest(value)) throw new StartError(`${path} is truncated or damaged.`);
  return value;
}
