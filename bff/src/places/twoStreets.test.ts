/** Two streets of one name in one town. */
import { groundOfObjects } from '../ground/testing/groundOfObjects.ts';
import { simpleFeed } from '../timetable/testing/feeds.ts';
import { addressTableOfGround } from './groundAddresses.ts';
import { mapIndexOf } from './makeMapIndex.ts';
import { createPlaces, type Places } from './places.ts';

/** 111 m to the north for each unit. */
const node = (id: number, north: number, tags: Readonly<Record<string, string>> = {}) => ({
  id,
  lat: 48 + north / 1_000,
  lon: 2,
  tags,
});
const way = (id: number, nodes: readonly number[], name: string, names = {}) => ({
  id,
  nodes,
  tags: { highway: 'residential', name, ...names },
});
const house = (id: number, north: number, number: string) =>
  node(id, north, { 'addr:housenumber': number, 'addr:street': 'Rue Neuve', 'addr:city': 'Ville' });
const GROUND = groundOfObjects(
  [
    {
      nodes: [
        ...[node(1, 0), node(2, 1), node(3, 2), node(4, 12), node(5, 13)],
        ...[node(10, 1, { place: 'suburb', name: 'Basse' }), node(11, 12, { place: 'suburb', name: 'Haute' })],
        ...[house(20, 0.2, '1'), house(21, 1.5, '5'), house(22, 12.2, '1')],
      ],
    },
    {
      ways: [
        way(1, [1, 2, 3], 'Rue Neuve', { alt_name: 'Chemin Vert' }),
        way(2, [4, 5], 'Rue Neuve', { alt_name: 'Route Bleue' }),
        ...[way(3, [1, 2, 3], 'Sentier'), way(4, [4, 5], 'Sentier')],
      ],
    },
  ],
  [{ lat: 48, lon: 2 }],
);

let places: Places;

beforeAll(async () => {
  const feed = await simpleFeed('Far 1 1\nAway 1 1.1', 't: Far 8:00, Away 8:10');
  places = createPlaces(feed, { addresses: addressTableOfGround(GROUND, mapIndexOf(GROUND)), amenities: [] });
});

it.each([
  ['rue neuve', ['Rue Neuve, Ville · Basse', 'Rue Neuve, Ville · Haute']],
  ['rue neuve haute', ['Rue Neuve, Ville · Haute', 'Rue Neuve, Ville · Basse']],
  ['5 rue neuve', ['5 Rue Neuve, Ville · Basse', 'Rue Neuve, Ville · Haute']],
  ['1 rue neuve, ville, haute', ['1 Rue Neuve, Ville · Haute', '1 Rue Neuve, Ville · Basse']],
  ['chemin vert', ['Rue Neuve, Ville · Basse']],
  ['route bleue', ['Rue Neuve, Ville · Haute']],
])('%j finds %j', (typed, expected) => {
  const found = places.search(typed, null, 5);
  expect(found.map(({ displayName }) => displayName)).toEqual(expected);
  for (const { otherName: _, ...place } of found) expect(places.byId(place.id)).toEqual(place);
});

it.each([
  ['with houses', 'rue neuve', 'rue-neuve'],
  ['without houses', 'sentier', 'sentier'],
])('shows each where it is: %s', (_, typed, id) => {
  const [low, high] = places.search(typed, null, 5);
  expect([low!.id, high!.id]).toEqual([`street:ville:${id}`, `street:ville/haute:${id}`]);
  expect(low!.lat).toBeLessThan(48.003);
  expect(high!.lat).toBeGreaterThan(48.011);
});

it('finds the nearest of both', () => {
  const [, high] = places.search('rue neuve', null, 5);
  expect(places.nearestStreet({ lat: 48.0125, lon: 2 }, 100)?.place.id).toBe(high!.id);
});
