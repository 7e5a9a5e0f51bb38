/** Favourites that were added in one publication of a timetable, read in another. */

import type { Feed } from '@halte/engine/timetable/feed/feed';
import { createPlaces } from '../places/places.ts';
import { digest } from '../store/text.ts';
import { createMemoryStore } from '../testing/memoryStore.ts';
import { GAZETTEER, smallTownFeed } from '../testing/smallTown.ts';
import { renumbered } from '../timetable/testing/renumbered.ts';
import { createFavourites } from './favourites.ts';
import { networkLookup } from './networkLookup.ts';

const USER = 'ada';
const clock = { now: 1_700_000_000 };

let town: Feed;
let feed: Feed;

beforeAll(async () => {
  town = await smallTownFeed();
});
beforeEach(() => {
  feed = town;
  clock.now = 1_700_000_000;
});

async function favouritesOfAda() {
  const { users, favourites: stored } = createMemoryStore();
  const account = { tenant: 'demo', email: 'ada@example.org', passwordHash: '', attributes: {} };
  await users.create({ id: USER, ...account, createdAt: 0, emailVerifiedAt: null });
  const served = () => networkLookup({ feed, places: createPlaces(feed, GAZETTEER) });
  return { stored, favourites: createFavourites({ stored, served, now: () => clock.now }) };
}

type Lists = {
  favoriteLines: { line: { id: string }; served: boolean; favoriteId: string; updatedAt: string }[];
  favoriteStopPoints: {
    stopPoint: { id: string; lineIds: string[] };
    served: boolean;
    place?: { name: string };
    favoriteId: string;
    updatedAt: string;
  }[];
  rejected?: { code: string }[];
};
const read = (json: Buffer): Lists => JSON.parse(json.toString());

/** `line` and `stop (lines)`, with `!` where it is not served. */
function described({ favoriteLines, favoriteStopPoints }: Lists): string[] {
  const lines = favoriteLines.map(({ line, served }) => `${line.id}${served ? '' : '!'}`);
  const stops = favoriteStopPoints.map(
    ({ stopPoint: { id, lineIds }, served, place }) =>
      `${id} (${lineIds.join()}) ${place?.name ?? '-'}${served ? '' : '!'}`,
  );
  return [...lines, ...stops];
}

const nameOfLine = (id: string) => feed.routes[feed.routeById.get(id)!]!.shortName;

it.each(['new', 'swapped'] as const)('are the same lines and stops under %s ids, for good', async (numbering) => {
  const { favourites, stored } = await favouritesOfAda();
  await favourites.add(USER, { type: 'LINE', id: 'B' });
  await favourites.add(USER, { type: 'STOP_POINT', id: 'Centre:1', lineIds: ['A', 'B'] });
  await favourites.add(USER, { type: 'STOP_POINT', id: 'Gare' });
  const before = read(await favourites.list(USER));
  expect(described(before)).toEqual(['B', 'Centre:1 (A,B) Centre', 'Gare () Gare']);

  feed = renumbered(town, { trips: 'kept', stops: numbering, routes: numbering });
  const after = read(await favourites.list(USER));
  const [line] = after.favoriteLines;
  const [centre, gare] = after.favoriteStopPoints;
  expect(line!.line.id).not.toBe('B');
  expect([nameOfLine(line!.line.id), line!.served]).toEqual(['B', true]);
  expect([centre!.place?.name, centre!.stopPoint.lineIds.map(nameOfLine)]).toEqual(['Centre', ['A', 'B']]);
  expect([feed.stopById.has(centre!.stopPoint.id), feed.areaById.has(gare!.stopPoint.id)]).toEqual([true, true]);
  expect(gare!.place?.name).toBe('Gare');
  // The same favourites in the same order, which were not changed by anybody.
  const namesOf = ({ favoriteLines, favoriteStopPoints }: Lists) =>
    [...favoriteLines, ...favoriteStopPoints].map(({ favoriteId, updatedAt }) => [favoriteId, updatedAt]);
  expect(namesOf(after)).toEqual(namesOf(before));
  const { favourites: kept } = await stored.read(USER);
  expect(kept.map(({ key }) => key)).toEqual([line!.line.id, centre!.stopPoint.id, gare!.stopPoint.id]);
  expect(described(read(await favourites.list(USER)))).toEqual(described(after));

  // What is added again under its new id is the same; and back in the old timetable all are what they were.
  expect((await favourites.add(USER, { type: 'LINE', id: line!.line.id })).isNew).toBe(false);
  feed = town;
  expect(described(read(await favourites.list(USER)))).toEqual(described(before));
  // What is there does not count as deleted.
  const { deleted } = await stored.read(USER);
  const former = [line!.line.id, centre!.stopPoint.id, gare!.stopPoint.id];
  expect(deleted.map(({ keyHash }) => keyHash).sort()).toEqual(former.map(digest).sort());
});

