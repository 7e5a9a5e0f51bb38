import type { FavoriteAddress, FavouriteLists } from '@halte/contract';
import { placeFrom } from '@halte/places';
import { chosenFavourite, renamed, withCategory } from './favourite.ts';
import { alertOf, endsOf } from './lineState.ts';

const address = (favoriteId: string, category: string): FavoriteAddress => ({
  favoriteId,
  category,
  label: favoriteId,
  address: { street: `1 rue ${favoriteId}`, zipCode: '', city: 'Ici', coordinates: { lat: 48, lon: 7 } },
});
const LISTS: FavouriteLists = {
  favoriteAddresses: [address('a', 'HOME'), address('b', 'OTHER')],
  favoriteLines: [{ favoriteId: 'l', line: { id: 'A' } }],
  favoritePointOfInterests: [{ favoriteId: 't', type: 'TRIP', label: 'x', pointOfInterest: { id: 'fi=a&ti=b' } }],
  favoriteStopPoints: [],
};

it.each([
  ['b', { kind: 'ADDRESS', category: 'OTHER', label: 'New', street: '1 rue b' }],
  ['t', { kind: 'POI', type: 'TRIP', label: 'New', id: 'fi=a&ti=b' }],
])('%s gets another name, and keeps all else', (id, expected) => {
  expect(renamed(LISTS, id, 'New')).toMatchObject(expected);
});

it('a line takes its name from the network', () => {
  expect(renamed(LISTS, 'l', 'New')).toBeNull();
});

it('there is one home: the former one is an address like others', () => {
  expect(withCategory(LISTS, 'b', 'HOME')).toMatchObject([
    { favoriteId: 'a', favourite: { category: 'OTHER' } },
    { favoriteId: 'b', favourite: { category: 'HOME', label: 'b' } },
  ]);
  expect(withCategory(LISTS, 'b', 'WORK')).toHaveLength(1);
  expect(withCategory(LISTS, 'gone', 'WORK')).toEqual([]);
  expect(withCategory(LISTS, 'a', 'HOME')).toEqual([]);
});

it('a stop that is chosen as home is kept as an address, elsewhere as a stop', () => {
  const stop = placeFrom({ id: 's', title: 'Gare', type: 'stopArea', lat: 49, lon: 7 })!;
  expect(chosenFavourite(LISTS, stop, 'WORK')).toMatchObject([
    { favoriteId: null, favourite: { kind: 'ADDRESS', category: 'WORK', label: 'Gare' } },
  ]);
  expect(chosenFavourite(LISTS, stop, 'HOME')).toMatchObject([{ favoriteId: 'a' }, { favoriteId: null }]);
  expect(chosenFavourite(LISTS, stop, 'OTHER')).toMatchObject([{ favourite: { kind: 'STOP_POINT', id: 's' } }]);
});

it('an address that is kept already becomes the home that is chosen there', () => {
  const there = placeFrom({ title: '1 rue b', address: '1 rue b', city: 'Ici', type: 'address', lat: 47, lon: 7 })!;
  const saved = {
    ...address('b', 'OTHER'),
    address: { ...address('b', 'OTHER').address, coordinates: { lat: 47, lon: 7 } },
  };
  const lists = { ...LISTS, favoriteAddresses: [LISTS.favoriteAddresses[0]!, saved] };
  expect(chosenFavourite(lists, there, 'HOME')).toMatchObject([
    { favoriteId: 'a', favourite: { category: 'OTHER' } },
    { favoriteId: 'b', favourite: { category: 'HOME', label: 'b' } },
  ]);
});

it('the gravest alert of a line counts', () => {
  const alert = (severity: 'info' | 'severe', lineIds: string[]) => ({
    id: severity,
    effect: 'detour' as const,
    severity,
    header: '',
    description: '',
    url: '',
    periods: [],
    lineIds,
    stopIds: [],
  });
  expect(alertOf([alert('info', ['A']), alert('severe', ['A', 'B'])], 'A')?.severity).toBe('severe');
  expect(alertOf([alert('info', ['A'])], 'B')).toBeNull();
});

it.each([
  [{ headsigns: ['Port', 'Gare', 'Port'], longName: 'x', shortName: '1' }, 'Port – Gare'],
  [{ headsigns: ['Port'], longName: 'Ring', shortName: '1' }, 'Ring'],
  [{ headsigns: ['Port'], longName: '', shortName: '1' }, 'Port'],
  [{ headsigns: [], longName: '', shortName: '1' }, '1'],
])('a line is called by its ends: %j', (line, name) => {
  expect(endsOf(line)).toBe(name);
});
