/** Queries that a program in Python takes from real files, each class of them found as often as travellers should find them. */
import { rounds } from '@halte/judge/sample';
import { groundOf } from '../ground/ground.ts';
import { wholeArea } from '../ground/testing/wholeArea.ts';
import { osmLimits } from '../osm/limits.ts';
import { judgedMaps } from '../osm/testing/judgedMaps.ts';
import { simpleFeed } from '../timetable/testing/feeds.ts';
import { addressTableOfGround } from './groundAddresses.ts';
import { mapIndexOf } from './makeMapIndex.ts';
import { createPlaces } from './places.ts';
import { flawOf, GOALS, type QueryClass, queriesOf } from './testing/judgedQueries.ts';

const LIMITS = osmLimits(100);
const OF_EACH_CLASS = rounds({ all: 100, few: 20 });
/** One miss of a class with few queries says nothing of its share. */
const MISSES = 1;

it('finds streets, houses and places of each real file', async () => {
  // Its stops are elsewhere.
  const feed = await simpleFeed('Far 1 1\nAway 1 1.1', 't: Far 8:00, Away 8:10');
  for (const { path } of judgedMaps()) {
    const ground = groundOf([path], { area: wholeArea(path), stops: [], limits: LIMITS });
    const places = createPlaces(feed, { addresses: addressTableOfGround(ground, mapIndexOf(ground)), amenities: [] });
    const lines = Object.entries(queriesOf(path, OF_EACH_CLASS)).map(([name, queries]) => {
      const kind = name as QueryClass;
      const flaws = queries.flatMap((query) => flawOf(kind, query, places) ?? []);
      const isReached = flaws.length <= Math.max(MISSES, Math.floor((1 - GOALS[kind].share) * queries.length));
      return { kind, isReached, said: `${kind} ${queries.length - flaws.length}/${queries.length}`, flaws };
    });
    console.log(`${path.split('/').at(-1)}: ${lines.map(({ said }) => said).join(', ')}.`);
    expect(lines.flatMap(({ isReached, said, flaws }) => (isReached ? [] : [said, ...flaws]))).toEqual([]);
  }
}, 120_000);
