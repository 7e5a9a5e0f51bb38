import type { NetworkSnapshot } from '../network/snapshot.ts';
import { GAZETTEER, smallTown } from '../testing/smallTown.ts';
import { simpleFeed } from '../timetable/testing/feeds.ts';
import { addressTableOf } from './addressTable.ts';
import type { Address, Amenity } from './kinds.ts';
import { placeOfId, positionOfId } from './placeById.ts';
import { createPlaces } from './places.ts';
import { reverseGeocode } from './reverse.ts';

let town: NetworkSnapshot;

beforeAll(async () => {
  town = await smallTown();
});

describe('of two streets that are equal, the one beside the stop with more departures comes first', () => {
  const house = (city: string, lat: number): Address => ({
    ...{ id: `house-${city}`, number: '1', street: 'Rue Neuve', city, postCode: '' },
    ...{ lat, lon: 2 },
  });
  const BUSY = 't: Nord 8:00, Loin 8:10\nv: Nord 9:00, Loin 9:10\nu: Sud 8:00, Loin 8:20';
  const QUIET = 't: Sud 8:00, Loin 8:10\nv: Sud 9:00, Loin 9:10\nu: Nord 8:00, Loin 8:20';
  it.each([
    ['here', BUSY, [house('Ici', 48.001), house('Là', 48.201)], 'Ici'],
    ['there', QUIET, [house('Ici', 48.001), house('Là', 48.201)], 'Là'],
    ['here, listed last', BUSY, [house('Là', 48.201), house('Ici', 48.001)], 'Ici'],
    // Too far from the stop: as they are listed.
    ['too far away', QUIET, [house('Ici', 48.01), house('Là', 48.21)], 'Ici'],
  ])('%s', async (_, trips, addresses, city) => {
    const feed = await simpleFeed('Nord 48 2\nSud 48.2 2\nLoin 48.5 2', trips);
    const places = createPlaces(feed, { addresses, amenities: [] });
    expect(places.search('rue neuve', null, 5)[0]).toMatchObject({ title: 'Rue Neuve', city });
  });
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
    ['rue de la gare, 7', '7 Rue de la Gare'],
    ['7 bis, rue de la gare', '7 bis Rue de la Gare'],
    ['12 r de la gare', '12 Rue de la Gare'],
    ['rue de la gare 12 petiteville', '12 Rue de la Gare'],
    ['rue de la gare, 12, 35999 petiteville', '12 Rue de la Gare'],
    ['rue de la gare 35999', 'Rue de la Gare'],
    ['velo', 'Vélo Gare'],
  ])('%j finds %j first', (text, title) => {
    expect(town.places.search(text, null, 5)[0]?.title).toBe(title);
  });

  it.each(['', ' ', '!!', 'zzzzzz', '\u0000', '💧', '%', "'; --", '.*', '(('])('%j finds nothing', (text) => {
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

  it.each([
    ['gare quai 1', 'Gare:1'],
    ['Gaer Gleis 1', 'Gare:1'],
    ['Gare:1', 'Gare:1'],
    ['velo-1', 'velo-1'],
    ['house-12', 'house-12'],
  ])('%j finds %s first: a platform, or an id', (text, id) => {
    expect(town.places.search(text, null, 5)[0]?.id).toBe(id);
  });

  it.each([
    ['Gare 1', ['Gare', 'Gare:1']],
    ['univ 1', ['Université', 'Université:1']],
    ['gare quai 1', ['Gare:1', 'Gare']],
  ])('%j lists %j: a stop before its platforms, unless a platform is named', (text, ids) => {
    expect(town.places.search(text, null, 2).map(({ id }) => id)).toEqual(ids);
  });

  it('tells a platform from its stop', () => {
    expect(town.places.search('Gare quai 1', null, 1)[0]).toMatchObject({
      type: 'stopPoint',
      title: 'Gare',
      platform: '1',
      subTitle: '1 · Petiteville',
      displayName: 'Gare (1), Petiteville',
    });
  });

  it('keeps to the limit', () => {
    expect(town.places.search('gare', null, 2)).toHaveLength(2);
  });
});

describe('stops of one name', () => {
  const twins = () =>
    simpleFeed('a 48 2\nb 48.05 2\nc 48.1 2', 't: a 8:00, b 8:10, c 8:20', {
      'stops.txt': 'stop_id,stop_name,stop_lat,stop_lon\na,Mairie,48,2\nb,Mairie,48.05,2\nc,Gare,48.1,2',
    });

  it.each([
    [48, 'area:a'],
    [48.05, 'area:b'],
  ])('on the same lines are one entry, the one nearer to %d', async (lat, id) => {
    const places = createPlaces(await twins(), { addresses: [], amenities: [] });
    const found = places.search('mairie', { lat, lon: 2 }, 5);
    expect(found.map((place) => place.id)).toEqual([id]);
  });
});

