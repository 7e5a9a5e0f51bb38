import { housePlace, splitHouseNumber, streetsOf } from './streets.ts';

describe('splitHouseNumber', () => {
  it.each([
    ['12 rue des lilas', '12', 'rue des lilas'],
    ['12 bis rue des lilas', '12bis', 'rue des lilas'],
    ['12bis rue des lilas', '12bis', 'rue des lilas'],
    ['lindenstrasse 12', '12', 'lindenstrasse'],
    ['rue des lilas', null, 'rue des lilas'],
    ['12', null, '12'],
    ['rue des lilas 35000', null, 'rue des lilas 35000'],
    ['', null, ''],
  ])('%j → %j and %j', (text, number, rest) => {
    expect(splitHouseNumber(text.split(' ').filter(Boolean))).toEqual({
      number,
      rest: rest.split(' ').filter(Boolean),
    });
  });
});

describe('streetsOf', () => {
  it('makes one street of its houses, and two of streets of one name in two cities', () => {
    const house = { street: 'Rue Neuve', postCode: '1', lat: 48, lon: 2 };
    const streets = streetsOf([
      { ...house, id: 'a', number: '1', city: 'Ici' },
      { ...house, id: 'b', number: '2 bis', city: 'Ici' },
      { ...house, id: 'c', number: '1', city: 'Là' },
    ]);
    expect(streets.places.map(({ id, title, subTitle }) => [id, title, subTitle])).toEqual([
      ['street:ici:rue-neuve', 'Rue Neuve', '1 Ici'],
      ['street:la:rue-neuve', 'Rue Neuve', '1 Là'],
    ]);
    expect(['1', '2bis', '3'].map((key) => [0, 1].map((street) => streets.houseAt(street, key)))).toEqual([
      [0, 2],
      [1, -1],
      [-1, -1],
    ]);
  });

  it('has none of no houses', () => {
    expect(streetsOf([]).places).toEqual([]);
  });
});

describe('housePlace', () => {
  it('writes the number first', () => {
    const house = { id: 'b', number: '2 bis', street: 'Rue Neuve', city: 'Ici', postCode: '1', lat: 48, lon: 2 };
    expect(housePlace(house)).toMatchObject({
      id: 'b',
      title: '2 bis Rue Neuve',
      displayName: '2 bis Rue Neuve, 1 Ici',
      address: '2 bis Rue Neuve',
    });
  });
});
