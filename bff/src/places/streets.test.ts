import { addressTableOf, type NamedStreet } from './addressTable.ts';
import type { Address } from './kinds.ts';
import { streetsOf } from './streets.ts';
import { typedNumber } from './typedNumber.ts';

const HOUSE = { street: 'Rue Neuve', city: 'Ici', postCode: '1', lat: 48, lon: 2 };

const inTable = (addresses: readonly Address[], named: readonly NamedStreet[] = []) =>
  streetsOf(addressTableOf(addresses, named));

it('makes one street of its houses, and two of streets of one name in two cities', () => {
  const streets = inTable([
    { ...HOUSE, id: 'a', number: '1' },
    { ...HOUSE, id: 'b', number: '2 bis' },
    { ...HOUSE, id: 'c', number: '1', city: 'Là' },
  ]);
  expect([0, 1].map(streets.placeOf)).toMatchObject([
    { id: 'street:ici:rue-neuve', title: 'Rue Neuve', subTitle: '1 Ici', accuracy: 'street' },
    { id: 'street:la:rue-neuve', title: 'Rue Neuve', subTitle: '1 Là', accuracy: 'street' },
  ]);
  const ids = (number: string) => [0, 1].map((street) => streets.houseIn(street, typedNumber(number))?.id ?? null);
  expect(['1', '2 bis', '3'].map(ids)).toEqual([
    ['a', 'c'],
    ['b', null],
    [null, null],
  ]);
});

it('has none of no houses', () => {
  expect(inTable([]).count).toBe(0);
});

it('has a street without a house where its line is, and adds the line of one with houses to it', () => {
  const line = [
    { lat: 48, lon: 2 },
    { lat: 48.001, lon: 2 },
    { lat: 48.002, lon: 2 },
  ];
  const streets = inTable(
    [{ ...HOUSE, id: 'a', number: '1', lat: 48.0005 }],
    [
      { name: 'Rue Vide', city: 'Ici', postCode: '1', line },
      { name: 'Rue Neuve', city: 'Ici', postCode: '1', line },
    ],
  );
  expect(streets.count).toBe(2);
  expect([0, 1].map(streets.placeOf)).toMatchObject([
    { title: 'Rue Neuve', lat: 48.0005 },
    { id: 'street:ici:rue-vide', title: 'Rue Vide', subTitle: '1 Ici', accuracy: 'street', lat: 48.001, lon: 2 },
  ]);
  expect(streets.houseIn(1, typedNumber('4'))).toBeNull();
});

describe('a number between two houses', () => {
  const streets = inTable([
    { ...HOUSE, id: 'a', number: '2' },
    { ...HOUSE, id: 'b', number: '6', lat: 48.001 },
  ]);

  it('is guessed, under an id that finds it again', () => {
    const guessed = streets.houseIn(0, typedNumber('4 BIS'))!;
    expect(guessed).toMatchObject({
      id: 'street:ici:rue-neuve:4bis',
      title: '4 bis Rue Neuve',
      displayName: '4 bis Rue Neuve, 1 Ici',
      accuracy: 'near',
    });
    expect(guessed.lat).toBeCloseTo(48.0005, 6);
    expect(streets.byId(guessed.id)).toEqual(guessed);
  });

  it.each([
    ['a', 'a'],
    ['street:ici:rue-neuve', 'street:ici:rue-neuve'],
    // It is known by now.
    ['street:ici:rue-neuve:6', 'b'],
    ['street:ici:rue-neuve:8', undefined],
    ['street:ici:rue-neuve:', undefined],
    ['street:ici:rue-neuve:x', undefined],
    ['street:la:rue-neuve:4', undefined],
    [':4', undefined],
    ['', undefined],
  ])('the id %j is that of %s', (id, found) => {
    expect(streets.byId(id)?.id).toBe(found);
  });
});

it.each([
  ['Rue Neuve', '2 bis Rue Neuve'],
  ['Hauptstraße', 'Hauptstraße 2 bis'],
  ['Calle Mayor', 'Calle Mayor, 2 bis'],
])('writes number and %s as in its country', (street, line) => {
  const streets = inTable([{ ...HOUSE, id: 'b', number: '2 bis', street }]);
  expect(streets.housePlace(0)).toMatchObject({ id: 'b', title: line, address: line, accuracy: 'door' });
});
