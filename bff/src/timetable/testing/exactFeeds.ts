/** The feeds on which the engine is compared with the judge. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { DayNumber } from '@halte/engine/common/time';
import { dayFromIso } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { type Feed as JudgedFeed, readFeed } from '@halte/judge/feed';
import { readNetwork } from '@halte/judge/network';
import { textsOfZip } from '@halte/judge/tables';
import { testCityFeed, testCitySource } from '../../testing/demoCity.ts';
import { type ImportOptions, importFeed } from '../importFeed.ts';
import { importFeeds } from '../merge/importFeeds.ts';
import { feedOf, networkOf } from './feeds.ts';
import { randomGtfs } from './randomGtfs.ts';

export interface ExactFeed {
  readonly name: string;
  /** Read by the product. */
  load(): Promise<Feed>;
  /** Read by the judge. */
  judged(): Promise<JudgedFeed>;
  /** The day to search; if absent, some days of the calendar. */
  readonly day?: DayNumber;
  /** The number of questions, and how many of them `npm test` asks. */
  readonly questions: number;
  readonly daily: number;
  readonly windowSeconds: number;
  /** Whether it is a small generated feed with everything that breaks routers. */
  readonly isRandom: boolean;
}

/** A day for each random feed: days around clock changes of its zone, and ordinary days. */
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

const AS_PUBLISHED: ImportOptions = { today: '2026-06-03', rebaseCalendar: 'never' };

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
    judged: async () => readFeed(await textsAt((await testCitySource()).path)),
    ...large,
  };
  const zips = publishedFeeds();
  if (zips.length === 0)
    console.log('No published feeds beside the repository (../shared/feeds): only generated ones are compared.');
  const real = zips.map((name) => ({
    name,
    load: () => importFeed({ path: join(REAL_FEEDS, name) }, AS_PUBLISHED),
    judged: async () => readFeed(await textsAt(join(REAL_FEEDS, name))),
    ...large,
  }));
  const merged = {
    name: 'two random feeds, 2026-03-08',
    ...mergedRandom(1, 5),
    day: dayFromIso('2026-03-08'),
    ...small,
    windowSeconds: 5_400,
  };
  const cities = zips.some((name) => name.startsWith('poa/')) ? [{ ...mergedFolder('poa'), ...large }] : [];
  return [...made, merged, ...busy, demo, ...real, ...cities];
}

const textsAt = async (path: string) => textsOfZip(await readFile(path));

function generated(seed: number, bustle: Parameters<typeof randomGtfs>[1]): Pick<ExactFeed, 'load' | 'judged'> {
  const texts = randomGtfs(seed, bustle);
  return { load: () => feedOf(texts), judged: async () => readFeed(texts) };
}

/** Two feeds in one zone and place with the same ids. */
function mergedRandom(...seeds: readonly [number, number]): Pick<ExactFeed, 'load' | 'judged'> {
  const parts = seeds.map((seed) => ({ name: `feed-${seed}`, texts: randomGtfs(seed, 'sparse') }));
  return {
    load: () => networkOf(Object.fromEntries(parts.map(({ name, texts }) => [name, texts])), AS_PUBLISHED),
    judged: async () => readNetwork(parts),
  };
}

/** All zips of a folder next to the repository as one network. */
function mergedFolder(folder: string): Pick<ExactFeed, 'name' | 'load' | 'judged'> {
  const zips = readdirSync(join(REAL_FEEDS, folder)).filter((name) => name.endsWith('.zip'));
  const files = zips.sort().map((name) => ({ path: join(REAL_FEEDS, folder, name), prefix: basename(name, '.zip') }));
  return {
    name: `${folder}: ${files.map(({ prefix }) => prefix).join(' + ')}`,
    load: () => importFeeds(files, AS_PUBLISHED),
    judged: async () =>
      readNetwork(
        await Promise.all(files.map(async ({ path, prefix }) => ({ name: prefix, texts: await textsAt(path) }))),
      ),
  };
}

/** Zips next to the repository; those of Porto Alegre are in a separate folder. */
function publishedFeeds(): string[] {
  if (!existsSync(REAL_FEEDS)) return [];
  return readdirSync(REAL_FEEDS, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(poa\/)?[^/]+\.zip$/.test(name))
    .sort();
}
