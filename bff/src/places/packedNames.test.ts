import { groundOfObjects } from '../ground/testing/groundOfObjects.ts';
import { addressTableOfGround } from './groundAddresses.ts';
import { addressesOf, createMapLayer, mapNamesOf } from './layer.ts';
import { mapIndexOf } from './makeMapIndex.ts';
import { nameIndexOf } from './nameIndex.ts';
import { packedNames, unpackedNames } from './packedNames.ts';
import { queryOf } from './query.ts';

const named = (title: string) => ({ title, city: '', postCode: '' });

it.each([
  ['no name', []],
  ['a name without a letter', [named('!!')]],
  ['some names', ['Rue Haute', 'Musée\nNeuf', '…', 'Невский'].map(named)],
])('an index of %s is the same when it is unpacked', (_, list) => {
  const index = nameIndexOf(list);
  expect(unpackedNames(packedNames(index))).toEqual(index);
});

it('the packed index of a map finds what a new index finds, also after another thread received it', () => {
  const nodes = [
    { id: 1, lat: 48, lon: 2 },
    { id: 2, lat: 48.001, lon: 2, tags: { amenity: 'cafe', name: 'Le Coin', alt_name: 'Chez Anne' } },
    { id: 3, lat: 48.001, lon: 2, tags: { amenity: 'parking', name: 'Parking Haut' } },
  ];
  const ways = [{ id: 1, nodes: [1, 2], tags: { highway: 'path', name: 'Rue Haute', old_name: 'Rue du Roi' } }];
  const ground = groundOfObjects([{ nodes }, { ways }], [{ lat: 48, lon: 2 }]);
  const index = structuredClone(mapIndexOf(ground));
  const table = addressTableOfGround(ground, index);
  const addresses = addressesOf(table);
  const names = unpackedNames(index.names);
  expect(names).toEqual(mapNamesOf(addresses, table.places!));
  const [made, given] = [createMapLayer(addresses, table.places!), createMapLayer(addresses, table.places!, names)];
  for (const text of ['rue haute', 'rue du roi', 'le coin', 'chez anne', 'parking haut', 'parkign']) {
    const query = queryOf(text, null);
    expect(given.search(query, 5)).toEqual(made.search(query, 5));
    expect(given.search(query, 5)).not.toEqual([]);
  }
});
