/** Writes a made-up country as a prepared timetable: `node bff/bench/countryFile.ts <file> <stop times> <zips of cities…>`. */
import { importFeed } from '../src/timetable/importFeed.ts';
import { shareFeed } from '../src/timetable/sharing.ts';
import { writeSnapshot } from '../src/timetable/snapshot/snapshotFile.ts';
import { COUNTRY_DAY, countryOf } from './country.ts';

const [path, stopTimes, ...zips] = process.argv.slice(2);
const cities = [];
for (const zip of zips)
  cities.push(await importFeed({ path: zip }, { today: COUNTRY_DAY, rebaseCalendar: 'whenExpired' }));
const feed = await countryOf(cities, Number(stopTimes), `${path}-trains`);
const origin = { importer: '', source: '', from: feed.firstDay, to: feed.lastDay };
writeSnapshot(path!, { feed: shareFeed(feed), indexes: {} }, origin);
