/** `--prepare`: imports a timetable once, for all servers. */
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EpochSeconds } from '@halte/engine/common/time';
import { dayOf, isoOfDay } from '@halte/engine/common/zone';
import { StartError } from '@halte/server/startError';
import type { Report } from '../common/report.ts';
import { networkIndexesOf } from '../network/networkIndexes.ts';
import type { FeedLimits } from '../timetable/gtfs/limits.ts';
import type { FeedFile } from '../timetable/merge/importFeeds.ts';
import { feedOf } from '../timetable/sharing.ts';
import { preparedImport } from '../timetable/snapshot/preparedImport.ts';
import { writeSnapshot } from '../timetable/snapshot/snapshotFile.ts';
import { contentOf } from './contentFile.ts';
import { figuresOf, objectionsTo } from './plausibility.ts';
import {
  CURRENT,
  feedName,
  type PreparedFile,
  type Publication,
  type PublishedTimetable,
  publicationOf,
  timetableName,
} from './publication.ts';

export interface PublishOptions {
  readonly folder: string;
  readonly files: readonly FeedFile[];
  readonly rebaseCalendar: boolean;
  readonly limits: FeedLimits;
  /** Publishes a timetable even if it is not plausible. */
  readonly force: boolean;
  readonly now: EpochSeconds;
  readonly report: Report;
}

/** Time for the servers to fetch and load it before they change over. */
const AHEAD_SECONDS = 120;
/** Publications whose files are kept, so that an operator can go back to one. */
const MOST_KEPT = 5;

/** @throws StartError, FeedError: both with a message for operators. */
export async function publish({
  folder,
  files,
  limits,
  force,
  now,
  report,
  ...options
}: PublishOptions): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { path } of files)
    if (!(await stat(path).catch(() => null))?.isFile())
      throw new StartError(`--prepare takes timetables that are zips, which ${path} is not.`);
  const before = await formerOf(folder, now, report);
  report('reading the timetable');
  const today = dayOf('UTC', now);
  const imported = await preparedImport(files, {
    snapshots: null,
    current: null,
    today,
    rebaseCalendar: options.rebaseCalendar ? 'whenExpired' : 'never',
    limits,
    indexesOf: async (feed) => networkIndexesOf(feed),
    report,
  });
  if (imported.kind === 'unchanged' || imported.origin === null)
    throw new StartError('A file of the timetable was replaced while it was read: prepare it again.');
  const { prepared, origin } = imported;
  const figures = figuresOf(feedOf(prepared.feed), today);
  const objections = objectionsTo(figures, before?.figures ?? null);
  if (objections.length > 0 && !force)
    throw new StartError(`${objections.join(' ')} It is not published; --force publishes it all the same.`);
  for (const objection of objections) report(objection, 'warn');
  const partial = join(folder, 'timetable.part');
  writeSnapshot(partial, prepared, origin);
  const file = await kept(partial);
  await rename(partial, join(folder, timetableName(file)));
  const isSame = before?.source === origin.source;
  const publication: Publication = {
    source: origin.source,
    feeds: await Promise.all(files.map((feed) => copied(feed, folder))),
    // Other releases may have prepared the same feeds: their servers go on using their files.
    files: { ...(isSame ? before.files : {}), [origin.importer]: file },
    madeAt: instantOf(now),
    activateAt: instantOf(now + AHEAD_SECONDS),
    figures,
    former: isSame ? before.former : before && timetableOf(before),
  };
  await write(folder, publication);
  await prune(folder);
  report(
    `prepared in ${folder}: ${figures.stops} stops, until ${isoOfDay(figures.lastDay)}, to be used from ${publication.activateAt} on`,
  );
}

async function formerOf(folder: string, now: EpochSeconds, report: Report): Promise<Publication | null> {
  const bytes = await readFile(join(folder, CURRENT)).catch(() => null);
  if (bytes === null) return null;
  try {
    return publicationOf(bytes, now);
  } catch (error) {
    report(`what was prepared before cannot be read: ${(error as Error).message}`, 'warn');
    return null;
  }
}

async function copied({ path, prefix }: FeedFile, folder: string): Promise<PublishedTimetable['feeds'][number]> {
  const partial = join(folder, `feed-${prefix}.part`);
  await copyFile(path, partial);
  const feed = { ...(await kept(partial)), prefix };
  await rename(partial, join(folder, feedName(feed)));
  return feed;
}

async function kept(path: string): Promise<PreparedFile> {
  const content = await contentOf(path);
  if (content === null) throw new StartError(`${path} cannot be read again: is there room on the disk?`);
  return content;
}

/** Replaces `current.json` atomically, once the files that it names exist. A copy named by the time of its publication is kept, to go back to. */
async function write(folder: string, publication: Publication): Promise<void> {
  const text = `${JSON.stringify(publication, null, 2)}\n`;
  await writeFile(join(folder, `made-${publication.madeAt.replaceAll(':', '')}.json`), text);
  const partial = join(folder, `${CURRENT}.part`);
  await writeFile(partial, text);
  await rename(partial, join(folder, CURRENT));
}

async function prune(folder: string): Promise<void> {
  const names = await readdir(folder);
  const made = names.filter((name) => /^made-.*\.json$/.test(name)).sort();
  const stay = new Set([CURRENT, ...made.slice(-MOST_KEPT)]);
  for (const name of [...stay]) for (const file of namesIn(await readFile(join(folder, name), 'utf8'))) stay.add(file);
  const old = names.filter((name) => !stay.has(name) && /^(made-.*\.json|[0-9a-f]{64}\.(zip|timetable))$/.test(name));
  for (const name of old) await rm(join(folder, name));
}

function namesIn(text: string): string[] {
  const { former, ...current } = JSON.parse(text) as Publication;
  return [current, ...(former ? [former] : [])].flatMap(({ feeds, files }) => [
    ...feeds.map(feedName),
    ...Object.values(files).map(timetableName),
  ]);
}

const timetableOf = ({ source, feeds, files }: Publication): PublishedTimetable => ({ source, feeds, files });
const instantOf = (at: EpochSeconds) => new Date(at * 1_000).toISOString().replace('.000Z', 'Z');
