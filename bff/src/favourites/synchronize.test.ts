import type { Favourites as Stored } from '../store/store.ts';
import { createFavourites } from './favourites.ts';

it('lets others do something between two synchronisations', async () => {
  const done: string[] = [];
  const change: Stored['change'] = async (userId, _added, rule) => {
    done.push(userId);
    return rule({ favourites: [], deleted: [], orderedAt: 0 });
  };
  const favourites = createFavourites({
    stored: { change } as Stored,
    served: () => ({ hasLine: () => true, hasStop: () => true, placeOf: () => undefined }),
    now: () => 1_700_000_000,
  });
  const synchronized = ['a', 'b', 'c'].map((userId) => favourites.synchronize(userId, {}));
  while (!done.includes('c')) {
    await new Promise<void>((resolve) => setImmediate(resolve));
    done.push('other');
  }
  // The lists of all three are read first, each in its own turn.
  expect(done.indexOf('a')).toBeGreaterThanOrEqual(3);
  expect(done.slice(done.indexOf('a'))).toEqual(['a', 'other', 'b', 'other', 'c', 'other']);
  await Promise.all(synchronized);
});

it('has one change of an account in the database at once', async () => {
  let [running, most] = [0, 0];
  const change: Stored['change'] = async (_userId, _added, rule) => {
    most = Math.max(most, ++running);
    await new Promise<void>((resolve) => setImmediate(resolve));
    running--;
    return rule({ favourites: [], deleted: [], orderedAt: 0 });
  };
  const favourites = createFavourites({
    stored: { change } as Stored,
    served: () => ({ hasLine: () => true, hasStop: () => true, placeOf: () => undefined }),
    now: () => 1_700_000_000,
  });
  await Promise.all(['x', 'y', 'z'].map((id) => favourites.order('a', [id], undefined)));
  expect(most).toBe(1);
});
