import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '@halte/server/startError';
import { errorMessage } from '../common/errorMessage.ts';
import type { Report } from '../common/report.ts';
import { readBackup, said, writeManifest } from './manifest.ts';
import { copyPostgresql, restorePostgresql } from './postgresqlCopy.ts';
import type { Settings } from './settings.ts';
import { copySqlite, restoreSqlite } from './sqliteCopy.ts';

/** `20261127T194500Z`, for names of files. */
const stampOf = (now: Date) => now.toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * Makes a folder with a copy of the store; it appears once it is complete.
 *
 * @throws StartError
 */
export async function backUp({ database, data, folder }: Settings, report: Report, now = new Date()): Promise<void> {
  const made = join(folder, `halte-${stampOf(now)}`);
  const partial = `${made}.partial`;
  await newFolder(partial);
  try {
    const kind = database === null ? 'sqlite' : 'postgresql';
    const file = database === null ? 'halte.db' : 'halte.dump';
    const to = join(partial, file);
    const contents = database === null ? copySqlite(data, to) : await copyPostgresql(database, to);
    await writeManifest(partial, { kind, madeAt: now.toISOString(), file, ...contents });
    await rename(partial, made);
    report(`backed up: ${said(contents)}, in ${made}`);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

async function newFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    throw new StartError(`The folder of the backup cannot be made (${errorMessage(error)}).`, { cause: error });
  }
}

/**
 * Brings back what a backup has.
 *
 * @throws StartError; then the store is as it was.
 */
export async function restore(
  { database, data, folder, force }: Settings,
  report: Report,
  now = new Date(),
): Promise<void> {
  const backup = await readBackup(folder, database === null ? 'sqlite' : 'postgresql');
  const stamp = stampOf(now);
  const aside =
    database === null
      ? restoreSqlite(backup, data, force, stamp)
      : await restorePostgresql(backup, database, force, stamp);
  if (aside !== null) report(`what was there is kept as ${aside}`);
  report(`restored: ${said(backup)}, of ${backup.madeAt}`);
}
