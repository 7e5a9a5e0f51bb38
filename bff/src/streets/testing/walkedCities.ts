/** For tests: real maps beside the repository, each with a timetable, and the walks that the product finds there. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { WalkRouter } from '@halte/engine/timetable/geo/walkRouter';
import { servedStops } from '../../app/loadGround.ts';
import type { Ground } from '../../ground/ground.ts';
import { preparedGround } from '../../ground/preparedGround.ts';
import { osmLimits } from '../../osm/limits.ts';
import { readOsm } from '../../osm/readOsm.ts';
import type { Tags } from '../../osm/tags.ts';
import { importFeeds } from '../../timetable/merge/importFeeds.ts';
import { basics, feedOf } from '../../timetable/testing/feeds.ts';
import { linkedPlaces } from '../../workers/linkedPlaces.ts';
import type { LinkedStop } from '../linkedStop.ts';
import { streetWalks } from '../streetWalks.ts';
import { type WalkTables, walkTables } from '../walkTables.ts';

const SHARED = join(__dirname, '../../../../../shared');
const LIMITS = osmLimits(100);

export interface WalkedCity {
  readonly map: string;
  readonly feed: Feed;
  /** Its stops, as they are joined to the streets. */
  readonly linked: readonly LinkedStop[];
  readonly ground: Ground;
  readonly tables: WalkTables;
  readonly walks: WalkRouter;
}

export interface RealCity {
  readonly name: string;
  readonly map: string;
  walked(): Promise<WalkedCity>;
}

/** None, and a line that says so, where the files or Python are missing. */
export function realCities(): RealCity[] {
  const all = [
    ...['monaco', 'munich'].map((name) => ({ name, feed: feedOfMap, needs: [] })),
    { name: 'porto-alegre', feed: feedOfPortoAlegre, needs: PORTO_ALEGRE.map(({ path }) => path) },
  ].map(({ feed, ...city }) => {
    const map = join(SHARED, 'osm', `${city.name}.osm.pbf`);
    return { ...city, map, walked: async () => walkedCity(map, await feed(map)) };
  });
  const there = all.filter(({ map, needs }) => [map, ...needs].every(existsSync));
  const missing = all.filter((city) => !there.includes(city)).map(({ name }) => name);
  if (missing.length > 0)
    console.log(`No map or timetable of ${missing.join(', ')} beside the repository (../shared): no walks there.`);
  return there;
}

export function hasPython(): boolean {
  const found = spawnSync('python3', ['--version']).status === 0;
  if (!found) console.log('Python is not installed: walks on real maps are not compared.');
  return found;
}

async function walkedCity(map: string, feed: Feed): Promise<WalkedCity> {
  const prepared = await preparedGround([map], {
    stops: servedStops(feed),
    limits: LIMITS,
    // Nothing is kept.
    folder: join(tmpdir(), 'halte-no-ground'),
    current: null,
    report: () => undefined,
    index: { of: () => ({}), folders: [], format: '' },
  });
  if (prepared.kind === 'unchanged') throw new Error('No map is in use.');
  const linked = linkedPlaces(feed);
  const tables = walkTables(prepared.ground, linked);
  return { map, feed, linked: linked.stops, ground: prepared.ground, tables, walks: streetWalks(feed, tables) };
}

const PORTO_ALEGRE = ['poa_eptc', 'poa_trensurb'].map((prefix) => ({
  path: join(SHARED, 'feeds/poa', `${prefix}.zip`),
  prefix,
}));

const feedOfPortoAlegre = () => importFeeds(PORTO_ALEGRE, { today: '2026-06-03', rebaseCalendar: 'whenExpired' });

type StopKind = 'bus' | 'tram' | 'metro';
const ROUTE_TYPES: Readonly<Record<StopKind, number>> = { bus: 3, tram: 0, metro: 1 };

function stopKind(tags: Tags): StopKind | null {
  if (tags.get('railway') === 'tram_stop') return 'tram';
  if (tags.get('railway') === 'station') return 'metro';
  return tags.get('highway') === 'bus_stop' || tags.get('public_transport') === 'platform' ? 'bus' : null;
}

/** A timetable of the stops that are nodes of the map: one trip a kind, that calls at all of its stops. */
async function feedOfMap(map: string): Promise<Feed> {
  const stops = ['stop_id,stop_code,stop_name,stop_lat,stop_lon,platform_code'];
  const times = ['trip_id,arrival_time,departure_time,stop_id,stop_sequence'];
  readOsm(map, LIMITS, {
    keys: ['highway', 'railway', 'public_transport', 'name', 'ref', 'local_ref'],
    node(id, lat, lon, tags) {
      const kind = stopKind(tags);
      if (kind === null) return;
      const text = (key: string) => `"${(tags.get(key) ?? '').replaceAll('"', '')}"`;
      const name = tags.get('name') === undefined ? `Stop ${id}` : text('name');
      stops.push([`n${id}`, text('ref'), name, lat / 1e7, lon / 1e7, text('local_ref')].join());
      const minutes = times.length;
      const time = `${Math.floor(minutes / 60) + 6}:${String(minutes % 60).padStart(2, '0')}:00`;
      times.push([kind, time, time, `n${id}`, minutes].join());
    },
  });
  const kinds = Object.keys(ROUTE_TYPES) as StopKind[];
  const routes = kinds.map((kind) => `${kind},a,${kind},${ROUTE_TYPES[kind]}`);
  return feedOf({
    ...basics('Europe/Berlin'),
    'routes.txt': ['route_id,agency_id,route_short_name,route_type', ...routes].join('\n'),
    'trips.txt': ['route_id,service_id,trip_id', ...kinds.map((kind) => `${kind},daily,${kind}`)].join('\n'),
    'stops.txt': stops.join('\n'),
    'stop_times.txt': times.join('\n'),
  });
}
