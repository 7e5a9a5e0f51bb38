import { splitHouseNumber, streetsOf } from './streets.ts';

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
    expect(streets.map(({ place, houses }) => [place.id, place.title, place.subTitle, [...houses.keys()]])).toEqual([
      ['street:ici:rue-neuve', 'Rue Neuve', '1 Ici', ['1', '2bis']],
      ['street:la:rue-neuve', 'Rue Neuve', '1 Là', ['1']],
    ]);
    expect(streets[0]!.houses.get('2bis')).toMatchObject({
      id: 'b',
      title: '2 bis Rue Neuve',
      displayName: '2 bis Rue Neuve, 1 Ici',
    });
  });
});
