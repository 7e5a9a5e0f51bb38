import type { Favourites as Stored } from '../store/storedFavourites.ts';
import type { NetworkLookup } from './entries.ts';
import { createFavourites } from './favourites.ts';

/** A network that has every line and stop. */
const EVERYTHING: NetworkLookup = {
  lineId: (id) => id,
  stopId: (id) => id,
  lineMarks: () => null,
  stopMarks: () => null,
  placeOf: () => undefined,
};

const NONE = { favourites: [], deleted: [], counts: { LINE: 0, ADDRESS: 0, STOP_POINT: 0, POI: 0 } };
async function* nothing() {}

it('lets others do something between two synchronisations', async () => {
  const done: string[] = [];
  const change: Stored['change'] = async (userId, _added, rule) => {
    done.push(userId);
    return rule(NONE);
  };
  const favourites = createFavourites({
    stored: { change, list: nothing } as Partial<Stored> as Stored,
    served: () => EVERYTHING,
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
  const during = async <Result>(work: () => Result) => {
    most = Math.max(most, ++running);
    await new Promise<void>((resolve) => setImmediate(resolve));
    running--;
    return work();
  };
  const change: Stored['change'] = (_userId, _names, rule) => during(() => rule(NONE));
  const order: Stored['order'] = (_userId, rule) => during(() => void rule({ ids: [], orderedAt: 0 }));
  const favourites = createFavourites({
    stored: { change, order, list: nothing } as Partial<Stored> as Stored,
    served: () => EVERYTHING,
    now: () => 1_700_000_000,
  });
  const ordered = ['x', 'y', 'z'].map((id) => favourites.order('a', [id], undefined));
  await Promise.all([...ordered, favourites.synchronize('a', {})]);
  expect(most).toBe(1);
});
