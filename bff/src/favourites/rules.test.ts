import type { Favourite, FavouriteOrder, NamedFavourites } from '../store/storedFavourites.ts';
import { digest } from '../store/text.ts';
import { changeTime } from './changeTime.ts';
import { inOrder, withAdded, withChanged, withoutOne } from './rules.ts';

const NOON = 1_700_000_000;

const line = (key: string, updatedAt = NOON): Favourite => ({
  id: `id-${key}`,
  kind: 'LINE',
  key,
  content: { key },
  updatedAt,
});
const address = (key: string, category: string, updatedAt = NOON): Favourite => ({
  ...line(key, updatedAt),
  kind: 'ADDRESS',
  content: { category, label: key },
});
const counts = { LINE: 2, ADDRESS: 2, STOP_POINT: 0, POI: 0 };
const state = (...favourites: Favourite[]): NamedFavourites => ({ favourites, deleted: [], counts });
const keys = ({ favourites }: NamedFavourites) => favourites.map(({ key }) => key).join('');
const categories = ({ favourites }: NamedFavourites) => favourites.map(({ content }) => content['category']);
const code = (expected: string) => expect.objectContaining({ code: expected });

describe('the time of a change', () => {
  it.each([
    ['says nothing', undefined, NOON],
    ['was an hour ago', '2023-11-14T21:13:20Z', NOON - 3_600],
    ['was an hour ago elsewhere', '2023-11-15T03:13:20.500+06:00', NOON - 3_599.5],
    ['is in the future', '2033-11-14T21:13:20Z', NOON],
  ])('where it %s', (_, text, expected) => {
    expect(changeTime(text, NOON)).toBe(expected);
  });

  it.each(['2023-13-01T00:00Z', '2023-02-30T00:00:00Z', '2023-02-29T00:00:00Z', '2023-11-31T10:00+01:00'])(
    'must exist: %s does not',
    (text) => {
      expect(() => changeTime(text, NOON)).toThrow(code('invalid-favourite'));
    },
  );

  it('may be a day that exists every four years', () => {
    expect(changeTime('2020-02-29T00:00:00Z', NOON)).toBe(1_582_934_400);
  });
});

describe('one that two devices change', () => {
  const draft = { kind: 'LINE', key: 'a', content: { name: 'new' } } as const;

  it.each([
    ['later', NOON + 1, 'new'],
    ['at the same time, and arrives last', NOON, 'new'],
    ['earlier, and arrives last', NOON - 1, undefined],
  ])('is as the change that was made %s says', (_, changedAt, name) => {
    const after = withChanged(state(line('a')), 'id-a', draft, changedAt);
    expect(after.favourites[0]!.content['name']).toBe(name);
  });

  it('stays where it was changed after another device deleted it', () => {
    expect(() => withoutOne(state(line('a')), 'id-a', NOON - 1)).toThrow(code('favourite-changed'));
  });

  it('is gone where it was deleted after another device changed it, and is not added by an older change', () => {
    const gone = withoutOne(state(line('a'), line('b')), 'id-a', NOON + 10);
    expect(gone).toEqual({
      favourites: [line('b')],
      deleted: [{ id: 'id-a', kind: 'LINE', keyHash: digest('a'), deletedAt: NOON + 10 }],
      counts,
    });
    expect(() => withAdded(gone, line('a', NOON + 9))).toThrow(code('favourite-deleted'));
    const back = withAdded(gone, line('a', NOON + 10));
    expect([keys(back), back.deleted]).toEqual(['ba', []]);
    expect(() => withoutOne(gone, 'id-a', NOON + 20)).toThrow(code('favourite-not-found'));
  });
});

it('has one home and one place of work', () => {
  const before = state(address('a', 'HOME'), address('b', 'WORK'));
  expect(categories(withAdded(before, address('c', 'HOME', NOON + 1)))).toEqual(['OTHER', 'WORK', 'HOME']);
  expect(categories(withAdded(before, address('c', 'FRIENDS')))).toEqual(['HOME', 'WORK', 'FRIENDS']);
  const moved = withChanged(before, 'id-a', address('a', 'WORK'), NOON + 1);
  expect(categories(moved)).toEqual(['WORK', 'OTHER']);
  expect(moved.favourites.map(({ updatedAt }) => updatedAt)).toEqual([NOON + 1, NOON + 1]);
});

describe('an order', () => {
  const before = { ids: ['a', 'b', 'c', 'd'], orderedAt: NOON };
  const joined = ({ ids }: FavouriteOrder) => ids.join('');

  it.each([
    ['of all', ['d', 'c', 'b', 'a'], 'dcba'],
    ['of some: others, added elsewhere, come after them', ['c', 'a'], 'cabd'],
    ['with what was deleted elsewhere', ['x', 'd'], 'dabc'],
    ['that names one twice', ['b', 'b', 'a'], 'bacd'],
  ])('%s', (_, ids, expected) => {
    const after = inOrder(before, ids, NOON);
    expect([joined(after), after.orderedAt]).toEqual([expected, NOON]);
    expect(inOrder(after, ids, NOON)).toEqual(after);
  });

  it('is not replaced by an older one', () => {
    expect(inOrder(before, ['d'], NOON - 1)).toBe(before);
  });
});
