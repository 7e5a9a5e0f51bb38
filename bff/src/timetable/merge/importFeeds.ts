/** Reads the timetable of a network: one feed, or several that become one. */
import type { DayNumber } from '@halte/engine/common/time';
import { dayFromIso, isoOfDay, serviceDayStart } from '@halte/engine/common/zone';
import { type Feed, FeedError, type FeedWarning } from '@halte/engine/timetable/feed/feed';
import { VALIDITY_WARNINGS } from '../gtfs/feedInfo.ts';
import { createSizeTally } from '../gtfs/sizeTally.ts';
import { type ImportOptions, importFeed } from '../importFeed.ts';
import { mergeFeeds } from './mergeFeeds.ts';
import { commonPeriod, movedByWeeks, weeksToMove } from './mergeServices.ts';
import { withPrefixedIds } from './prefixIds.ts';

export interface FeedFile {
  readonly path: string;
  /** Put before all its ids, followed by a colon; '' leaves the ids unchanged. */
  readonly prefix: string;
}

/**
 * Reads feeds one after another. A single one without a prefix is imported as by {@link importFeed}.
 *
 * @throws FeedError as {@link importFeed} does, with the name of the feed before the message where there are several; `same-ids`,
 * `different-time-zones`.
 */
export async function importFeeds(files: readonly FeedFile[], options: ImportOptions): Promise<Feed> {
  const [only] = files;
  if (files.length === 1 && only?.prefix === '') return importFeed(only, options);
  const feeds: Feed[] = [];
  const sizes = createSizeTally();
  for (const file of files)
    feeds.push(withPrefixedIds(await importPart(file, feeds.length, files, { ...options, sizes }), file.prefix));
  const published = mergeFeeds(feeds);
  const today = typeof options.today === 'number' ? options.today : dayFromIso(options.today);
  const weeks = options.rebaseCalendar === 'whenExpired' ? weeksToMove(published, published.parts, today) : 0;
  const feed = movedByWeeks(published, weeks);
  assertOneClock(feed, feeds);
  return { ...feed, warnings: warningsOf(feed, today) };
}

async function importPart(
  file: FeedFile,
  number: number,
  files: readonly FeedFile[],
  options: ImportOptions,
): Promise<Feed> {
  const name = file.prefix || file.path;
  try {
    const feed = await importFeed(file, {
      ...options,
      // All calendars are shifted together, once all feeds are known.
      rebaseCalendar: 'never',
      onProgress: (step, done, total) => options.onProgress?.(step, number * total + done, files.length * total),
    });
    return { ...feed, warnings: feed.warnings.map((one) => ({ ...one, message: `${name}: ${one.message}` })) };
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    throw new FeedError(error.code, `${name}: ${error.message}`, { cause: error });
  }
}

/** Times of all feeds are read in the zone of the first one, so each service day must begin at the same instant in all of them. */
function assertOneClock({ firstDay, lastDay, timeZone }: Feed, feeds: readonly Feed[]): void {
  for (const other of new Set(feeds.map((feed) => feed.timeZone)))
    for (let day = firstDay; other !== timeZone && day <= lastDay; day++)
      if (serviceDayStart(other, day) !== serviceDayStart(timeZone, day))
        throw new FeedError(
          'different-time-zones',
          `The timetables are in the time zones ${timeZone} and ${other}, whose clocks differ: only timetables of one zone can be one network.`,
        );
}

/** The warnings of the feeds, and those that concern their combination. */
function warningsOf({ warnings, parts, shiftedByWeeks }: Feed, today: DayNumber): FeedWarning[] {
  const own = warnings.filter(({ code }) => shiftedByWeeks === 0 || !VALIDITY_WARNINGS.has(code));
  const periodOfPart = parts.map(
    ({ id, name, firstDay, lastDay }) => `${id || name}: ${isoOfDay(firstDay)} to ${isoOfDay(lastDay)}`,
  );
  const over = parts.flatMap(({ lastDay }, index) => (today > lastDay ? [periodOfPart[index]!] : []));
  return [
    ...own,
    ...(over.length > 0 && over.length < parts.length
      ? [
          {
            code: 'part-over',
            message: `Of several timetables, some are over (${over.join('; ')}).`,
            count: over.length,
          },
        ]
      : []),
    ...(commonPeriod(parts) === null
      ? [
          {
            code: 'no-common-day',
            message: `The timetables have no day in common (${periodOfPart.join('; ')}): no journey uses all of them.`,
            count: 1,
          },
        ]
      : []),
  ];
}
