/**
 * Copies of downloads that could be read. A server may send a whole file that cannot be: a program that is running stays with what it has, and one that
 * starts takes the copy.
 */
import { copyFile, link, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { errorMessage } from '../common/errorMessage.ts';
import type { Report } from '../common/report.ts';
import { stateOf } from './download.ts';

export interface DownloadedFiles {
  readonly paths: readonly string[];
  /** Of downloads: only those in it are copied. */
  readonly folder: string;
  /** Whether something is in use, which stays where a file cannot be read. */
  readonly isInUse: boolean;
  readonly report: Report;
  /** Whether an error says that a file cannot be read. */
  isOfFiles(error: unknown): boolean;
}

/** @param read is called with the files, or with the copies of those that have one. */
export async function withLastGood<T>(
  { paths, folder, isInUse, report, isOfFiles }: DownloadedFiles,
  read: (pathOf: (path: string) => string) => Promise<T>,
): Promise<T> {
  const downloads = paths.filter((path) => dirname(path) === folder);
  let result: T;
  try {
    result = await read((path) => path);
  } catch (error) {
    if (!isOfFiles(error)) throw error;
    // Else the server would say that what cannot be read has not changed.
    await Promise.all(downloads.map((path) => rm(stateOf(path), { force: true })));
    const copies = new Map<string, string>();
    for (const path of downloads) if (await hasOtherCopy(path)) copies.set(path, copyOf(path));
    if (isInUse || copies.size === 0) throw error;
    report(`${errorMessage(error)} What was fetched before is used`, 'warn');
    return read((path) => copies.get(path) ?? path).catch(() => {
      throw error;
    });
  }
  await Promise.all(downloads.map(keep));
  return result;
}

const copyOf = (path: string) => join(dirname(path), `good-${basename(path)}`);

async function hasOtherCopy(path: string): Promise<boolean> {
  const [file, copy] = await Promise.all([path, copyOf(path)].map((one) => stat(one).catch(() => null)));
  return copy != null && file != null && (copy.ino !== file.ino || copy.dev !== file.dev);
}

/** A second name of the file, which takes no room; a copy where the file system has no such names. */
async function keep(path: string): Promise<void> {
  const partial = `${copyOf(path)}.part`;
  await rm(partial, { force: true });
  await link(path, partial).catch(() => copyFile(path, partial));
  await rename(partial, copyOf(path));
}