it.each(['STA TEREZA', 'sta tereza', 'santa tereza', 'SANTA TER'])(
  '%s is found as it is written first',
  async (text) => {
    const feed = await simpleFeed('a 48 2\nb 48.05 2', 't: a 8:00, b 8:10', {
      'stops.txt': 'stop_id,stop_name,stop_lat,stop_lon\na,SANTA TEREZA,48,2\nb,STA TEREZA,48.05,2',
    });
    const [first, second] = createPlaces(feed, { addresses: [], amenities: [] }).search(text, null, 5);
    expect(first?.title.toLowerCase()).toContain(text.toLowerCase());
    expect(second?.title).toMatch(/TEREZA$/);
  },
);

describe('placeOfId', () => {
  it.each([
    ['Gare', 'stopArea', 'Gare'],
    ['Gare:1', 'stopPoint', 'Gare'],
    ['velo-1', 'bikeSharingStations', 'Vélo Gare'],
    ['house-12', 'address', '12 Rue de la Gare'],
    ['street:petiteville:rue-de-la-gare', 'address', 'Rue de la Gare'],
    ['street:petiteville:rue-de-la-gare:7', 'address', '7 Rue de la Gare'],
    ['street:petiteville:rue-de-la-gare:12', 'address', '12 Rue de la Gare'],
    ['48.0006;-1.6995', 'address', '1 Rue de la Gare'],
    ['48.02;-1.6', 'address', '48.02000, -1.60000'],
  ])('%s is a %s called %s', (id, type, title) => {
    expect(placeOfId(town.feed, town.places, id)).toMatchObject({ type, title });
  });

  it.each([
    ['house-12', 'door'],
    ['street:petiteville:rue-de-la-gare', 'street'],
    ['street:petiteville:rue-de-la-gare:7', 'near'],
    ['48.0006;-1.6995', 'door'],
    ['48.0006;-1.6985', 'near'],
    ['Gare', undefined],
  ])('%s is known with the accuracy %s', (id, accuracy) => {
    expect(placeOfId(town.feed, town.places, id)?.accuracy).toBe(accuracy);
  });

  it.each(['', 'nope', '__proto__', 'street:petiteville:rue-de-la-gare:99', 'Gare:7', '91;0', '1;181', '1;2;3', 'a;b'])(
    '%j is nothing',
    (id) => {
      expect(placeOfId(town.feed, town.places, id)).toBeUndefined();
    },
  );
});

describe('positionOfId', () => {
  it('reads coordinates exactly', () => {
    expect(positionOfId('48.123456789;-1.5')).toEqual({ lat: 48.123456789, lon: -1.5 });
    expect(positionOfId('48.1,-1.5')).toEqual({ lat: 48.1, lon: -1.5 });
  });
});

describe('reverseGeocode', () => {
  it.each([
    ['the nearest house', 48.0016, -1.6995, '12 Rue de la Gare', 'door'],
    // 0.0004 degrees of longitude are 30 metres here.
    ['the nearest house 29 m away', 48.0017, -1.69911, '12 Rue de la Gare', 'door'],
    ['the nearest house 31 m away', 48.0017, -1.69908, '12 Rue de la Gare', 'near'],
    ['a stop where no house is near', 48.0302, -1.6802, 'Université', 'door'],
    ['a stop 500 m away', 48.0345, -1.68, 'Université', 'near'],
  ])('gives %s', (_case, lat, lon, name, accuracy) => {
    expect(reverseGeocode(town.places, { lat, lon })).toMatchObject({ name, accuracy });
  });

  describe('where the lines of streets are known', () => {
    const line = (lat: number) => [
      { lat, lon: -1.71 },
      { lat, lon: -1.69 },
    ];
    const street = (name: string, lat: number) => ({ name, city: 'Petiteville', postCode: '35999', line: line(lat) });
    const known = () =>
      createPlaces(town.feed, {
        ...GAZETTEER,
        streets: [street('Rue de la Gare', 48.0013), street('Rue Vide', 48.0025), street('Rue Haute', 48.02)],
      });

    it.each([
      ['the house 29 m away', 48.0017, -1.69911, '12 Rue de la Gare', 'door'],
      ['near the nearest house of the nearest street', 48.0014, -1.7, '12 Rue de la Gare', 'near'],
      ['the street without a house, though a house of another is 90 m away', 48.0024, -1.6995, 'Rue Vide', 'street'],
      ['the street whose houses are unknown', 48.0205, -1.7, 'Rue Haute', 'street'],
    ])('gives %s', (_case, lat, lon, name, accuracy) => {
      expect(reverseGeocode(known(), { lat, lon })).toMatchObject({ name, accuracy });
    });

    it('finds a street without a house', () => {
      expect(known().search('rue haute 12', null, 1)).toMatchObject([
        { id: 'street:petiteville:rue-haute', title: 'Rue Haute', accuracy: 'street', city: 'Petiteville' },
      ]);
    });
  });

  it('gives nothing in the fields', () => {
    expect(reverseGeocode(town.places, { lat: 47, lon: -1 })).toBeUndefined();
  });
});

