/** Every name of a street, a town and a place of the map finds it; what a point is called where no house is near. */
import { groundOfObjects } from '../ground/testing/groundOfObjects.ts';
import { simpleFeed } from '../timetable/testing/feeds.ts';
import { addressTableOfGround } from './groundAddresses.ts';
import { mapIndexOf } from './makeMapIndex.ts';
import { placeOfId } from './placeById.ts';
import { createPlaces, type Places } from './places.ts';
import { reverseGeocode } from './reverse.ts';

/** In steps of 0.001 degrees: 111 m to the north, and about 70 m to the east. */
const node = (id: number, north: number, east: number, tags?: Readonly<Record<string, string>>) => ({
  id,
  lat: 48 + north / 1_000,
  lon: 2 + east / 1_000,
  ...(tags && { tags }),
});
const square = (first: number, north: number, east: number, size: number) => [
  node(first, north, east),
  node(first + 1, north + size, east),
  node(first + 2, north + size, east + size),
  node(first + 3, north, east + size),
];
const ring = (id: number, first: number, tags: Readonly<Record<string, string>>) => ({
  id,
  nodes: [first, first + 1, first + 2, first + 3, first],
  tags,
});
const street = (id: number, nodes: readonly number[], name: string, more: Readonly<Record<string, string>> = {}) => ({
  id,
  nodes,
  tags: { highway: 'residential', name, ...more },
});
const house = (id: number, north: number, number: string, road: string, city: string) =>
  node(id, north, 0.1, { 'addr:housenumber': number, 'addr:street': road, 'addr:city': city });

const NODES = [
  ...[node(1, 0, 0), node(2, 1, 0), node(3, 12, 0), node(4, 13, 0), node(5, 0, 20), node(6, 1, 20)],
  node(10, 0, 0, { place: 'town', name: 'München', 'name:en': 'Munich', alt_name: 'Isarstadt' }),
  node(11, 12, 0, { place: 'suburb', name: 'Nord' }),
  ...[house(20, 12.5, '1', 'Rue A', 'Autre'), house(21, 0.1, '1', 'Rue A', 'München')],
  ...[...square(30, 4, 4, 4), ...square(40, 5, 5, 1), ...square(50, 4, 10, 2)],
];
const GROUND = groundOfObjects(
  [
    { nodes: NODES },
    {
      ways: [
        street(1, [1, 2], 'Rue A', { alt_name: 'Rue du Roi', old_name: 'Chemin Vert' }),
        // The same street, drawn in many ways, and another one of that name in another town.
        ...Array.from({ length: 20 }, (_, i) => street(100 + i, [2, 1], 'Rue A', { alt_name: 'Rue du Roi' })),
        street(2, [2, 1], 'Rue A', { loc_name: 'La Grande' }),
        street(3, [3, 4], 'Rue A', { alt_name: 'Rue de la Reine' }),
        street(4, [5, 6], 'Невский проспект'),
        ring(5, 30, { leisure: 'park', name: 'Grand Parc' }),
        ring(6, 40, { tourism: 'zoo', name: 'Petit Zoo' }),
        ring(7, 50, { shop: 'books', name: 'Livres' }),
      ],
    },
  ],
  [{ lat: 48, lon: 2 }],
);

let places: Places;

beforeAll(async () => {
  const feed = await simpleFeed('Far 47 2\nAway 47.1 2', 't: Far 8:00, Away 8:10');
  places = createPlaces(feed, { addresses: addressTableOfGround(GROUND, mapIndexOf(GROUND)), amenities: [] });
});

const first = (text: string) => {
  const [found] = places.search(text, null, 5);
  return found && [found.displayName, found.otherName];
};

it.each([
  ['rue du roi', ['Rue A, München', 'Rue du Roi']],
  ['chemin vert', ['Rue A, München', 'Chemin Vert']],
  ['la grande', ['Rue A, München', 'La Grande']],
  ['1 chemin vert', ['1 Rue A, München', 'Chemin Vert']],
  ['rue de la reine', ['Rue A, Autre', 'Rue de la Reine']],
  ['1 rue a isarstadt', ['1 Rue A, München', undefined]],
  ['1 rue a autre', ['1 Rue A, Autre', undefined]],
  ['munich', ['München', 'Munich']],
  ['nevsky prospekt', ['Невский проспект, München', undefined]],
])('%j finds %j', (text, expected) => {
  expect(first(text)).toEqual(expected);
});

it('has each street once', () => {
  expect(places.search('rue du roi', null, 5).map(({ id }) => id)).toEqual(['street:munchen:rue-a']);
});

it.each([
  ['at a door', 0.1, 0.2, { name: '1 Rue A', accuracy: 'door', city: 'München' }],
  ['beside a street with a house', 0.9, 0.3, { name: '1 Rue A', accuracy: 'near' }],
  ['in a park', 4.5, 4.5, { id: 'osm:way:5', name: 'Grand Parc', accuracy: 'area' }],
  ['in the smaller one of two', 5.5, 5.5, { id: 'osm:way:6', name: 'Petit Zoo', accuracy: 'area' }],
  ['in a shop, which is no ground: the suburb', 5, 11, { name: 'Nord', accuracy: 'area' }],
  ['in the town, beyond its suburb', 0, -30, { name: 'München', accuracy: 'area' }],
])('%s', (_, north, east, expected) => {
  expect(reverseGeocode(places, { lat: 48 + north / 1_000, lon: 2 + east / 1_000 })).toMatchObject(expected);
});

it('knows nothing far from all', () => {
  expect(reverseGeocode(places, { lat: 48.2, lon: 2 })).toBeUndefined();
});

it('calls a point that was picked in a park after it, and leaves it where it is', () => {
  const point = placeOfId({ stopById: new Map() } as never, places, '48.00450;2.00450');
  expect(point).toMatchObject({
    id: '48.00450;2.00450',
    type: 'address',
    title: 'Grand Parc',
    accuracy: 'area',
    lat: 48.0045,
  });
});
