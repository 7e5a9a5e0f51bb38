import { draftOf, type FavouriteBody } from './drafts.ts';

const AT = { lat: 48.1, lon: -1.7 };

describe('what is stored', () => {
  it.each<[string, FavouriteBody, object]>([
    ['a line', { type: 'LINE', id: 'A' }, { kind: 'LINE', key: 'A', content: { id: 'A' } }],
    [
      'a stop',
      { type: 'STOP_POINT', id: 'Gare:1', lineIds: ['A', 'B', 'A'] },
      { kind: 'STOP_POINT', key: 'Gare:1', content: { id: 'Gare:1', lineIds: ['A', 'B'] } },
    ],
    ['a stop without lines', { type: 'STOP_POINT', id: 'x' }, { content: { id: 'x', lineIds: [] } }],
    [
      'a point of interest',
      { type: 'POI', id: 'm|1', label: ' Musée ' },
      { kind: 'POI', key: 'POI m|1', content: { type: 'POI', id: 'm|1', label: 'Musée' } },
    ],
    [
      'another kind of place',
      { type: 'bikeSharingStations', id: '1', label: 'Vélo' },
      { kind: 'POI', key: 'bikeSharingStations 1', content: { type: 'bikeSharingStations' } },
    ],
    [
      'a trip',
      { type: 'TRIP', id: 'x'.repeat(2_000), label: 'Ici → Là' },
      { kind: 'POI', key: `TRIP ${'x'.repeat(2_000)}`, content: { type: 'TRIP', label: 'Ici → Là' } },
    ],
    [
      'an address',
      {
        type: 'ADDRESS',
        category: 'HOME',
        label: 'Chez moi',
        street: '12  rue de la Gare ',
        city: 'Ici',
        coordinates: AT,
      },
      {
        kind: 'ADDRESS',
        key: '["12 rue de la gare","","ici"]',
        content: {
          category: 'HOME',
          label: 'Chez moi',
          street: '12 rue de la Gare',
          zipCode: '',
          city: 'Ici',
          coordinates: AT,
        },
      },
    ],
    [
      'a point on the map',
      { type: 'ADDRESS', label: 'Le banc', city: 'Ici', coordinates: { lat: 48.123456, lon: -1.7 } },
      { key: '["48.12346","-1.70000"]', content: { category: 'OTHER', coordinates: { lat: 48.123456, lon: -1.7 } } },
    ],
  ])('of %s', (_, body, draft) => {
    expect(draftOf(body)).toMatchObject(draft);
  });

  it.each<[string, Partial<FavouriteBody>]>([
    ['its name', { label: 'Maison' }],
    ['its category', { category: 'WORK' }],
    ['its capitals', { street: '12 RUE DE LA GARE' }],
    ['a slightly different point', { coordinates: { lat: 48.1001, lon: -1.7 } }],
  ])('is the same address whatever %s', (_, change) => {
    const home = { type: 'ADDRESS', label: 'Chez moi', street: '12 rue de la Gare', city: 'Ici', coordinates: AT };
    expect(draftOf({ ...home, ...change }).key).toBe(draftOf(home).key);
  });
});

describe('what is refused', () => {
  it.each<[FavouriteBody, string]>([
    [{ type: 'LINE' }, 'A favourite of type LINE needs "id".'],
    [{ type: 'LINE', id: '  ' }, 'A favourite of type LINE needs "id".'],
    [{ type: 'STOP_POINT', lineIds: [] }, 'A favourite of type STOP_POINT needs "id".'],
    [{ type: 'POI', id: '1' }, 'A favourite of type POI needs "label".'],
    [{ type: 'parks', label: 'P' }, 'A favourite of type parks needs "id".'],
    [{ type: 'ADDRESS', coordinates: AT }, 'A favourite of type ADDRESS needs "label".'],
    [{ type: 'ADDRESS', label: 'Ici' }, 'A favourite of type ADDRESS needs "coordinates".'],
    [{ type: 'LINE', id: 'A', label: 'Tram' }, 'A favourite of type LINE has no "label".'],
    [{ type: 'LINE', id: 'x'.repeat(301) }, 'A favourite of type LINE has an "id" of at most 300 characters.'],
    [{ type: 'POI', id: '1', label: 'x', coordinates: AT }, 'A favourite of type POI has no "coordinates".'],
  ])('%j', (body, message) => {
    expect(() => draftOf(body)).toThrow(message);
  });
});
