import { guessedHouse, housePlace, streetsOf } from './streets.ts';
import { typedNumber } from './typedNumber.ts';

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
    const ids = (number: string) => [0, 1].map((street) => streets.houseIn(street, typedNumber(number))?.id ?? null);
    expect(['1', '2 bis', '3'].map(ids)).toEqual([
      ['a', 'c'],
      ['b', null],
      [null, null],
    ]);
    expect(streets.places[0]?.accuracy).toBe('street');
  });

  it('guesses a number between two houses, under an id that finds it again', () => {
    const house = { street: 'Rue Neuve', city: 'Ici', postCode: '1', lon: 2 };
    const streets = streetsOf([
      { ...house, id: 'a', number: '2', lat: 48 },
      { ...house, id: 'b', number: '6', lat: 48.001 },
    ]);
    const guessed = streets.houseIn(0, typedNumber('4 BIS'));
    expect(guessed).toMatchObject({
      id: 'street:ici:rue-neuve:4bis',
      title: '4 bis Rue Neuve',
      subTitle: '1 Ici',
      accuracy: 'near',
    });
    expect(guessed?.lat).toBeCloseTo(48.0005, 6);
    expect(guessedHouse('street:ici:rue-neuve:4bis')).toEqual({
      street: 'street:ici:rue-neuve',
      number: typedNumber('4bis'),
    });
    expect(['street:ici:rue-neuve', 'house-12', ':4', ''].map(guessedHouse)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
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
      accuracy: 'door',
    });
  });
});
