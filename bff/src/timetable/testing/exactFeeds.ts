/** The feeds that the engine is compared with its oracles on. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { testCityFeed } from '../../testing/demoCity.ts';
import type { DayNumber, Feed } from '../feed/feed.ts';
import { importFeed } from '../gtfs/import.ts';
import { dayFromIso } from '../time/zone.ts';
import { randomFeed } from './randomFeed.ts';

export interface ExactFeed {
  readonly name: string;
  load(): Promise<Feed>;
  /** The day that is searched; without one, the middle of the calendar. */
  readonly day?: DayNumber;
  /** Seconds of the service day between which people travel. */
  readonly hours: { readonly from: number; readonly to: number };
  /** How many pairs of places are searched, once and over a range, and how long the range is. */
  readonly pairs: number;
  readonly ranges: number;
  readonly rangeSeconds: number;
  /** Whether it is small and holds everything that breaks routers. */
  readonly isRandom: boolean;
}

/** For each random feed a day: around the nights when the clocks of its zone change, and ordinary days. */
const CLOCK_CHANGES = [
  '2026-03-08',
  '2026-06-03',
  '2026-10-03',
  '2026-03-28',
  '2026-10-31',
  '2026-12-30',
  '2026-04-05',
  '2026-10-25',
];

/** Until two in the night. */
const ALL_DAY = { hours: { from: 5 * 3_600, to: 26 * 3_600 } };

const TODAY = '2026-06-03';
const REAL_FEEDS = join(__dirname, '../../../../../shared/feeds');

export function exactFeeds(): ExactFeed[] {
  const made = CLOCK_CHANGES.map((day, i) => ({
    name: `random ${i + 1}, ${day}`,
    load: () => randomFeed(i + 1, 'sparse'),
    day: dayFromIso(day),
    ...ALL_DAY,
    pairs: 500,
    ranges: 200,
    rangeSeconds: 5_400,
    isRandom: true,
  }));
  const busy = Array.from({ length: 6 }, (_, i) => ({
    name: `busy random ${i + 1}`,
    load: () => randomFeed(100 + i, 'busy'),
    hours: { from: 6 * 3_600, to: 10 * 3_600 },
    pairs: 500,
    ranges: 200,
    rangeSeconds: 2_700,
    isRandom: true,
  }));
  const many = { pairs: 500, ranges: 200, rangeSeconds: 300, isRandom: false };
  const demo = { name: 'demo city', load: testCityFeed, ...ALL_DAY, ...many };
  const zips = existsSync(REAL_FEEDS) ? readdirSync(REAL_FEEDS).filter((name) => name.endsWith('.zip')) : [];
  if (zips.length === 0)
    console.log('No published feeds beside the repository (../shared/feeds): only made-up ones are compared.');
  const real = zips.sort().map((name) => ({
    name,
    load: () => importFeed({ path: join(REAL_FEEDS, name) }, { today: TODAY, rebaseCalendar: 'whenExpired' }),
    ...ALL_DAY,
    ...many,
  }));
  return [...made, ...busy, demo, ...real];
}
