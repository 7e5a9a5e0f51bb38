import { randomUUID } from 'node:crypto';
import type { Store } from '../store.ts';
import {
  type DeletedFavourite,
  FAVOURITE_KINDS,
  type Favourite,
  type FavouriteKey,
  type FavouriteState,
  MOST_DELETED_FAVOURITES,
  type NamedFavourites,
} from '../storedFavourites.ts';
import { digest } from '../text.ts';
import { addFavourite, CONTENT, favouriteOf, HOSTILE, NO_FAVOURITES, newUser } from './people.ts';

const deletedOf = ({ id, kind, key }: Favourite, deletedAt: number) => ({ id, kind, keyHash: digest(key), deletedAt });

/** Their order is unspecified. */
const sorted = ({ deleted }: Pick<FavouriteState, 'deleted'>) => {
  const nameOf = ({ kind, keyHash }: DeletedFavourite) => `${kind} ${keyHash}`;
  return deleted.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
};

/** Contract for favourites. @param stores two servers on the same data. */
export function favouritesContract(stores: () => readonly [Store, Store]): void {
  const newOwner = async () => (await newUser(stores()[0])).id;

  /** Replaces all favourites by these, in their order, and reads them on the other server. */
  async function written(
    userId: string,
    { orderedAt, ...change }: Partial<FavouriteState>,
    keys: readonly FavouriteKey[] = [],
  ): Promise<FavouriteState> {
    const [store, other] = stores();
    const ids = (await store.favourites.read(userId)).favourites.map(({ id }) => id);
    const after = await store.favourites.change(userId, { ids, keys, categories: [] }, (named) => ({
      ...named,
      ...change,
    }));
    await store.favourites.order(userId, (before) => ({
      ids: after.favourites.map(({ id }) => id),
      orderedAt: orderedAt ?? before.orderedAt,
    }));
    const read = await other.favourites.read(userId);
    const listed: Favourite[] = [];
    for await (const batch of other.favourites.list(userId)) listed.push(...batch);
    expect(listed).toEqual(read.favourites);
    expect(read.favourites).toEqual(after.favourites);
    expect(sorted(read)).toEqual(sorted(after));
    return read;
  }

  it('keeps them in the order in which they are written, on every server', async () => {
    const user = await newOwner();
    expect(await stores()[0].favourites.read(user)).toEqual({ favourites: [], deleted: [], orderedAt: 0 });
    const [a, b, c] = ['c', 'a', 'b'].map((key, index) =>
      favouriteOf(key, { kind: FAVOURITE_KINDS[index]!, content: CONTENT }),
    ) as [Favourite, Favourite, Favourite];
    const [d, e] = [favouriteOf('d'), favouriteOf('e')];
    const orders = [[a, b, c], [c, a, b], [b, a], [d, b, c, a], [b, e, d, a], [], [a]];
    for (const favourites of orders) expect((await written(user, { favourites })).favourites).toEqual(favourites);
  });

  it('keeps when they were put in order, and what was deleted', async () => {
    const user = await newOwner();
    const [a, b] = [favouriteOf('a'), favouriteOf('b', { kind: 'POI' })];
    const deleted = [deletedOf(a, 1_700_000_000.5), deletedOf(b, 1_700_000_001)];
    expect(await written(user, { deleted, orderedAt: 1_700_000_000.25 })).toEqual({
      favourites: [],
      deleted,
      orderedAt: 1_700_000_000.25,
    });
    expect(await written(user, { favourites: [a], deleted: [deleted[1]!] }, [a, b])).toMatchObject({
      deleted: [deleted[1]],
    });
  });

  it('changes one and leaves the others', async () => {
    const user = await newOwner();
    const [a, b] = [favouriteOf('a'), favouriteOf('b')];
    await written(user, { favourites: [a, b] });
    const moved = { ...b, key: 'c', content: { to: 'c' }, updatedAt: 1_800_000_000.125 };
    expect((await written(user, { favourites: [a, moved] })).favourites).toEqual([a, moved]);
    expect(
      (await written(user, { favourites: [a, moved, b].map((one, id) => ({ ...one, id: `${id}` })) })).favourites,
    ).toHaveLength(3);
  });

  it('changes hundreds at once: some go, are added, renamed, changed and put elsewhere', async () => {
    const user = await newOwner();
    const all = Array.from({ length: 450 }, (_, index) => favouriteOf(`${index}`, { content: { index } }));
    await written(user, { favourites: all });
    const [gone, others] = [all.slice(0, 210), all.slice(210)];
    const changed = others.map((one, index) => {
      const updated = { ...one, content: { changed: index }, updatedAt: 1_800_000_000.5 + index };
      return index % 3 === 0 ? { ...updated, key: `new ${one.key}` } : index % 3 === 1 ? updated : one;
    });
    // Under the keys of the renamed ones, and of the removed ones.
    const added = [...others.filter((_, index) => index % 3 === 0), ...gone].map(({ key }) => favouriteOf(key));
    const deleted = gone.map((one) => deletedOf(one, 7));
    expect(await written(user, { favourites: [...added, ...changed.toReversed()], deleted }, gone)).toMatchObject({
      favourites: { length: 530 },
    });
    expect(await written(user, { favourites: changed, deleted: [] }, gone)).toMatchObject({ deleted: [] });
  });

  it('changes nothing where the rule throws, or makes what cannot be', async () => {
    const [store] = stores();
    const user = await newOwner();
    await addFavourite(store, user, favouriteOf('a'));
    const before = await store.favourites.read(user);
    const refused = store.favourites.change(user, NO_FAVOURITES, () => {
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    const impossible = { ...favouriteOf('b'), kind: null as never };
    const adding = store.favourites.change(user, NO_FAVOURITES, (state) => ({
      ...state,
      favourites: [favouriteOf('c'), impossible],
    }));
    await expect(adding).rejects.toThrow(/not.null/i);
    expect(await store.favourites.read(user)).toEqual(before);
  });

  it('shows a change the named ones, how many there are of each kind, and leaves the others where they are', async () => {
    const user = await newOwner();
    const [a, b, c, d] = [favouriteOf('a'), favouriteOf('b'), favouriteOf('c'), favouriteOf('d')];
    const address = (key: string, content: Favourite['content']) => favouriteOf(key, { kind: 'ADDRESS', content });
    const home = address('home', { category: 'HOME', label: 'x' });
    const others = [
      address('of another', { category: 'HOMES' }),
      address('with its text', { category: 'OTHER', label: '"category":"HOME"' }),
      favouriteOf('of another kind', { kind: 'POI', content: { category: 'HOME' } }),
    ];
    await written(user, { favourites: [a, home, b, ...others, c] });
    const shown: NamedFavourites[] = [];
    const added = favouriteOf('new');
    const names = { ids: [c.id, 'unknown'], keys: [c, b, d], categories: ['HOME', 'WORK'] };
    const changed = { ...b, content: { changed: true } };
    await stores()[0].favourites.change(user, names, (named) => {
      shown.push(named);
      return { ...named, favourites: [added, changed, home] };
    });
    expect(shown).toEqual([
      { favourites: [home, b, c], deleted: [], counts: { LINE: 3, ADDRESS: 3, STOP_POINT: 0, POI: 1 } },
    ]);
    expect((await stores()[1].favourites.read(user)).favourites).toEqual([a, home, changed, ...others, added]);
  });

  it('lists hundreds in batches, and leaves the event loop to others between two', async () => {
    const user = await newOwner();
    const all = Array.from({ length: 230 }, (_, index) => favouriteOf(`${index}`));
    await written(user, { favourites: all });
    const sizes: number[] = [];
    const turns: number[] = [];
    let turn = 0;
    const next = () => {
      turn++;
      waiting = setImmediate(next);
    };
    let waiting = setImmediate(next);
    for await (const batch of stores()[0].favourites.list(user)) {
      sizes.push(batch.length);
      turns.push(turn);
    }
    clearImmediate(waiting);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(50);
    expect(new Set(turns).size).toBe(sizes.length);
  });

  it('keeps those of one user from all others', async () => {
    const [store] = stores();
    const [mine, others] = [await newOwner(), await newOwner()];
    const favourite = favouriteOf('a');
    await written(mine, { favourites: [favourite], deleted: [deletedOf(favourite, 1)] });
    await written(others, { favourites: [favourite], orderedAt: 2 });
    await written(others, { favourites: [] });
    expect(await store.favourites.read(mine)).toEqual({
      favourites: [favourite],
      deleted: [deletedOf(favourite, 1)],
      orderedAt: 0,
    });
    expect(await store.favourites.read(randomUUID())).toEqual({ favourites: [], deleted: [], orderedAt: 0 });
  });

  it('refuses one without a user', async () => {
    await expect(addFavourite(stores()[0], randomUUID(), favouriteOf('a'))).rejects.toThrow(/foreign key/i);
  });

  it('keeps every text as it is, and none for another', async () => {
    const user = await newOwner();
    const favourites = HOSTILE.map(([, text]) => favouriteOf(text, { id: `${text}!`, content: { [text]: text } }));
    const gone = HOSTILE.map(([, text]) => favouriteOf(text, { id: `${text}!`, kind: 'POI' }));
    const deleted = gone.map((one) => deletedOf(one, 5));
    const after = await written(user, { favourites, deleted });
    expect(after.favourites).toEqual(favourites);
    const changed = favourites.map((one) => ({ ...one, content: { changed: one.id } }));
    expect((await written(user, { favourites: changed }, gone)).favourites).toEqual(changed);
    expect((await written(user, { favourites: [] }, gone)).favourites).toEqual([]);
  });

  it('makes fifty changes at once one after the other', async () => {
    const user = await newOwner();
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        addFavourite(stores()[index % 2 ? 0 : 1], user, favouriteOf(`${index % 10}`)),
      ),
    );
    const { favourites } = await stores()[0].favourites.read(user);
    expect(favourites.map(({ key }) => key).toSorted()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  it('shows a change what was deleted of the keys that it names, and leaves the others', async () => {
    const user = await newOwner();
    const keys = Array.from({ length: 60 }, (_, index) => favouriteOf(`${index}`));
    const poi = favouriteOf('0', { kind: 'POI' });
    await written(user, { deleted: [...keys, poi].map((one) => deletedOf(one, 5)) });
    const named = [...keys.slice(1), favouriteOf('new')];
    const shown: NamedFavourites[] = [];
    await stores()[0].favourites.change(user, { ids: [], keys: named, categories: [] }, (state) => {
      shown.push(state);
      return { ...state, deleted: [] };
    });
    expect(sorted(shown[0]!)).toEqual(
      sorted({ ...shown[0]!, deleted: named.slice(0, -1).map((one) => deletedOf(one, 5)) }),
    );
    const { deleted } = await stores()[1].favourites.read(user);
    expect(deleted.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual([deletedOf(keys[0]!, 5), deletedOf(poi, 5)]);
  });

  it('deletes one that was changed into one that was deleted', async () => {
    const user = await newOwner();
    const [a, b] = [favouriteOf('a'), favouriteOf('a')];
    await written(user, { deleted: [deletedOf(a, 5)] });
    expect(await written(user, { deleted: [deletedOf(b, 6)] })).toMatchObject({
      deleted: [{ id: b.id, deletedAt: 6 }],
    });
  });

  it.each([
    ['at different times', (index: number) => index],
    ['at the same time', () => 7],
  ])('remembers so many that were deleted %s, the latest', async (_, timeOf) => {
    const [store, other] = stores();
    const user = await newOwner();
    const keys = Array.from({ length: MOST_DELETED_FAVOURITES + 20 }, (_one, index) => favouriteOf(`${index}`));
    for (let start = 0; start < keys.length; start += 100)
      await store.favourites.change(user, NO_FAVOURITES, (state) => ({
        ...state,
        deleted: keys.slice(start, start + 100).map((one, index) => deletedOf(one, timeOf(start + index))),
      }));
    const { deleted } = await other.favourites.read(user);
    expect(deleted).toHaveLength(MOST_DELETED_FAVOURITES);
    expect(deleted[0]!.deletedAt).toBe(timeOf(20));
  });

  it('forgets what was deleted long ago', async () => {
    const [store] = stores();
    const user = await newOwner();
    const [old, recent] = [deletedOf(favouriteOf('a'), 10), deletedOf(favouriteOf('b'), 11)];
    await store.favourites.change(user, NO_FAVOURITES, (state) => ({ ...state, deleted: [old, recent] }));
    expect(await store.favourites.forgetDeleted(11)).toBeGreaterThan(0);
    expect(await store.favourites.forgetDeleted(11)).toBe(0);
    expect((await store.favourites.read(user)).deleted).toEqual([recent]);
  });
}
