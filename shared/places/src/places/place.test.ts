import { isUserPosition, type Place, placeFrom, placesFrom, samePlace } from '@halte/contract/trip';
import { placeText, placeTitle } from './place.ts';

const address = { id: 'a1', name: '3 rue Haute', city: 'Ville', postCode: '12345', lat: 43.5, lon: 1.4 };

describe('placeFrom', () => {
  it('fills in what is missing', () => {
    expect(placeFrom(address)).toEqual({
      id: 'a1',
      title: '3 rue Haute',
      subTitle: 'Ville',
      displayName: '3 rue Haute, Ville',
      type: 'address',
      lat: 43.5,
      lon: 1.4,
      label: '',
      name: '3 rue Haute',
      city: 'Ville',
      postCode: '12345',
      address: '',
      extraData: { city: 'Ville', zipCode: '12345' },
    });
  });

  it.each([
    ['an address unless it says more', address, { type: 'address' }],
    ['stopArea stays', { ...address, type: 'stopArea' }, { type: 'stopArea' }],
    ['ADDRESS stays', { ...address, type: 'ADDRESS' }, { type: 'ADDRESS' }],
    ['bikeStation is renamed', { ...address, type: 'bikeStation' }, { type: 'bikeSharingStations' }],
    ['BIKE_STATION as well', { ...address, type: 'BIKE_STATION' }, { type: 'bikeSharingStations' }],
    ['parking is renamed', { ...address, type: 'parking' }, { type: 'parks' }],
    [
      'a partner’s place is known by its coordinates',
      { ...address, id: 'externalLocation|77' },
      { type: 'externalLocations', id: '43.5,1.4' },
    ],
    ['an untyped park', { ...address, id: 'rideSharingPark|9' }, { type: 'rideSharingParks', id: 'rideSharingPark|9' }],
    ['a typed one keeps its type', { ...address, id: 'rideSharingPark|9', type: 'parks' }, { type: 'parks' }],
    ['another prefix says nothing', { ...address, id: 'other|9' }, { type: 'address' }],
    ['nor does a longer one', { ...address, id: 'rideSharingParking|9' }, { type: 'address' }],
    [
      'the traveller’s position',
      { ...address, type: 'user_position' },
      { type: 'USER_POSITION', title: 'places:my-position' },
    ],
    ['coordinates as texts', { ...address, lat: '43.5', lon: '1.4' }, { lat: 43.5, lon: 1.4 }],
    ['a latitude that is none', { ...address, lat: 'north' }, { lat: null, lon: null }],
    ['a latitude out of range', { ...address, lat: 95 }, { lat: null, lon: null }],
    ['an empty longitude', { ...address, lon: '' }, { lat: null, lon: null }],
    ['a zoom of its own', { ...address, zoom: 17 }, { zoom: 17 }],
    [
      'town and post code of its extra data',
      { ...address, city: '', postCode: undefined, extraData: { city: 'Port', zipCode: '54321' } },
      { subTitle: 'Port', city: 'Port', postCode: '54321', extraData: { city: 'Port', zipCode: '54321' } },
    ],
    [
      'texts that were given',
      { ...address, subTitle: 'Zone 1', displayName: 'Home', address: '3 rue Haute, Ville' },
      { subTitle: 'Zone 1', displayName: 'Home', address: '3 rue Haute, Ville' },
    ],
    ['only a label', { id: 'x', label: 'Harbour' }, { title: 'Harbour', displayName: 'Harbour', name: 'Harbour' }],
  ])('%s', (_, raw, expected) => {
    expect(placeFrom(raw)).toMatchObject(expected);
  });

  it('takes the tenant’s own prefixes', () => {
    const options = { externalLocationPrefix: 'ext:', rideSharingParkCode: 'RSP' };
    expect(placeFrom({ ...address, id: 'ext:1' }, options)?.type).toBe('externalLocations');
    expect(placeFrom({ ...address, id: 'RSP|1' }, options)?.type).toBe('rideSharingParks');
  });

  it.each([[null], ['text'], [{}], [{ id: 'x' }], [{ name: 'nowhere' }]])('%j is no place', (raw) => {
    expect(placeFrom(raw)).toBeNull();
  });

  it('leaves out of a list what is no place', () => {
    expect(placesFrom([address, null, {}]).map(({ id }) => id)).toEqual(['a1']);
    expect(placesFrom({ places: [] })).toEqual([]);
  });
});

function place(over: Partial<Place>): Place {
  return { ...(placeFrom(address) as Place), ...over };
}

it.each([
  ['equal ids', place({}), place({ lat: 1, lon: 1 }), true],
  ['other ids at one spot', place({}), place({ id: 'b' }), false],
  ['no id, equal spot', place({ id: '' }), place({}), true],
  ['no id, other spot', place({ id: '' }), place({ lat: 1 }), false],
  ['no id, no spot', place({ id: '', lat: null, lon: null }), place({ id: '', lat: null, lon: null }), false],
  ['nothing at all', null, null, false],
  ['one place only', place({}), null, false],
])('with %s', (_, first, second, expected) => {
  expect(samePlace(first, second)).toBe(expected);
  expect(samePlace(second, first)).toBe(expected);
});

it('calls the traveller’s position by the words of the language', () => {
  const t = (key: string) => `<${key}>`;
  const here = placeFrom({ type: 'USER_POSITION', lat: 1, lon: 2, subTitle: '3 rue Haute' }) as Place;
  expect(isUserPosition(here)).toBe(true);
  expect([placeTitle(here, t), placeText(here, t)]).toEqual(['<my-position>', '<my-position>']);
  expect([placeTitle(place({}), t), placeText(place({}), t)]).toEqual(['3 rue Haute', '3 rue Haute, Ville']);
});
