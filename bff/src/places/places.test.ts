import type { Live } from '../live.ts';
import { smallTown } from '../testing/smallTown.ts';
import { placeOfId, positionOfId } from './known.ts';
import { reverseGeocode } from './reverse.ts';

let town: Live;

beforeAll(async () => {
  town = await smallTown();
});

describe('search', () => {
  it.each([
    ['gare', 'Gare'],
    ['Gaer', 'Gare'],
    ['univ', 'Université'],
    ['univresite', 'Université'],
    ['UNIVERSITÉ', 'Université'],
    ['hopital', 'Hôpital Œuvre d’Été'],
    ['oeuvre dete', 'Hôpital Œuvre d’Été'],
    ["l'oeuvre d'été", 'Hôpital Œuvre d’Été'],
    ['hop', 'Hôpital Œuvre d’Été'],
    ['12 rue de la gare', '12 Rue de la Gare'],
    ['rue de la gare 12', '12 Rue de la Gare'],
    ['rue de la gare 99', 'Rue de la Gare'],
    ['r de la gare', 'Rue de la Gare'],
    ['velo', 'Vélo Gare'],
  ])('%j finds %j first', (text, title) => {
    expect(town.places.search(text, null, 5)[0]?.title).toBe(title);
  });

  it.each(['', ' ', '!!', 'zzzzzz', '\u0000', '💧'])('%j finds nothing', (text) => {
    expect(town.places.search(text, null, 5)).toEqual([]);
  });

  it('knows the lines, the city and the kind of what it finds', () => {
    const [gare] = town.places.search('gare', null, 1);
    expect(gare).toMatchObject({ id: 'Gare', type: 'stopArea', city: 'Petiteville', displayName: 'Gare, Petiteville' });
    expect(gare?.lines?.map(({ shortName, mode }) => [shortName, mode])).toEqual([
      ['A', 'tram'],
      ['C', 'bus'],
    ]);
  });

  it('keeps to the limit', () => {
    expect(town.places.search('gare', null, 2)).toHaveLength(2);
  });
});

describe('placeOfId', () => {
  it.each([
    ['Gare', 'stopArea', 'Gare'],
    ['Gare:1', 'stopPoint', 'Gare'],
    ['velo-1', 'bikeSharingStations', 'Vélo Gare'],
    ['house-12', 'address', '12 Rue de la Gare'],
    ['street:petiteville:rue-de-la-gare', 'address', 'Rue de la Gare'],
    ['48.0006;-1.6995', 'address', '1 Rue de la Gare'],
    ['48.02;-1.6', 'address', '48.02000, -1.60000'],
  ])('%s is a %s called %s', (id, type, title) => {
    expect(placeOfId(town.feed, town.places, id)).toMatchObject({ id, type, title });
  });

  it.each(['', 'nope', '__proto__', '91;0', '1;181', '1;2;3', 'a;b'])('%j is nothing', (id) => {
    expect(placeOfId(town.feed, town.places, id)).toBeUndefined();
  });
});

describe('positionOfId', () => {
  it('reads coordinates exactly', () => {
    expect(positionOfId('48.123456789;-1.5')).toEqual({ lat: 48.123456789, lon: -1.5 });
    expect(positionOfId('48.1,-1.5')).toEqual({ lat: 48.1, lon: -1.5 });
  });
});

describe('reverseGeocode', () => {
  it.each([
    ['the nearest house', 48.0016, -1.6995, '12 Rue de la Gare'],
    ['a stop where no house is near', 48.0302, -1.6802, 'Université'],
  ])('gives %s', (_case, lat, lon, name) => {
    expect(reverseGeocode(town.places, { lat, lon })).toMatchObject({ name });
  });

  it('gives nothing in the fields', () => {
    expect(reverseGeocode(town.places, { lat: 47, lon: -1 })).toBeUndefined();
  });
});

describe('within', () => {
  it('gives stops and amenities of the box, the most used first, and no addresses', () => {
    const box = { south: 47.99, west: -1.71, north: 48.011, east: -1.685 };
    expect(town.places.within(box).map(({ id }) => id)).toEqual(['Centre', 'Gare', 'velo-1']);
  });

  it('gives nothing of an empty sea', () => {
    expect(town.places.within({ south: 0, west: 0, north: 1, east: 1 })).toEqual([]);
  });
});
