import type { Favourite, NamedFavourites } from '../store/storedFavourites.ts';
import { digest } from '../store/text.ts';
import { type DeviceEntry, withDeviceEntries } from './deviceEntries.ts';
import { MOST_OF_A_KIND } from './rules.ts';

const NOON = 1_700_000_000;

const line = (key: string, content: Favourite['content'] = {}): Favourite => ({
  id: `id-${key}`,
  kind: 'LINE',
  key,
  content,
  updatedAt: NOON,
});
const address = (key: string, category: string): Favourite => ({ ...line(key, { category }), kind: 'ADDRESS' });
const countOf = (favourites: readonly Favourite[], of: Favourite['kind']) =>
  favourites.filter(({ kind }) => kind === of).length;
const state = (...favourites: Favourite[]): NamedFavourites => ({
  favourites,
  deleted: [],
  counts: { LINE: countOf(favourites, 'LINE'), ADDRESS: countOf(favourites, 'ADDRESS'), STOP_POINT: 0, POI: 0 },
});
const entryOf = ({ kind, key, content }: Favourite, updatedAt: number | null): DeviceEntry => ({
  draft: { kind, key, content },
  updatedAt,
});

function merged(before: NamedFavourites, ...entries: DeviceEntry[]) {
  const refused: string[] = [];
  let ids = 0;
  const after = withDeviceEntries(before, entries, {
    newId: () => `new-${ids++}`,
    now: NOON,
    refuse: ({ draft: { key } }, { code }) => refused.push(`${key} ${code}`),
  });
  return { ...after, refused, categories: after.favourites.map(({ content }) => content['category']) };
}

it.each([
  ['has no date', null, 'account'],
  ['is older', NOON - 5, 'account'],
  ['is as old', NOON, 'account'],
  ['is newer', NOON + 5, 'device'],
])('replaces the same one of the account or not: it %s', (_, updatedAt, expected) => {
  const account = state(line('a', { of: 'account' }), line('b'));
  const { favourites } = merged(account, entryOf(line('a', { of: 'device' }), updatedAt));
  expect(favourites.map(({ id }) => id)).toEqual(['id-a', 'id-b']);
  expect(favourites[0]!.content).toEqual({ of: expected });
  expect(favourites[1]).toBe(account.favourites[1]);
});

it('takes what comes twice once, the one changed later', () => {
  const twice = [entryOf(line('a', { at: 1 }), NOON + 1), entryOf(line('a', { at: 2 }), NOON + 2)];
  expect(merged(state(), ...twice, twice[0]!).favourites).toEqual([
    { ...line('a', { at: 2 }), id: 'new-0', updatedAt: NOON + 2 },
  ]);
});

it('adds what was deleted before that, and not what was deleted later', () => {
  const deletedAt = NOON + 5;
  const deletedOf = (key: string) => ({ id: `id-${key}`, kind: 'LINE' as const, keyHash: digest(key), deletedAt });
  const gone = { ...state(), deleted: [deletedOf('a'), deletedOf('b'), deletedOf('c')] };
  const after = merged(
    gone,
    entryOf(line('a'), NOON + 4),
    entryOf(line('b'), NOON + 5),
    entryOf({ ...line('c'), kind: 'POI' }, null),
    entryOf(line('c'), null),
  );
  expect(after.favourites.map(({ kind, key }) => `${kind} ${key}`)).toEqual(['LINE b', 'POI c']);
  expect(after.refused).toEqual(['a favourite-deleted', 'c favourite-deleted']);
  expect(after.deleted).toEqual([deletedOf('a'), deletedOf('c')]);
});

it('has one home: that of the account, unless the device changed it later', () => {
  const account = state(address('a', 'HOME'), address('b', 'OTHER'));
  const added = merged(account, entryOf(address('c', 'HOME'), NOON + 5), entryOf(address('d', 'WORK'), null));
  expect(added.categories).toEqual(['HOME', 'OTHER', 'OTHER', 'WORK']);
  const moved = merged(account, entryOf(address('b', 'HOME'), NOON + 5), entryOf(address('b', 'OTHER'), NOON + 6));
  expect(moved.categories).toEqual(['OTHER', 'OTHER']);
  expect(moved.favourites.map(({ updatedAt }) => updatedAt)).toEqual([NOON + 5, NOON + 6]);
  const freed = [entryOf(address('a', 'OTHER'), NOON + 5), entryOf(address('c', 'HOME'), null)];
  expect(merged(account, ...freed).categories).toEqual(['OTHER', 'OTHER', 'HOME']);
});

it('takes so many of a kind and no more', () => {
  const account = state(...Array.from({ length: MOST_OF_A_KIND - 1 }, (_, index) => line(`${index}`)));
  const after = merged(account, ...['x', 'y', '0'].map((key) => entryOf(line(key), null)));
  expect([after.favourites.length, after.refused]).toEqual([MOST_OF_A_KIND, ['y too-many-favourites']]);
});

it('reads what the account has once, however much a device brings', () => {
  let reads = 0;
  const counted = Array.from({ length: MOST_OF_A_KIND }, (_, index) =>
    Object.defineProperty(line(`${index}`), 'kind', {
      get: () => {
        reads++;
        return 'LINE';
      },
    }),
  );
  const readsFor = (brought: number) => {
    reads = 0;
    merged(state(...counted), ...Array.from({ length: brought }, (_, index) => entryOf(line(`new ${index}`), null)));
    return reads;
  };
  expect(readsFor(2_000)).toBe(readsFor(1));
  expect(readsFor(1)).toBeLessThanOrEqual(4 * MOST_OF_A_KIND);
});
