/** Minutes to what is near, on foot, without steps and in a wheelchair. */

import { stopsAround } from '@halte/engine/boards/nearbyStops';
import { stopAreaDetail } from '@halte/engine/boards/stopArea';
import { epochAt } from '@halte/engine/common/zone';
import type { WalkProfile } from '@halte/engine/timetable/geo/walkRouter';
import { streetWalks } from '../streets/streetWalks.ts';
import { stationsOf } from '../streets/testing/stations.ts';
import { positionAt, streetMap } from '../streets/testing/streetMap.ts';
import { walkTables } from '../streets/walkTables.ts';
import { withWalks } from '../timetable/sharing.ts';
import { simpleFeed } from '../timetable/testing/feeds.ts';
import { linkedPlaces } from '../workers/linkedPlaces.ts';
import { placesAround } from './nearbyPlaces.ts';
import type { SharingSnapshot } from './pointDetails.ts';

/** From a to c 300 m, of which 150 m are steps, or 700 m around: 400 m of these are not known to wheelchairs. */
const POINTS = { a: [50, 0], b: [200, 0], c: [350, 0], d: [50, 200], e: [350, 200] } as const;
const WAYS = ['ab', 'bc steps', 'ad', 'de wheels:known', 'ec'];
const [A, C, FAR] = [POINTS.a, POINTS.c, [350, 6_000] as const].map(positionAt);

async function town(ways: readonly string[] = WAYS) {
  const stops = [
    ['A', A],
    ['C', C],
    ['Far', FAR],
  ] as const;
  const lines = stops.map(([name, at]) => `${name} ${at!.lat} ${at!.lon}`).join('\n');
  const plain = await simpleFeed(lines, 'one: A 8:00, C 8:10, Far 8:40\ntwo: C 8:00, A 8:10');
  const tables = walkTables(
    { streets: streetMap({ ...POINTS, y: [350, 6_000], z: [50, 12_000] }, ways), ...stationsOf({}) },
    linkedPlaces(plain),
  );
  return withWalks(plain, streetWalks(plain, tables));
}

/** In four parts: 222.2, 333.3 and 222.2 s at 0.9 m/s. */
const EXPECTED: readonly (readonly [WalkProfile, object])[] = [
  ['foot', { metres: 300, seconds: 312 }],
  ['stepFree', { metres: 700, seconds: 560 }],
  ['wheelchair', { metres: 700, seconds: 778, unknownPercent: 57 }],
];

/** What is said of the way, and nothing else of it. */
const wayOf = (answer: object | null | undefined) =>
  Object.fromEntries(
    Object.entries(answer ?? {}).filter(([key]) => ['metres', 'seconds', 'unknownPercent'].includes(key)),
  );

it.each(EXPECTED)('stops around a place (%s)', async (profile, way) => {
  const feed = await town();
  const query = { from: epochAt(feed.timeZone, '2026-06-03T07:55'), preferred: new Set<number>(), alertOf: () => null };
  const around = (radius: number) => stopsAround(feed, { ...A!, ...query, radius, profile, limit: 10, modes: null });
  const { stops } = around(800);
  expect(stops.map(({ name }) => name)).toEqual(['A', 'C']);
  expect(wayOf(stops[1])).toEqual(way);
});

it('names the nearest stop with its way, and says nothing of what is not known of a straight line', async () => {
  const feed = await town();
  const query = { from: epochAt(feed.timeZone, '2026-06-03T07:55'), preferred: new Set<number>(), alertOf: () => null };
  const nearest = (north: number, of = feed) =>
    stopsAround(of, {
      ...{ ...positionAt([50, north]), ...query, radius: 100, profile: 'wheelchair', limit: 10, modes: null },
    }).nearestStop;
  expect(nearest(199)).toMatchObject({ name: 'A', metres: 199, unknownPercent: 100 });
  expect(wayOf(nearest(400))).toEqual({ metres: 520, seconds: 416 });
  // Along the street it would be farther than anybody walks to a stop.
  expect(wayOf(nearest(12_000, await town([...WAYS, 'ey', 'yz'])))).toEqual({ metres: 7_810, seconds: 6_248 });
});

it.each(EXPECTED)('other places around a place (%s)', async (profile, way) => {
  const shelter = { id: 's', type: 'bikeParks', name: 'Shelter', ...C! };
  const known = {
    feed: await town(),
    places: { within: () => [shelter], factsOf: () => null, kinds: () => new Set() },
  } as unknown as SharingSnapshot;
  const query = { ...A!, radius: 800, limit: 10, kinds: new Set(['bikeParks'] as const), now: 0 };
  const { places } = placesAround(known, { ...query, profile });
  expect(places.map(wayOf)).toEqual([way]);
});

it.each([
  ['foot', [300]],
  ['stepFree', [700]],
  // Farther than what counts as near.
  ['wheelchair', []],
] as const)('stop areas around one (%s)', async (profile, metres) => {
  const feed = await town();
  const { near } = stopAreaDetail(feed, 0, { city: '', postCode: '' }, profile);
  expect(near.map((other) => other.metres)).toEqual(metres);
});
