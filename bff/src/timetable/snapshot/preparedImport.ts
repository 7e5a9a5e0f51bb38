/** A timetable that was prepared at an earlier start, or is imported now and prepared for the next. */
import type { Report } from '../../common/report.ts';
import type { ImportOptions } from '../gtfs/import.ts';
import { type FeedFile, importFeeds } from '../merge/importFeeds.ts';
import { type SharedFeed, shareFeed } from '../sharing.ts';
import { dayFromIso } from '../time/zone.ts';
import { importerVersion } from './importerVersion.ts';
import type { SnapshotOrigin } from './snapshotFile.ts';
import { findSnapshot, keepSnapshot } from './snapshotFolder.ts';
import { sourceHash } from './sourceHash.ts';
import { validDays } from './validDays.ts';

export interface PreparedImportOptions extends ImportOptions {
  /** Where prepared timetables are; null: nowhere. */
  readonly snapshots: string | null;
  /** Of the timetable in use, which is not made a second time. */
  readonly current: SnapshotOrigin | null;
  readonly report: Report;
}

export type PreparedImport =
  /** The timetable in use is what would be imported. */
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'feed';
      readonly feed: SharedFeed;
      /** Null where the files could not be read, or changed while they were read. */
      readonly origin: SnapshotOrigin | null;
      /** Writes what the next start reads: to be called when the feed was handed over. Does not throw. */
      keep(): void;
    };

/** @throws FeedError as {@link importFeeds} does. */
export async function preparedImport(
  files: readonly FeedFile[],
  { snapshots, current, report, ...options }: PreparedImportOptions,
): Promise<PreparedImport> {
  const today = typeof options.today === 'number' ? options.today : dayFromIso(options.today);
  const hash = await hashOf(files);
  if (hash === null)
    return { kind: 'feed', feed: shareFeed(await importFeeds(files, options)), origin: null, keep() {} };
  const made = { importer: importerVersion(), source: `${hash} ${options.rebaseCalendar}` };
  const isCurrent = current?.importer === made.importer && current.source === made.source;
  if (isCurrent && current.from <= today && today <= current.to) return { kind: 'unchanged' };
  if (snapshots !== null) {
    const found = findSnapshot({ folder: snapshots, ...made }, today);
    if (found.kind === 'found') {
      report('the timetable was prepared at an earlier start');
      return { kind: 'feed', feed: found.feed, origin: found.origin, keep() {} };
    }
    if (found.kind === 'unusable')
      report(`the prepared timetable cannot be used, ${found.reason}: reading the timetable itself`, 'warn');
  }
  const feed = await importFeeds(files, options);
  const shared = shareFeed(feed);
  // Files that were replaced while they were read are not what was hashed.
  const isWhole = (await hashOf(files)) === hash;
  const origin = isWhole ? { ...made, ...validDays(feed, today, options.rebaseCalendar) } : null;
  return {
    kind: 'feed',
    feed: shared,
    origin,
    keep() {
      if (snapshots === null || origin === null) return;
      try {
        keepSnapshot({ folder: snapshots, ...made }, shared, origin);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        report(`the timetable could not be prepared for the next start: ${reason}`, 'warn');
      }
    },
  };
}

/** Of several feeds with what their ids begin with; null where one cannot be read. */
async function hashOf(files: readonly FeedFile[]): Promise<string | null> {
  const hashes = await Promise.all(files.map(({ path }) => sourceHash(path)));
  return hashes.includes(null) ? null : files.map(({ prefix }, index) => `${prefix}=${hashes[index]}`).join(' ');
}
