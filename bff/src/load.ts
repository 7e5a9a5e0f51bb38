import { join } from 'node:path';
import type { Config } from './config.ts';
import { CITY_ZONE } from './demo/gtfs.ts';
import type { City } from './demo/model.ts';
import { createLive, type Live } from './live.ts';
import type { Gazetteer } from './places/places.ts';
import { createDemoSource } from './source/demo.ts';
import { download } from './source/download.ts';
import { citySource } from './tiles/citySource.ts';
import { feedSource } from './tiles/feedSource.ts';
import { createTileRenderer } from './tiles/renderer.ts';
import type { EpochSeconds } from './timetable/feed.ts';
import { importFeed } from './timetable/gtfs/import.ts';
import { dayOf, isoOfDay } from './timetable/time/zone.ts';

const NOTHING_ELSE: Gazetteer = { addresses: [], amenities: [] };

interface Source {
  readonly path: string;
  readonly gazetteer: Gazetteer;
  /** Of the demo only. */
  readonly city: City | null;
}

/**
 * Fetches or makes up the timetable, reads it and gets everything ready to be asked.
 *
 * @param report takes one line each time a long step begins.
 * @throws StartError, FeedError: both with a sentence for an operator.
 */
export async function loadLive(
  config: Pick<Config, 'gtfs' | 'rebaseCalendar' | 'data'>,
  now: EpochSeconds,
  report: (line: string) => void,
): Promise<Live> {
  const source = await sourceOf(config, now, report);
  report('reading the timetable');
  const feed = await importFeed(
    { path: source.path },
    { today: dayOf('UTC', now), rebaseCalendar: config.rebaseCalendar ? 'whenExpired' : 'never' },
  );
  const { gazetteer, city } = source;
  return createLive(feed, {
    gazetteer,
    tiles: createTileRenderer(city ? citySource(city) : feedSource(feed)),
    imaginary: city !== null,
  });
}

async function sourceOf(
  { gtfs, data }: Pick<Config, 'gtfs' | 'data'>,
  now: EpochSeconds,
  report: (line: string) => void,
): Promise<Source> {
  if (gtfs === null) {
    report('making up the demo city');
    return createDemoSource(data, isoOfDay(dayOf(CITY_ZONE, now)));
  }
  const path = /^https?:\/\//.test(gtfs) ? await download(gtfs, { into: join(data, 'feeds'), report }) : gtfs;
  return { path, gazetteer: NOTHING_ELSE, city: null };
}
