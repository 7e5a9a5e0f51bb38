/** Resolves the addresses of `--gtfs` to files and to the prefixes of their ids. */
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { StartError } from '@halte/server/startError';
import type { Report } from '../common/report.ts';
import { download, TIMETABLE_DOWNLOAD } from '../source/download.ts';
import type { FeedFile } from '../timetable/merge/importFeeds.ts';
import type { FeedAddress } from './feedAddresses.ts';

export interface FetchOptions {
  /** Folder for downloads. */
  readonly into: string;
  readonly report: Report;
  /** Limit of one download. */
  readonly maxBytes: number;
}

interface Found {
  readonly path: string;
  /** Null if none was given. */
  readonly prefix: string | null;
  /** The default prefix if there are several feeds. */
  readonly fileName: string;
}

/**
 * Downloads remote feeds. Ids of a single feed are unchanged unless it has a name; with several feeds, or with the zips of a
 * folder, ids are prefixed with the name or, failing that, the file name.
 *
 * @throws {@link StartError} if two feeds would have the same prefix.
 */
export async function feedFilesOf(addresses: readonly FeedAddress[], options: FetchOptions): Promise<FeedFile[]> {
  const found = (await Promise.all(addresses.map((address) => findFeeds(address, options)))).flat();
  const files = found.map(({ path, prefix, fileName }) => ({
    path,
    prefix: prefix ?? (found.length === 1 ? '' : fileName),
  }));
  for (const [index, { prefix, path }] of files.entries())
    if (files.findIndex((one) => one.prefix === prefix) !== index)
      throw new StartError(
        `Two timetables have the name "${prefix}": give one of them another, as in --gtfs bus=${path}.`,
      );
  return files;
}

async function findFeeds({ name, address }: FeedAddress, options: FetchOptions): Promise<Found[]> {
  if (/^https?:\/\//.test(address)) {
    const path = await download(address, { ...options, kind: TIMETABLE_DOWNLOAD });
    return [{ path, prefix: name, fileName: stemOf(new URL(address).pathname) }];
  }
  const zips = await zipsOf(address);
  if (zips.length === 0) return [{ path: address, prefix: name, fileName: stemOf(address) }];
  if (name !== null)
    throw new StartError(`${address} is a folder of zips, whose names are those of the files: it takes no name.`);
  return zips.map((zip) => ({ path: join(address, zip), prefix: stemOf(zip), fileName: stemOf(zip) }));
}

/** The zips in a folder that is not itself a feed, in alphabetical order. */
async function zipsOf(path: string): Promise<string[]> {
  const names = await readdir(path).catch((): string[] => []);
  return names.includes('stops.txt') ? [] : names.filter((name) => /\.zip$/i.test(name)).sort();
}

/** The file name without `.zip` or `.txt`, in characters allowed in an id prefix. */
function stemOf(path: string): string {
  return basename(path)
    .replace(/\.(zip|txt)$/i, '')
    .replace(/[^\w-]+/g, '-');
}
