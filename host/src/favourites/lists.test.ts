import type { FavoriteAddress, FavouriteLists } from '@halte/contract';
import {
  arranged,
  EMPTY_LISTS,
  type Entry,
  entriesOf,
  findSame,
  isFull,
  keyOf,
  localEntries,
  localId,
  mergeLists,
  replaceEntry,
  withKnownPlaces,
  withoutId,
} from './lists.ts';

const HOME: FavoriteAddress = {
  favoriteId: 'h',
  category: 'HOME',
  label: 'Chez moi',
  address: { street: '12 rue de la Gare', zipCode: '', city: 'Ici', coordinates: { lat: 48.1, lon: -1.7 } },
};
const line = (favoriteId: string, id: string) => ({ favoriteId, line: { id } });
const stop = (favoriteId: string, id: string) => ({ favoriteId, stopPoint: { id, lineIds: [] } });
const lines = (...favoriteLines: ReturnType<typeof line>[]): FavouriteLists => ({ ...EMPTY_LISTS, favoriteLines });
const idsOf = (lists: FavouriteLists) => entriesOf(lists).map(({ favoriteId }) => favoriteId);
const addressAt = (change: Partial<FavoriteAddress['address']>): FavoriteAddress => ({
  ...HOME,
  address: { ...HOME.address, ...change },
});

describe('the same favourite', () => {
  it.each<[string, Entry, string]>([
    ['a line', line('1', 'A'), 'A'],
    ['a stop', stop('1', 'Gare:1'), 'Gare:1'],
    ['a place', { favoriteId: '1', type: 'parks', label: 'P', pointOfInterest: { id: '7' } }, 'parks 7'],
    ['an address', HOME, '["12 rue de la gare","","ici"]'],
    [
      'a point on the map',
      addressAt({ street: ' ', coordinates: { lat: 48.123456, lon: -1.7 } }),
      '["48.12346","-1.70000"]',
    ],
  ])('has a key: %s', (_, entry, key) => {
    expect(keyOf(entry)).toBe(key);
  });

  it.each<[string, FavoriteAddress]>([
    ['its name', { ...HOME, label: 'Maison' }],
    ['its category', { ...HOME, category: 'WORK' }],
    ['its capitals and spaces', addressAt({ street: ' 12  RUE DE LA GARE ' })],
    ['a slightly different point', addressAt({ coordinates: { lat: 48.1001, lon: -1.7 } })],
  ])('is the same address although %s differs', (_, other) => {
    expect(keyOf(other)).toBe(keyOf(HOME));
  });

  it('is searched in its own list, by its id first', () => {
    const lists = { ...lines(line('1', 'A'), line('2', 'B')), favoriteStopPoints: [stop('3', 'A')] };
    expect(findSame(lists, lines(line('x', 'B')))).toEqual(line('2', 'B'));
    expect(findSame(lists, lines(line('2', 'A')))).toEqual(line('2', 'B'));
    expect(findSame(lists, { ...EMPTY_LISTS, favoriteStopPoints: [stop('x', 'A')] })).toEqual(stop('3', 'A'));
    expect(findSame(lists, lines(line('x', 'C')))).toBeUndefined();
    expect(findSame(lists, EMPTY_LISTS)).toBeUndefined();
  });
});

it.each<[string, readonly string[], readonly string[]]>([
  ['all of them', ['3', '1', '2'], ['3', '1', '2']],
  ['one', ['3'], ['3', '1', '2']],
  ['one that is gone', ['gone', '2'], ['2', '1', '3']],
  ['none', [], ['1', '2', '3']],
])('are put in order by %s', (_, ids, order) => {
  expect(idsOf(arranged(lines(line('1', 'A'), line('2', 'B'), line('3', 'C')), ids))).toEqual(order);
});

describe('lists', () => {
  it.each<[string, FavouriteLists, FavouriteLists, string[]]>([
    ['one after the other', lines(line('1', 'A')), lines(line('2', 'B')), ['1', '2']],
    ['the same line once', lines(line('1', 'A')), lines(line('2', 'A'), line('3', 'B')), ['1', '3']],
    ['the same id once', lines(line('1', 'A')), lines(line('1', 'B')), ['1']],
    ['a stop is no line', lines(line('1', 'A')), { ...EMPTY_LISTS, favoriteStopPoints: [stop('2', 'A')] }, ['1', '2']],
  ])('are merged: %s', (_, first, second, ids) => {
    expect(idsOf(mergeLists(first, second))).toEqual(ids);
  });

  it('remove an entry, and replace one', () => {
    const lists = lines(line('1', 'A'), line('2', 'B'), line('3', 'C'));
    expect(idsOf(withoutId(lists, '2'))).toEqual(['1', '3']);
    expect(replaceEntry(lists, '2', lines(line('2', 'Z')))).toEqual(
      lines(line('1', 'A'), line('2', 'Z'), line('3', 'C')),
    );
    expect(replaceEntry(lists, '9', lines(line('9', 'Z')))).toEqual(lists);
  });

  it('find the entries that only this device stores', () => {
    const made = localId();
    expect(localId()).not.toBe(made);
    expect(idsOf(localEntries(lines(line('1', 'A'), line(made, 'B'))))).toEqual([made]);
  });

  it('are full with two hundred of a kind, of that kind only', () => {
    const many = lines(...Array.from({ length: 200 }, (_, i) => line(`${i}`, `${i}`)));
    expect(isFull(many, lines(line('x', 'x')))).toBe(true);
    expect(isFull(withoutId(many, '0'), lines(line('x', 'x')))).toBe(false);
    expect(isFull(many, { ...EMPTY_LISTS, favoriteStopPoints: [stop('x', 'x')] })).toBe(false);
  });

  it('keep the known name of a place, and prefer the name of the answer', () => {
    const place = (name: string) => ({ type: 'stopArea', name, city: '', coordinates: null });
    const known = { ...EMPTY_LISTS, favoriteStopPoints: [{ ...stop('local:1', 'A'), place: place('Gare') }] };
    const bare = { ...EMPTY_LISTS, favoriteStopPoints: [stop('1', 'A'), stop('2', 'B')] };
    const placed = { ...EMPTY_LISTS, favoriteStopPoints: [{ ...stop('1', 'A'), place: place('Gare Nord') }] };
    expect(withKnownPlaces(bare, known).favoriteStopPoints).toEqual([
      { ...stop('1', 'A'), place: place('Gare') },
      stop('2', 'B'),
    ]);
    expect(withKnownPlaces(placed, known)).toEqual(placed);
  });
});
