/** A timetable prepared at an earlier start, or imported now and prepared for the next. */

import { dayFromIso } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { Report } from '../../common/report.ts';
import type { ImportOptions } from '../importFeed.ts';
import { type FeedFile, importFeeds } from '../merge/importFeeds.ts';
import { shareFeed } from '../sharing.ts';
import { importerVersion } from './importerVersion.ts';
import type { PreparedTimetable, SnapshotOrigin } from './snapshotFile.ts';
import { findSnapshot, keepSnapshot } from './snapshotFolder.ts';
import { sourceHash } from './sourceHash.ts';
import { validDays } from './validDays.ts';

export interface PreparedImportOptions<Indexes> extends ImportOptions {
  /** Folder of prepared timetables; null for none. */
  readonly snapshots: string | null;
  /** Origin of the timetable in use, which is not imported again. */
  readonly current: SnapshotOrigin | null;
  readonly report: Report;
  /** Builds the indexes that are stored with the timetable. */
  indexesOf(feed: Feed): Promise<Indexes>;
}

export type PreparedImport<Indexes> =
  /** An import would give the timetable already in use. */
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'feed';
      readonly prepared: PreparedTimetable<Indexes>;
      /** Null if the files could not be read, or changed during the import. */
      readonly origin: SnapshotOrigin | null;
      /** Writes the snapshot for the next start; to be called after the feed was handed over. Does not throw. */
      keep(): void;
    };

/** All code that affects an import, and the indexes built from it. */
const IMPORT_FOLDERS = ['common', 'ground', 'network', 'places', 'tiles', 'timetable'];

/** Identifies the programs that import alike, and read each other's files. */
export const timetableImporter = () => importerVersion(IMPORT_FOLDERS);

/** @throws FeedError as {@link importFeeds} does. */
export async function preparedImport<Indexes>(
  files: readonly FeedFile[],
  { snapshots, current, report, indexesOf, ...options }: PreparedImportOptions<Indexes>,
): Promise<PreparedImport<Indexes>> {
  const today = typeof options.today === 'number' ? options.today : dayFromIso(options.today);
  const hash = await hashOf(files);
  const imported = async () => {
    const feed = await importFeeds(files, options);
    return { feed, prepared: { feed: shareFeed(feed), indexes: await indexesOf(feed) } };
  };
  if (hash === null) return { kind: 'feed', prepared: (await imported()).prepared, origin: null, keep() {} };
  const made = { importer: timetableImporter(), source: `${hash} ${options.rebaseCalendar}` };
  const isCurrent = current?.importer === made.importer && current.source === made.source;
  if (isCurrent && current.from <= today && today <= current.to) return { kind: 'unchanged' };
  if (snapshots !== null) {
    const found = findSnapshot<Indexes>({ folder: snapshots, ...made }, today);
    if (found.kind === 'found') {
      report('the timetable was prepared at an earlier start');
      return { ...found, kind: 'feed', keep() {} };
    }
    if (found.kind === 'unusable')
      report(`the prepared timetable cannot be used, ${found.reason}: reading the timetable itself`, 'warn');
  }
  const { feed, prepared } = await imported();
  // Files replaced during the import no longer match the hash.
  const isWhole = (await hashOf(files)) === hash;
  const origin = isWhole ? { ...made, ...validDays(feed, today, options.rebaseCalendar) } : null;
  return {
    kind: 'feed',
    prepared,
    origin,
    keep() {
      if (snapshots === null || origin === null) return;
      try {
        keepSnapshot({ folder: snapshots, ...made }, prepared, origin);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        report(`the timetable could not be prepared for the next start: ${reason}`, 'warn');
      }
    },
  };
}

/** Combined hash of the feeds with their id prefixes; null if one cannot be read. */
async function hashOf(files: readonly FeedFile[]): Promise<string | null> {
  const hashes = await Promise.all(files.map(({ path }) => sourceHash(path)));
  return hashes.includes(null) ? null : files.map(({ prefix }, index) => `${prefix}=${hashes[index]}`).join(' ');
}
