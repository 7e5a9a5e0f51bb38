/** For tests: a town with four stops and three lines, small enough to know every journey in it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JourneyEngine } from '@halte/engine/search/journeyEngine';
import { createEngine } from '@halte/engine/search/raptor/engine';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { createNetworkSnapshot, type NetworkSnapshot } from '../network/snapshot.ts';
import type { Gazetteer } from '../places/places.ts';
import { createSharing } from '../sharing/sharing.ts';
import { importFeed } from '../timetable/importFeed.ts';
import { mapPictures } from './mapPictures.ts';

/** No shared bikes or cars. */
const NO_SHARING = createSharing({ sources: [], everySeconds: 60, now: () => MONDAY_AT_8 });

/** A day on which everything runs, and an instant that morning: 2026-11-23T08:00+01:00. */
export const MONDAY = '2026-11-23';
export const MONDAY_AT_8 = Date.UTC(2026, 10, 23, 7) / 1_000;

const CENTRAL: ReadonlySet<string> = new Set(['Gare', 'Centre']);

/** Approximate distances in metres: Gare–Centre 1 340, Centre–Université 2 350, Centre–Hôpital 2 230. */
export const STOPS = {
  Gare: [48, -1.7],
  Centre: [48.01, -1.69],
  Université: [48.03, -1.68],
  'Hôpital Œuvre d’Été': [48.01, -1.66],
} as const satisfies Record<string, readonly [number, number]>;

interface Options {
  readonly without?: string;
  readonly more?: Readonly<Record<string, readonly string[]>>;
}

const HOUSES = [1, 2, 3, 12].map((number) => ({
  id: `house-${number}`,
  number: String(number),
  street: 'Rue de la Gare',
  city: 'Petiteville',
  postCode: '35999',
  lat: 48.0005 + number / 10_000,
  lon: -1.6995,
}));

export const GAZETTEER: Gazetteer = {
  addresses: HOUSES,
  amenities: [
    {
      id: 'velo-1',
      type: 'bikeSharingStations',
      name: 'Vélo Gare',
      city: 'Petiteville',
      postCode: '35999',
      lat: 48,
      lon: -1.7004,
    },
  ],
};

/**
 * Tram A every 10 min Gare – Centre (+4 min) – Université (+10), bus B every 20 min from :07 Centre – Hôpital (8 min), bus C at :02 and
 * :32 directly from Gare to Hôpital (25 min); all in both directions, between 6:00 and 22:00, from 2026-11-01 to 2026-12-31.
 *
 * @param without a line removed from the timetable.
 * @param more files that override its own.
 */
export async function smallTownFeed({ without = '', more = {} }: Options = {}): Promise<Feed> {
  const folder = await mkdtemp(join(tmpdir(), 'halte-town-'));
  try {
    await writeSmallTown(folder, { without, more });
    return await importFeed({ path: folder }, { today: MONDAY, rebaseCalendar: 'never' });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Its GTFS files. */
export async function writeSmallTown(folder: string, { without = '', more = {} }: Options = {}): Promise<void> {
  for (const [name, rows] of Object.entries({ ...tables(without), ...more }))
    await writeFile(join(folder, name), rows.join('\n'));
}

export async function smallTown(options: Options = {}): Promise<NetworkSnapshot & { readonly engine: JourneyEngine }> {
  const feed = await smallTownFeed(options);
  const tiles = mapPictures(feed);
  const live = createNetworkSnapshot(feed, { gazetteer: GAZETTEER, tiles, imaginary: true, sharing: NO_SHARING });
  return { ...live, engine: createEngine(feed) };
}

function tables(without: string): Record<string, string[]> {
  const lines = LINES.filter(({ id }) => id !== without);
  return {
    'agency.txt': ['agency_id,agency_name,agency_url,agency_timezone', 'P,Petitbus,https://example.org,Europe/Paris'],
    'stops.txt': [
      'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,platform_code,wheelchair_boarding,zone_id',
      ...Object.entries(STOPS).flatMap(([name, [lat, lon]]) => [
        `${name},${name},${lat},${lon},1,,,,`,
        `${name}:1,${name},${lat},${lon},0,${name},1,1,${CENTRAL.has(name) ? 'inner' : 'outer'}`,
      ]),
    ],
    'routes.txt': [
      'route_id,agency_id,route_short_name,route_long_name,route_type,route_color',
      ...lines.map(({ id, type, calls }) => `${id},P,${id},${calls[0]![0]} – ${calls.at(-1)![0]},${type},0055aa`),
    ],
    'calendar.txt': [
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
      'daily,1,1,1,1,1,1,1,20261101,20261231',
    ],
    'fare_attributes.txt': ['fare_id,price,currency_type,payment_method,transfers', 'single,1.70,EUR,0,1'],
    ...tripTables(lines),
  };
}

interface TownLine {
  readonly id: string;
  readonly type: number;
  readonly first: number;
  readonly every: number;
  /** Minutes from the start. */
  readonly calls: readonly (readonly [stop: keyof typeof STOPS, minutes: number])[];
}

const LINES: readonly TownLine[] = [
  {
    id: 'A',
    type: 0,
    first: 0,
    every: 10,
    calls: [
      ['Gare', 0],
      ['Centre', 4],
      ['Université', 10],
    ],
  },
  {
    id: 'B',
    type: 3,
    first: 7,
    every: 20,
    calls: [
      ['Centre', 0],
      ['Hôpital Œuvre d’Été', 8],
    ],
  },
  {
    id: 'C',
    type: 3,
    first: 2,
    every: 30,
    calls: [
      ['Gare', 0],
      ['Hôpital Œuvre d’Été', 25],
    ],
  },
];

export const LINE_IDS: readonly string[] = LINES.map(({ id }) => id);

function tripTables(lines: readonly TownLine[]): Record<string, string[]> {
  const trips = ['trip_id,route_id,service_id,trip_headsign,wheelchair_accessible'];
  const times = ['trip_id,stop_sequence,stop_id,arrival_time,departure_time'];
  for (const { id, first, every, calls } of lines)
    for (const way of ['out', 'back'] as const)
      for (let start = 360 + first; start < 1_320; start += every) {
        const total = calls.at(-1)![1];
        const stopMinutes =
          way === 'out' ? calls : calls.map(([stop, minutes]) => [stop, total - minutes] as const).toReversed();
        const trip = `${id}-${way}-${start}`;
        trips.push(`${trip},${id},daily,${stopMinutes.at(-1)![0]},1`);
        stopMinutes.forEach(([stop, minutes], i) => {
          const time = clock(start + minutes);
          times.push(`${trip},${i},${stop}:1,${time},${time}`);
        });
      }
  return { 'trips.txt': trips, 'stop_times.txt': times };
}

function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`;
}
