/** The feeds on which the engine is compared with the judge. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type GtfsTexts, textsOfZip } from '@halte/judge/tables';
import { testCityFeed, testCitySource } from '../../testing/demoCity.ts';
import type { DayNumber, Feed } from '../feed/feed.ts';
import { importFeed } from '../gtfs/import.ts';
import { dayFromIso } from '../time/zone.ts';
import { feedOf } from './feeds.ts';
import { randomGtfs } from './randomGtfs.ts';

export interface ExactFeed {
  readonly name: string;
  /** As the product reads it. */
  load(): Promise<Feed>;
  /** Its files, for the judge. */
  texts(): Promise<GtfsTexts>;
  /** The day that is searched; without one, some days of the calendar. */
  readonly day?: DayNumber;
  /** How many questions there are, and how many of them in `npm test`. */
  readonly questions: number;
  readonly daily: number;
  readonly windowSeconds: number;
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

const REAL_FEEDS = join(__dirname, '../../../../../shared/feeds');

export function exactFeeds(): ExactFeed[] {
  const small = { questions: 2_000, daily: 40, isRandom: true };
  const made = CLOCK_CHANGES.map((day, i) => ({
    name: `random ${i + 1}, ${day}`,
    ...generated(i + 1, 'sparse'),
    day: dayFromIso(day),
    ...small,
    windowSeconds: 5_400,
  }));
  const busy = Array.from({ length: 6 }, (_, i) => ({
    name: `busy random ${i + 1}`,
    ...generated(100 + i, 'busy'),
    day: dayFromIso('2026-06-03'),
    ...small,
    windowSeconds: 2_700,
  }));
  const large = { questions: 2_000, daily: 20, windowSeconds: 3_600, isRandom: false };
  const demo = {
    name: 'demo city',
    load: testCityFeed,
    texts: async () => textsOfZip(await readFile((await testCitySource()).path)),
    ...large,
  };
  const zips = publishedFeeds();
  if (zips.length === 0)
    console.log('No published feeds beside the repository (../shared/feeds): only generated ones are compared.');
  const real = zips.map((name) => ({
    name,
    load: () => importFeed({ path: join(REAL_FEEDS, name) }, { today: '2026-06-03', rebaseCalendar: 'never' }),
    texts: async () => textsOfZip(await readFile(join(REAL_FEEDS, name))),
    ...large,
  }));
  return [...made, ...busy, demo, ...real];
}

function generated(seed: number, bustle: Parameters<typeof randomGtfs>[1]): Pick<ExactFeed, 'load' | 'texts'> {
  const texts = randomGtfs(seed, bustle);
  return { load: () => feedOf(texts), texts: async () => texts };
}

/** Zips beside the repository, those of Porto Alegre in a folder of their own. */
function publishedFeeds(): string[] {
  if (!existsSync(REAL_FEEDS)) return [];
  return readdirSync(REAL_FEEDS, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(poa\/)?[^/]+\.zip$/.test(name))
    .sort();
}
