import { groundOfObjects } from '../ground/testing/groundOfObjects.ts';
import { simpleFeed } from '../timetable/testing/feeds.ts';
import { inWords } from './categories/categoryName.ts';
import { detailsOf } from './details.ts';
import { addressTableOfGround } from './groundAddresses.ts';
import type { Amenity, Place } from './kinds.ts';
import { mapIndexOf } from './makeMapIndex.ts';
import { createPlaces, type Places } from './places.ts';

/** 111 m for each 0.001 degrees of latitude. */
const node = (id: number, north: number, tags: Readonly<Record<string, string>>) => ({
  id,
  lat: 48 + north / 111_195,
  lon: 2,
  tags,
});
const ADDRESS = { 'addr:street': 'Rue Haute', 'addr:housenumber': '3', 'addr:city': 'Ville', 'addr:postcode': '35000' };
const NODES = [
  node(1, 0, { place: 'town', name: 'Ville', 'name:en': 'Town' }),
  node(2, 30, { railway: 'station', name: 'Gare de Ville' }),
  node(3, 900, { railway: 'station', name: 'Ville Sud' }),
  node(4, 60, {
    amenity: 'cafe',
    name: 'Le Coin',
    'name:de': 'Die Ecke',
    ...ADDRESS,
    opening_hours: 'Mo-Fr 08:00-18:00',
  }),
  node(5, 90, { amenity: 'parking', name: 'Parking Centre', wheelchair: 'no' }),
  node(6, 120, { amenity: 'bicycle_rental', name: 'Vélo Gare' }),
  node(7, 500, { amenity: 'bicycle_rental', name: 'Vélo Sud' }),
  node(8, 70, { tourism: 'museum', name: 'Musée Haut', wheelchair: 'yes', wikidata: 'Q1' }),
  node(9, 80, { shop: 'books', name: 'Musée Haut' }),
];
const WAYS = [
  { id: 4, nodes: [1, 3], tags: { highway: 'residential', name: 'Rue Haute' } },
  // Ids of ways are their own.
  { id: 8, nodes: [1, 3], tags: { leisure: 'park', name: 'Parc Long' } },
];
const GROUND = groundOfObjects([{ nodes: NODES }, { ways: WAYS }], [{ lat: 48, lon: 2 }]);
const STATIONS: readonly Amenity[] = [
  {
    id: 'velo-1',
    type: 'bikeSharingStations',
    name: 'Station Gare',
    lat: 48 + 130 / 111_195,
    lon: 2,
    city: '',
    postCode: '',
  },
];

let places: Places;

beforeAll(async () => {
  const feed = await simpleFeed('Gare-Ville 48 2\nLoin 48.005 2', 't: Gare-Ville 8:00, Loin 8:10');
  places = createPlaces(
    feed,
    { addresses: addressTableOfGround(GROUND, mapIndexOf(GROUND)), amenities: [] },
    () => STATIONS,
  );
});

const first = (text: string) => places.search(text, null, 5)[0];

it.each<[string, Partial<Place>]>([
  [
    'le coin',
    {
      ...{
        id: 'osm:node:4',
        type: 'pointOfInterest',
        title: 'Le Coin',
        displayName: 'Le Coin, Ville',
        category: 'cafe',
      },
      ...{ address: '3 Rue Haute', postCode: '35000' },
    },
  ],
  ['die ecke', { id: 'osm:node:4', title: 'Le Coin', otherName: 'Die Ecke' }],
  ['parking centre', { id: 'osm:node:5', type: 'parks', category: 'parking' }],
  ['ville', { id: 'osm:node:1', accuracy: 'area', displayName: 'Ville' }],
  // The museum rather than the shop of the same name.
  ['musée haut', { id: 'osm:node:8' }],
  ['rue haute', { type: 'address', accuracy: 'street' }],
  ['ville sud', { id: 'osm:node:3', category: 'station' }],
  ['vélo sud', { id: 'osm:node:7' }],
  // Where the network knows the place itself.
  ['gare de ville', { id: 'area:Gare-Ville', type: 'stopArea', otherName: 'Gare de Ville' }],
  ['vélo gare', { id: 'velo-1', type: 'bikeSharingStations', otherName: 'Vélo Gare' }],
])('%j finds %j', (text, expected) => {
  expect(first(text)).toMatchObject(expected);
});

it('has a stop and its twin once', () => {
  expect(places.search('gare', null, 5).map(({ id }) => id)).toEqual(['area:Gare-Ville', 'velo-1']);
});

it.each([
  ['osm:node:4', { category: 'cafe', openingHours: [{ firstDay: 1, lastDay: 5, opens: '08:00', closes: '18:00' }] }],
  ['osm:node:5', { category: 'parking', wheelchair: 'no' }],
  ['osm:node:8', { category: 'museum', wheelchair: 'yes' }],
  ['osm:way:8', { category: 'park' }],
])('%s is found by its id, with what is known of it', (id, facts) => {
  const place = places.byId(id)!;
  expect(place.id).toBe(id);
  expect(detailsOf({ places }, place).facts).toEqual(facts);
});

it.each(['osm:node:99', 'osm:way:4', 'osm:node:', 'osm:node:4x', 'osm:area:4', 'osm:node:99999999999999999999', 'osm'])(
  'there is no %s',
  (id) => {
    expect(places.byId(id)).toBeUndefined();
    expect(places.factsOf(id)).toBeUndefined();
  },
);

it('shows car parks as pins, and leaves the names of other places to the map', () => {
  const box = { south: 47.9, north: 48.1, west: 1.9, east: 2.1 };
  expect(
    places
      .within(box)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['area:Gare-Ville', 'area:Loin', 'osm:node:5', 'velo-1']);
  expect(places.kinds()).toEqual(new Set(['parks', 'bikeSharingStations']));
});

it.each([
  ['de', 'Café'],
  ['it', 'Caffè'],
] as const)('says in %s what it is', (language, name) => {
  expect(inWords(places.byId('osm:node:4')!, language).categoryName).toBe(name);
});

it('says nothing of a category that it does not know', () => {
  const place = { ...places.byId('osm:node:4')!, category: 'toString' };
  expect(inWords(place, 'en')).toBe(place);
});
