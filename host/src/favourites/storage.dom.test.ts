import { EMPTY_LISTS } from './lists.ts';
import { createFavouritesStorage, isAboutFavourites } from './storage.ts';

const storage = createFavouritesStorage(() => localStorage);
const line = (favoriteId: string, id: string) => ({ favoriteId, line: { id } });
const stop = (favoriteId: string, id: string) => ({ favoriteId, stopPoint: { id, lineIds: [] } });

beforeEach(() => localStorage.clear());

it('reads what it has written, under the documented keys', () => {
  const lists = { ...EMPTY_LISTS, favoriteLines: [line('1', 'A')], favoriteStopPoints: [stop('2', 'Gare')] };
  storage.write({ lists, isMirror: false });
  expect(storage.read()).toEqual({ lists, isMirror: false });
  expect(JSON.parse(localStorage.getItem('favorites.lines') ?? '')).toEqual([line('1', 'A')]);
  expect(Object.keys(localStorage).sort()).toEqual([
    'favorites.addresses',
    'favorites.lines',
    'favorites.pois',
    'favorites.stoppoints',
  ]);
  storage.write({ lists, isMirror: true });
  expect(storage.read()).toEqual({ lists, isMirror: true });
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
  expect(() => refusing.write({ lists: EMPTY_LISTS, isMirror: true })).not.toThrow();
  expect(() => refusing.clear()).not.toThrow();
  expect(refusing.read()).toEqual({ lists: EMPTY_LISTS, isMirror: false });
});

it.each([
  ['favorites.lines', true],
  ['favorites.stoppoint', true],
  [null, true],
  ['trip-planner.preferences', false],
])('%s is about favourites: %s', (key, isAbout) => {
  expect(isAboutFavourites(key)).toBe(isAbout);
});
