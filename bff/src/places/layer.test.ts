import { addressTableOf } from './addressTable.ts';
import type { Amenity } from './kinds.ts';
import { addressesOf, createLayer } from './layer.ts';
import { queryOf } from './query.ts';

const SPOT = { city: 'Brussel', postCode: '1000', lat: 50.85, lon: 4.35 };
const AMENITIES: readonly Amenity[] = [
  { ...SPOT, id: 'park', type: 'pointOfInterest', name: 'Parc Royal', otherNames: ['Koninklijk Park', 'Warandepark'] },
  { ...SPOT, id: 'hall', type: 'pointOfInterest', name: 'Hôtel de Ville', otherNames: ['Hôtel de Ville', ''] },
];
const TABLE = addressTableOf([
  { ...SPOT, id: 'h2', number: '2', street: 'Rue Neuve' },
  { ...SPOT, id: 'h4', number: '4', street: 'Rue Neuve' },
]);
const layer = createLayer(
  [],
  AMENITIES,
  addressesOf({ ...TABLE, streets: { ...TABLE.streets, otherNamesOf: () => ['Nieuwstraat'] } }),
);

const first = (text: string) => {
  const [found] = layer.search(queryOf(text, null), 5);
  const place = found && layer.placeAt(found.entry, found.houseNumber);
  return place && [place.id, place.title, place.otherName];
};

it.each([
  ['parc royal', ['park', 'Parc Royal', undefined]],
  ['warandepark', ['park', 'Parc Royal', 'Warandepark']],
  ['koninklijk', ['park', 'Parc Royal', 'Koninklijk Park']],
  ['hotel de ville', ['hall', 'Hôtel de Ville', undefined]],
  ['rue neuve', ['street:brussel:rue-neuve', 'Rue Neuve', undefined]],
  ['nieuwstr.', ['street:brussel:rue-neuve', 'Rue Neuve', 'Nieuwstraat']],
  ['nieuwstraat 4', ['h4', '4 Rue Neuve', 'Nieuwstraat']],
  ['4 rue neuve', ['h4', '4 Rue Neuve', undefined]],
])('by %j finds %j: its own name, and that which was typed', (text, place) => {
  expect(first(text)).toEqual(place);
});

it('shows each on the map once, by its own name', () => {
  const box = { south: 50, west: 4, north: 51, east: 5 };
  expect(layer.within(box).map(({ title }) => title)).toEqual(['Hôtel de Ville', 'Parc Royal']);
  expect(layer.byId('park')?.otherName).toBeUndefined();
});
