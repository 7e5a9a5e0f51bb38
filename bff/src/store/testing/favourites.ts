import { randomUUID } from 'node:crypto';
import { FAVOURITE_KINDS, type Favourite, type FavouriteState, type Store } from '../store.ts';
import { digest } from '../text.ts';
import { addFavourite, CONTENT, favouriteOf, HOSTILE, newUser } from './people.ts';

const deletedOf = ({ id, kind, key }: Favourite, deletedAt: number) => ({ id, kind, keyHash: digest(key), deletedAt });

/** In which order they come is not promised. */
const sorted = ({ deleted }: FavouriteState) => deleted.toSorted((a, b) => (a.keyHash < b.keyHash ? -1 : 1));

/** What is promised of favourites. @param stores two servers on the same data. */
export function favouritesContract(stores: () => readonly [Store, Store]): void {
  const newOwner = async () => (await newUser(stores()[0])).id;

  /** Writes the favourites, and reads them on the other server. */
  async function written(userId: string, change: Partial<FavouriteState>): Promise<FavouriteState> {
    const [store, other] = stores();
    const after = await store.favourites.change(userId, (state) => ({ ...state, ...change }));
    const read = await other.favourites.read(userId);
    expect({ ...read, deleted: sorted(read) }).toEqual({ ...after, deleted: sorted(after) });
    return after;
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
    expect(await written(user, { favourites: [a], deleted: [deleted[1]!] })).toMatchObject({ deleted: [deleted[1]] });
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

  it('changes nothing where the rule throws, or makes what cannot be', async () => {
    const [store] = stores();
    const user = await newOwner();
    await addFavourite(store, user, favouriteOf('a'));
    const before = await store.favourites.read(user);
    const refused = store.favourites.change(user, () => {
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    const impossible = { ...favouriteOf('b'), kind: null as never };
    const adding = store.favourites.change(user, (state) => ({ ...state, favourites: [favouriteOf('c'), impossible] }));
    await expect(adding).rejects.toThrow(/not.null/i);
    expect(await store.favourites.read(user)).toEqual(before);
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
    const deleted = HOSTILE.map(([, text]) => deletedOf(favouriteOf(text, { id: `${text}!`, kind: 'POI' }), 5));
    const after = await written(user, { favourites, deleted });
    expect(after.favourites).toEqual(favourites);
    const changed = favourites.map((one) => ({ ...one, content: { changed: one.id } }));
    expect((await written(user, { favourites: changed })).favourites).toEqual(changed);
    expect((await written(user, { favourites: [] })).favourites).toEqual([]);
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

  it('forgets what was deleted long ago', async () => {
    const [store] = stores();
    const user = await newOwner();
    const [old, recent] = [deletedOf(favouriteOf('a'), 10), deletedOf(favouriteOf('b'), 11)];
    await store.favourites.change(user, (state) => ({ ...state, deleted: [old, recent] }));
    expect(await store.favourites.forgetDeleted(11)).toBeGreaterThan(0);
    expect(await store.favourites.forgetDeleted(11)).toBe(0);
    expect((await store.favourites.read(user)).deleted).toEqual([recent]);
  });
}
