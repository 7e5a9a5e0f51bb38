/** Indexes saved with a timetable give the same answers as newly built ones. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { createPlaces, type Places } from '../places/places.ts';
import { mapPictures } from '../testing/mapPictures.ts';
import type { MapPictures } from '../tiles/picture.ts';
import { tileSpec } from '../tiles/testing/specs.ts';
import { feedOf, shareFeed } from '../timetable/sharing.ts';
import { readSnapshot, writeSnapshot } from '../timetable/snapshot/snapshotFile.ts';
import { basics, feedOf as importedFeed, tripsAndTimes } from '../timetable/testing/feeds.ts';
import { type NetworkIndexes, networkIndexesOf } from './networkIndexes.ts';

const NO_GAZETTEER = { addresses: [], amenities: [] };
const NAMES = [
  'Mairie',
  'Gare Centrale',
  'Mairie',
  '96 St',
  'Rue du 8 Mai',
  'XX Settembre',
  '中央駅',
  '!!',
  'Gare',
  'St Éloi',
];
const TEXTS = [...NAMES, 'gaer', 'mair', '20 settembre', 'saint eloi', 'gare quai 2', 'zzz', '', 's3', 's3-code'];
const EVERYWHERE = { south: -90, west: -180, north: 90, east: 180 };

let feed: Feed;
let saved: { readonly feed: Feed; readonly indexes: NetworkIndexes };

beforeAll(async () => {
  const rows = NAMES.map(
    (name, i) => `s${i},s${i}-code,${name},${48 + i / 100},${7 + (i % 3) / 100},${i % 2 ? i : ''}`,
  );
  feed = await importedFeed({
    ...basics(),
    'stops.txt': ['stop_id,stop_code,stop_name,stop_lat,stop_lon,platform_code', ...rows].join('\n'),
    ...tripsAndTimes(
      'a: s0 8:00, s1 8:10, s2 8:20, s5 8:30\nb: s2 9:00, s3 9:10, s8 9:20\nc: s0 9:00, s9 9:10, s6 9:20',
    ),
  });
  const folder = await mkdtemp(join(tmpdir(), 'halte-indexes-'));
  const path = join(folder, 'town.timetable');
  const origin = { importer: 'v1', source: 'town', from: 0, to: 1 };
  writeSnapshot(path, { feed: shareFeed(feed), indexes: networkIndexesOf(feed) }, origin);
  const { prepared } = readSnapshot<NetworkIndexes>(path, () => null);
  saved = { feed: feedOf(prepared.feed), indexes: prepared.indexes };
  await rm(folder, { recursive: true });
});

function answersOf(places: Places) {
  return {
    found: TEXTS.map((text) => places.search(text, null, 5)),
    near: TEXTS.map((text) => places.search(text, { lat: 48.02, lon: 7 }, 2)),
    all: places.within(EVERYWHERE),
    byId: feed.areas.map(({ id }) => places.byId(id)),
    nearest: feed.areas.map((area) => places.nearestStopArea(area, 500)?.id),
  };
}

it('finds the same places', () => {
  const fresh = answersOf(createPlaces(feed, NO_GAZETTEER));
  expect(answersOf(createPlaces(saved.feed, NO_GAZETTEER, () => [], saved.indexes.places))).toEqual(fresh);
  expect(fresh.all).toHaveLength(feed.areas.length);
  expect(fresh.found.filter((places) => places.length > 0).length).toBeGreaterThan(12);
});

it('finds the same places as beside a gazetteer, whose index is made of all names together', () => {
  const far = { id: 'x', type: 'pointOfInterest', name: 'Qqq', city: '', postCode: '', lat: 0, lon: 0 } as const;
  const { all, ...fresh } = answersOf(createPlaces(feed, { addresses: [], amenities: [far] }));
  const indexed = answersOf(createPlaces(saved.feed, NO_GAZETTEER, () => [], saved.indexes.places));
  expect(all.filter(({ id }) => id !== 'x')).toEqual(indexed.all);
  expect(fresh).toMatchObject({ found: indexed.found, near: indexed.near, byId: indexed.byId });
});

async function svgAt(map: MapPictures, at: readonly [number, number, number]): Promise<string> {
  return String(await map.tile({ ...tileSpec(at), kind: 'ground', lines: 'none' }));
}

it('draws the same map', async () => {
  const [fresh, known] = [mapPictures(feed), mapPictures(saved.feed, saved.indexes.map)];
  const tiles = [0, 1, 2, 3].flatMap((x) => [0, 1, 2, 3].map((y) => [10, 530 + x, 354 + y] as const));
  const [drawn, again] = await Promise.all([fresh, known].map((map) => Promise.all(tiles.map((at) => svgAt(map, at)))));
  expect(again).toEqual(drawn);
  expect(new Set(drawn).size).toBeGreaterThan(1);
});