describe('a table of addresses beside the timetable', () => {
  const table = addressTableOf(GAZETTEER.addresses as readonly Address[]);
  const places = () => createPlaces(town.feed, { addresses: table, amenities: GAZETTEER.amenities });

  it.each([
    ['gare', 'Gare'],
    ['12 rue de la gare', '12 Rue de la Gare'],
    ['rue de la gare, 7', '7 Rue de la Gare'],
    ['velo', 'Vélo Gare'],
  ])('%j finds %j first', (text, title) => {
    const [first] = places().search(text, null, 5);
    expect(first).toMatchObject({ title, city: 'Petiteville' });
    expect(places().byId(first!.id)).toEqual(first);
  });

  it('names a point, and shows no address on the map', () => {
    expect(reverseGeocode(places(), { lat: 48.0016, lon: -1.6995 })).toMatchObject({ name: '12 Rue de la Gare' });
    const box = { south: 47, west: -2, north: 49, east: 0 };
    expect(
      places()
        .within(box)
        .filter(({ type }) => type === 'address'),
    ).toEqual([]);
  });
});

describe('stations that come and go', () => {
  const station = (id: string, name: string, lat: number, lon = -1.7): Amenity => ({
    id,
    type: 'bikeSharingStations',
    name,
    city: '',
    postCode: '',
    lat,
    lon,
    facts: { capacity: 7 },
  });

  it('are places like all others while they are there', () => {
    let stations: readonly Amenity[] = [];
    const places = createPlaces(town.feed, GAZETTEER, () => stations);
    expect(places.search('Marronnier', null, 5)).toEqual([]);
    stations = [station('b:1', 'Allée des Marronniers', 48.0003), station('velo-1', 'Other name', 48)];
    expect(places.search('maronnier', null, 5)).toMatchObject([{ id: 'b:1', city: 'Petiteville', postCode: '35999' }]);
    expect(places.byId('b:1')?.name).toBe('Allée des Marronniers');
    expect(places.factsOf('b:1')).toEqual({ capacity: 7 });
    expect(places.within({ south: 47.99, west: -1.71, north: 48.005, east: -1.69 }).map(({ id }) => id)).toEqual([
      'Gare',
      'velo-1',
      'b:1',
    ]);
    stations = [];
    expect(places.byId('b:1')).toBeUndefined();
    expect(places.factsOf('b:1')).toBeUndefined();
  });

  it('are of kinds that the network has as long as they are there', () => {
    let stations: readonly Amenity[] = [];
    const places = createPlaces(town.feed, { addresses: [], amenities: [] }, () => stations);
    expect([...places.kinds()]).toEqual([]);
    stations = [station('b:1', 'Allée des Marronniers', 48.0003)];
    expect([...places.kinds()]).toEqual(['bikeSharingStations']);
    stations = [];
    expect([...places.kinds()]).toEqual([]);
  });

  it('do not take the place of what the gazetteer knows', () => {
    const places = createPlaces(town.feed, GAZETTEER, () => [station('velo-1', 'Other name', 48)]);
    expect(places.byId('velo-1')?.name).toBe('Vélo Gare');
    expect(places.search('other name', null, 5)).toEqual([]);
  });

  it.each([
    [48.02, 'north'],
    [47.98, 'south'],
  ])('of two of one name, that nearer to %d comes first', (lat, id) => {
    const stations = [station('north', 'Mairie', 48.02), station('south', 'Mairie', 47.98)];
    const places = createPlaces(town.feed, GAZETTEER, () => stations);
    expect(places.search('mair', { lat, lon: -1.7 }, 5)[0]?.id).toBe(id);
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
