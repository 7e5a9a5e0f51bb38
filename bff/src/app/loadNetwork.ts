import { join } from 'node:path';
import type { Report } from '../common/report.ts';
import type { DemoGbfs } from '../demo/gbfs/demoGbfs.ts';
import { CITY_ZONE } from '../demo/gtfs.ts';
import type { City } from '../demo/model.ts';
import type { Gazetteer } from '../places/places.ts';
import { createDemoSource } from '../source/demo.ts';
import { download } from '../source/download.ts';
import { citySource } from '../tiles/citySource.ts';
import { feedSource } from '../tiles/feedSource.ts';
import { createTileRenderer, type TileRenderer } from '../tiles/renderer.ts';
import type { EpochSeconds, Feed } from '../timetable/feed.ts';
import { limitsFor } from '../timetable/gtfs/limits.ts';
import { dayOf, isoOfDay } from '../timetable/time/zone.ts';
import { importApart } from '../workers/importApart.ts';
import type { Config } from './config.ts';

const NOTHING_ELSE: Gazetteer = { addresses: [], amenities: [] };

/** Only of the made-up city. */
export interface DemoNetwork {
  readonly seed: number;
  readonly gbfs: DemoGbfs;
}

/** A timetable that was read, and what came with it. */
export interface LoadedNetwork {
  readonly feed: Feed;
  readonly gazetteer: Gazetteer;
  readonly tiles: TileRenderer;
  readonly demoNetwork: DemoNetwork | null;
}

interface Source {
  readonly path: string;
  readonly gazetteer: Gazetteer;
  readonly city: City | null;
  readonly demoNetwork: DemoNetwork | null;
}

/**
 * Fetches or makes up the timetable and reads it.
 *
 * @param report takes one line each time a long step begins.
 * @throws StartError, FeedError: both with a sentence for an operator.
 */
export async function loadNetwork(
  config: Pick<Config, 'gtfs' | 'gtfsMegabytes' | 'rebaseCalendar' | 'data'>,
  now: EpochSeconds,
  report: Report,
): Promise<LoadedNetwork> {
  const { path, gazetteer, city, demoNetwork } = await sourceOf(config, now, report);
  report('reading the timetable');
  const feed = await importApart(
    { path },
    {
      today: dayOf('UTC', now),
      rebaseCalendar: config.rebaseCalendar ? 'whenExpired' : 'never',
      limits: limitsFor(config.gtfsMegabytes),
    },
  );
  return { feed, gazetteer, tiles: createTileRenderer(city ? citySource(city) : feedSource(feed)), demoNetwork };
}

async function sourceOf(
  { gtfs, data }: Pick<Config, 'gtfs' | 'data'>,
  now: EpochSeconds,
  report: Report,
): Promise<Source> {
  if (gtfs === null) {
    report('making up the demo city');
    const { path, gazetteer, city, gbfs } = await createDemoSource(data, isoOfDay(dayOf(CITY_ZONE, now)));
    return { path, gazetteer, city, demoNetwork: { seed: city.seed, gbfs } };
  }
  const path = /^https?:\/\//.test(gtfs) ? await download(gtfs, { into: join(data, 'feeds'), report }) : gtfs;
  return { path, gazetteer: NOTHING_ELSE, city: null, demoNetwork: null };
}
