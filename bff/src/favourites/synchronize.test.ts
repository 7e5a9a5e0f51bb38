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
  // The lists of all three are read before, in a turn of their own too.
  expect(done.indexOf('a')).toBeGreaterThanOrEqual(3);
  expect(done.slice(done.indexOf('a'))).toEqual(['a', 'other', 'b', 'other', 'c', 'other']);
  await Promise.all(synchronized);
});
