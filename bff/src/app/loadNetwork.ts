import { join } from 'node:path';
import type { Report } from '../common/report.ts';
import type { Gazetteer } from '../places/places.ts';
import { CITY_ZONE, createDemoSource, type DemoSource, type PublishedDemo } from '../source/demo.ts';
import { download } from '../source/download.ts';
import { feedSource } from '../tiles/feedSource.ts';
import { groundSource } from '../tiles/groundSource.ts';
import { createTileRenderer, type TileRenderer } from '../tiles/renderer.ts';
import type { EpochSeconds, Feed } from '../timetable/feed/feed.ts';
import { limitsFor } from '../timetable/gtfs/limits.ts';
import { dayOf, isoOfDay } from '../timetable/time/zone.ts';
import { importInWorker } from '../workers/importInWorker.ts';
import type { Config } from './config.ts';

const NO_PLACES: Gazetteer = { addresses: [], amenities: [] };

/** A timetable that was read, and what came with it. */
export interface LoadedNetwork {
  readonly feed: Feed;
  readonly gazetteer: Gazetteer;
  readonly tiles: TileRenderer;
  /** Null for the timetable of a real network. */
  readonly demo: PublishedDemo | null;
}

interface Source {
  readonly path: string;
  readonly demo: DemoSource | null;
}

/**
 * Fetches or generates the timetable and reads it.
 *
 * @param report takes one line each time a long step begins.
 * @throws StartError, FeedError: both with a message for an operator.
 */
export async function loadNetwork(
  config: Pick<Config, 'gtfs' | 'gtfsMegabytes' | 'rebaseCalendar' | 'data'>,
  now: EpochSeconds,
  report: Report,
): Promise<LoadedNetwork> {
  const { path, demo } = await sourceOf(config, now, report);
  report('reading the timetable');
  const feed = await importInWorker([{ path, prefix: '' }], {
    today: dayOf('UTC', now),
    rebaseCalendar: config.rebaseCalendar ? 'whenExpired' : 'never',
    limits: limitsFor(config.gtfsMegabytes),
  });
  const tiles = createTileRenderer(demo ? groundSource(demo.ground) : feedSource(feed));
  if (!demo) return { feed, gazetteer: NO_PLACES, tiles, demo };
  // The ground itself is not referenced any more: the renderer has what it draws.
  const { gazetteer, network, places } = demo;
  return { feed, gazetteer, tiles, demo: { network, places } };
}

async function sourceOf(
  { gtfs, data }: Pick<Config, 'gtfs' | 'data'>,
  now: EpochSeconds,
  report: Report,
): Promise<Source> {
  if (gtfs === null) {
    report('generating the demo city');
    const demo = await createDemoSource(data, isoOfDay(dayOf(CITY_ZONE, now)));
    return { path: demo.path, demo };
  }
  const path = /^https?:\/\//.test(gtfs) ? await download(gtfs, { into: join(data, 'feeds'), report }) : gtfs;
  return { path, demo: null };
}