it('are not doubled by a device that still has the old ids, or has the new ones already', async () => {
  const { favourites } = await favouritesOfAda();
  await favourites.add(USER, { type: 'LINE', id: 'B' });
  await favourites.add(USER, { type: 'STOP_POINT', id: 'Gare' });
  const old = read(await favourites.list(USER));
  feed = renumbered(town, { stops: 'new', routes: 'new' });
  clock.now += 60;
  const now = read(await favourites.list(USER));
  const synchronized = async ({ favoriteLines, favoriteStopPoints }: Lists) =>
    read(await favourites.synchronize(USER, { favoriteLines, favoriteStopPoints }));
  const withOld = await synchronized(old);
  expect(described(withOld)).toEqual(described(now));
  expect(withOld.rejected!.map(({ code }) => code)).toEqual(['favourite-deleted', 'favourite-deleted']);
  const withNew = await synchronized(now);
  expect([described(withNew), withNew.rejected]).toEqual([described(now), []]);
});

it('are one where both the old and the new line were added', async () => {
  const { favourites } = await favouritesOfAda();
  await favourites.add(USER, { type: 'LINE', id: 'B' });
  feed = renumbered(town, { routes: 'new' });
  const id = feed.routes.find(({ shortName }) => shortName === 'B')!.id;
  await favourites.add(USER, { type: 'LINE', id });
  expect(described(read(await favourites.list(USER)))).toEqual([id]);
  expect(described(read(await favourites.list(USER)))).toEqual([id]);
});

it('stay as they are, and are not served, where the timetable has no such line or stop any more', async () => {
  const { favourites } = await favouritesOfAda();
  await favourites.add(USER, { type: 'LINE', id: 'B' });
  await favourites.add(USER, { type: 'STOP_POINT', id: 'Gare', lineIds: ['A'] });
  const other = await smallTownFeed({ without: 'B' });
  const moved = { ...other, areas: other.areas.map((area) => ({ ...area, lat: area.lat + 0.01 })) };
  feed = renumbered(moved, { stops: 'new' });
  expect(described(read(await favourites.list(USER)))).toEqual(['B!', 'Gare (A) -!']);
  feed = town;
  expect(described(read(await favourites.list(USER)))).toEqual(['B', 'Gare (A) Gare']);
});

it('are not another stop that has been given their id', async () => {
  const { favourites } = await favouritesOfAda();
  await favourites.add(USER, { type: 'STOP_POINT', id: 'Gare' });
  const elsewhere = (name: string) => (one: { readonly id: string }) =>
    one.id === 'Gare' ? { name, lat: 48.2, lon: -1.7 } : {};
  feed = { ...town, areas: town.areas.map((area) => ({ ...area, ...elsewhere('Plage')(area) })) };
  expect(described(read(await favourites.list(USER)))).toEqual(['Gare () -!']);
  feed = { ...town, areas: town.areas.map((area) => ({ ...area, ...elsewhere('Gare')(area) })) };
  expect(described(read(await favourites.list(USER)))).toEqual(['Gare () Gare']);
});

it('keep a line that has got another name, unless several have its old one', async () => {
  const { favourites } = await favouritesOfAda();
  await favourites.add(USER, { type: 'LINE', id: 'B' });
  const named = (names: Readonly<Record<string, string>>) => ({
    ...town,
    routes: town.routes.map((route) => ({ ...route, shortName: names[route.id] ?? route.shortName })),
  });
  feed = named({ B: 'B2' });
  expect(described(read(await favourites.list(USER)))).toEqual(['B']);
  // Bus C is now called B as well as another bus.
  feed = { ...named({ B: 'B2', C: 'B' }) };
  expect(described(read(await favourites.list(USER)))).toEqual(['C']);
});

it('are not one of several lines of the same name', async () => {
  const { favourites } = await favouritesOfAda();
  await favourites.add(USER, { type: 'LINE', id: 'B' });
  // The bus of another town, which is not the same line.
  const other = { ...town.agencies[0]!, id: 'other' };
  const routes = town.routes.map((route) => (route.id === 'C' ? { ...route, shortName: 'B', agency: 1 } : route));
  feed = renumbered({ ...town, agencies: [...town.agencies, other], routes }, { routes: 'new' });
  expect(described(read(await favourites.list(USER)))).toEqual(['B!']);
});

it('of an earlier program, which kept ids only, are found by these', async () => {
  const { favourites, stored } = await favouritesOfAda();
  await stored.change(USER, { ids: [], keys: [], categories: [] }, (state) => ({
    ...state,
    favourites: [
      { id: '1', kind: 'LINE', key: 'B', content: { id: 'B' }, updatedAt: 1 },
      { id: '2', kind: 'STOP_POINT', key: 'Gare', content: { id: 'Gare', lineIds: ['A'] }, updatedAt: 1 },
    ],
  }));
  expect(described(read(await favourites.list(USER)))).toEqual(['B', 'Gare (A) Gare']);
  feed = renumbered(town, { stops: 'new', routes: 'new' });
  expect(described(read(await favourites.list(USER)))).toEqual(['B!', 'Gare (A) -!']);
});
