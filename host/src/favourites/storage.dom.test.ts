import { EMPTY_LISTS } from './lists.ts';
import type { Change } from './operations.ts';
import { createFavouritesStorage, isAboutFavourites } from './storage.ts';

const storage = createFavouritesStorage(() => localStorage);
const line = (favoriteId: string, id: string) => ({ favoriteId, line: { id } });
const stop = (favoriteId: string, id: string) => ({ favoriteId, stopPoint: { id, lineIds: [] } });

beforeEach(() => localStorage.clear());

it('reads what it has written, under the documented keys', () => {
  const lists = { ...EMPTY_LISTS, favoriteLines: [line('1', 'A')], favoriteStopPoints: [stop('2', 'Gare')] };
  storage.write({ lists, isMirror: false, pending: [] });
  expect(storage.read()).toEqual({ lists, isMirror: false, pending: [] });
  expect(JSON.parse(localStorage.getItem('favorites.lines') ?? '')).toEqual([line('1', 'A')]);
  expect(Object.keys(localStorage).sort()).toEqual([
    'favorites.addresses',
    'favorites.lines',
    'favorites.pois',
    'favorites.stoppoints',
  ]);
  storage.write({ lists, isMirror: true, pending: [] });
  expect(storage.read()).toEqual({ lists, isMirror: true, pending: [] });
  storage.clear();
  expect(localStorage).toHaveLength(0);
});

it('reads stops under both keys without duplicates, and removes the old key with the first write', () => {
  localStorage.setItem('favorites.stoppoints', JSON.stringify([stop('1', 'A')]));
  localStorage.setItem('favorites.stoppoint', JSON.stringify([stop('1', 'A'), stop('2', 'B'), stop('3', 'A')]));
  const stored = storage.read();
  expect(stored.lists.favoriteStopPoints).toEqual([stop('1', 'A'), stop('2', 'B')]);
  expect(localStorage.getItem('favorites.stoppoint')).not.toBeNull();
  storage.write(stored);
  expect(localStorage.getItem('favorites.stoppoint')).toBeNull();
  expect(storage.read()).toEqual(stored);
});

const HOME = {
  kind: 'ADDRESS',
  category: 'HOME',
  label: 'Chez moi',
  street: '1 rue A',
  zipCode: '',
  city: 'Ici',
  coordinates: { lat: 48.1, lon: -1.7 },
} as const;
const PLACE = { type: 'stopArea', name: 'Gare', city: 'Ici', coordinates: null };

it.each<Change>([
  { kind: 'add', favoriteId: 'local:1', favourite: { kind: 'LINE', id: 'A' } },
  { kind: 'add', favoriteId: 'local:1', favourite: { kind: 'STOP_POINT', id: 'G', lineIds: ['A'], place: PLACE } },
  { kind: 'add', favoriteId: 'local:1', favourite: { kind: 'POI', type: 'TRIP', id: 'fi=a', label: 'x' } },
  { kind: 'change', favoriteId: '7', favourite: HOME },
  { kind: 'remove', favoriteId: '7' },
  { kind: 'order', ids: ['7', '8'] },
])('stores a change until it is confirmed: %j', (change) => {
  const pending = [{ id: '1', change, madeAt: '2026-11-24T07:00:00.000Z', faults: 2 }];
  storage.write({ lists: EMPTY_LISTS, isMirror: true, pending });
  expect(createFavouritesStorage(() => localStorage).read().pending).toEqual(pending);
});

it.each<unknown>([
  7,
  [null, 7, {}],
  [{ id: '1', madeAt: 'x', change: { kind: 'remove', favoriteId: '7' } }],
  [
    {
      id: '1',
      madeAt: '2026-11-24T07:00:00Z',
      change: { kind: 'add', favoriteId: '7', lists: { favoriteLines: [7] } },
    },
  ],
  [{ id: '1', madeAt: '2026-11-24T07:00:00Z', change: { kind: 'order', ids: 'x' } }],
  [{ id: '1', madeAt: '2026-11-24T07:00:00Z', change: { kind: 'explode', favoriteId: '7' } }],
])('reads no change in %j', (pending) => {
  localStorage.setItem('favorites.pending', JSON.stringify(pending));
  expect(storage.read().pending).toEqual([]);
});

it.each(['{', 'null', '7', '"x"', '[7]', '[null]', '{"favoriteId":"1"}'])('parses %s as an empty list', (text) => {
  localStorage.setItem('favorites.lines', text);
  localStorage.setItem('favorites.mirror', text);
  localStorage.setItem(
    'favorites.pois',
    JSON.stringify([{ favoriteId: '1', label: 'x', pointOfInterest: { id: 'p' } }]),
  );
  const { lists, isMirror } = storage.read();
  expect([lists.favoriteLines, lists.favoritePointOfInterests.length, isMirror]).toEqual([[], 1, false]);
});

it.each<[string, () => Storage]>([
  [
    'forbidden',
    () => {
      throw new DOMException('no', 'SecurityError');
    },
  ],
  [
    'full',
    () => {
      const setItem = () => {
        throw new DOMException('no', 'QuotaExceededError');
      };
      return { getItem: () => null, removeItem: () => undefined, setItem } as unknown as Storage;
    },
  ],
])('does without a storage that is %s', (_, texts) => {
  const refusing = createFavouritesStorage(texts);
  const written = { lists: { ...EMPTY_LISTS, favoriteLines: [line('1', 'A')] }, isMirror: true, pending: [] };
  refusing.write(written);
  expect(refusing.read()).toEqual(written);
  refusing.clear();
  expect(refusing.read()).toEqual({ lists: EMPTY_LISTS, isMirror: false, pending: [] });
});

it.each([
  ['favorites.lines', true],
  ['favorites.stoppoint', true],
  [null, true],
  ['trip-planner.preferences', false],
])('%s is about favourites: %s', (key, isAbout) => {
  expect(isAboutFavourites(key)).toBe(isAbout);
});
