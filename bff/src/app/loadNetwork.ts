import { join } from 'node:path';
import type { EpochSeconds } from '@halte/engine/common/time';
import { dayOf, isoOfDay } from '@halte/engine/common/zone';
import { type Feed, FeedError } from '@halte/engine/timetable/feed/feed';
import type { Report } from '../common/report.ts';
import { coveredStops } from '../ground/coverage.ts';
import type { Ground } from '../ground/ground.ts';
import { type RegionGround, regionOf } from '../ground/region.ts';
import type { Gazetteer } from '../places/places.ts';
import { CITY_ZONE, createDemoSource, type DemoSource, type PublishedDemo } from '../source/demo.ts';
import { demoGround } from '../source/demoGround.ts';
import { withLastGood } from '../source/lastGood.ts';
import type { FeedFile } from '../timetable/merge/importFeeds.ts';
import { type ImportedTimetable, importInWorker } from '../workers/importInWorker.ts';
import type { Config } from './config.ts';
import { feedFilesOf } from './feedFiles.ts';
import { servedStops } from './loadGround.ts';

const NO_PLACES: Gazetteer = { addresses: [], amenities: [] };

/** A loaded timetable with its related data. */
export interface LoadedNetwork extends ImportedTimetable {
  readonly gazetteer: Gazetteer;
  /** Of the demo city; null for a real network, whose map is in files of its own. */
  readonly ground: RegionGround | null;
  /** Null for the timetable of a real network. */
  readonly demo: PublishedDemo | null;
}

interface Source {
  readonly files: readonly FeedFile[];
  readonly demo: DemoSource | null;
}

/**
 * Fetches or generates the timetable, and reads it.
 *
 * @param current the timetable in use; returned as is if nothing has changed.
 * @param report called with one line when a long step begins.
 * @param published the files of `--prepared`; null: those of the configuration.
 * @throws StartError, FeedError: both with a message for operators.
 */
export async function loadNetwork(
  config: Pick<Config, 'gtfs' | 'feedLimits' | 'rebaseCalendar' | 'data'>,
  now: EpochSeconds,
  report: Report,
  current: LoadedNetwork | null = null,
  published: readonly FeedFile[] | null = null,
): Promise<LoadedNetwork> {
  const { files, demo } = published ? { files: published, demo: null } : await sourceOf(config, now, report);
  report('reading the timetable');
  const downloads = {
    paths: files.map(({ path }) => path),
    folder: downloadsOf(config),
    isInUse: current !== null,
    report,
    isOfFiles: (error: unknown) => error instanceof FeedError,
  };
  const importing = withLastGood(downloads, (pathOf) =>
    importInWorker(
      files.map((file) => ({ ...file, path: pathOf(file.path) })),
      {
        // The demo city changes daily and loads quickly.
        snapshots: demo ? null : join(config.data, 'timetables'),
        current: current?.origin ?? null,
        report,
        today: dayOf('UTC', now),
        rebaseCalendar: config.rebaseCalendar ? 'whenExpired' : 'never',
        limits: config.feedLimits,
      },
    ),
  );
  // Made while the other thread reads, and once: the city is the same each day.
  const tables = demo && (current?.ground?.ground ?? demoGround(demo.ground, demo.places));
  const imported = await importing;
  if (imported === 'unchanged') return current!;
  if (!demo || !tables) return { ...imported, gazetteer: NO_PLACES, ground: null, demo: null };
  const { gazetteer, network, places } = demo;
  return { ...imported, gazetteer, ground: demoRegion(imported.feed, tables), demo: { network, places } };
}

function demoRegion(feed: Feed, tables: Ground): RegionGround {
  const stops = servedStops(feed);
  const count = { served: stops.length, covered: coveredStops(tables.streets, stops) };
  return regionOf(tables, count, { source: 'demoCity', id: feed.version });
}

async function sourceOf(
  { gtfs, data, feedLimits }: Pick<Config, 'gtfs' | 'data' | 'feedLimits'>,
  now: EpochSeconds,
  report: Report,
): Promise<Source> {
  if (gtfs === null) {
    report('generating the demo city');
    const demo = await createDemoSource(data, isoOfDay(dayOf(CITY_ZONE, now)));
    return { files: [{ path: demo.path, prefix: '' }], demo };
  }
  return {
    files: await feedFilesOf(gtfs, { into: downloadsOf({ data }), report, maxBytes: feedLimits.downloadBytes }),
    demo: null,
  };
}

const downloadsOf = ({ data }: Pick<Config, 'data'>) => join(data, 'feeds');
