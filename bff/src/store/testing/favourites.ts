import { randomUUID } from 'node:crypto';
import { FAVOURITE_KINDS, type Store } from '../store.ts';
import { CONTENT, favouriteOf, HOSTILE, newUser } from './people.ts';

/** What is promised of favourites. @param stores two servers on the same data. */
export function favouritesContract(stores: () => readonly [Store, Store]): void {
  const newOwner = async () => (await newUser(stores()[0])).id;

  it('lists them in the order in which they were added, on every server', async () => {
    const [store, other] = stores();
    const user = await newOwner();
    expect(await store.favourites.list(user)).toEqual([]);
    const added = ['c', 'a', 'b'].map((key, index) =>
      favouriteOf(key, { kind: FAVOURITE_KINDS[index]!, content: CONTENT }),
    );
    for (const favourite of added) expect(await store.favourites.add(user, favourite)).toEqual(favourite);
    expect(await other.favourites.list(user)).toEqual(added);
  });

  it('keeps the first of a kind and key, where it was', async () => {
    const [store] = stores();
    const user = await newOwner();
    const first = favouriteOf('a');
    const second = favouriteOf('b');
    const sameKeyOfAnotherKind = favouriteOf('a', { kind: 'POI' });
    await store.favourites.addAll(user, [first, second]);
    expect(await store.favourites.add(user, favouriteOf('a', { content: { later: true } }))).toEqual(first);
    expect(await store.favourites.add(user, sameKeyOfAnotherKind)).toEqual(sameKeyOfAnotherKind);
    expect(await store.favourites.list(user)).toEqual([first, second, sameKeyOfAnotherKind]);
  });

  it('puts one that was removed and is added again at the end', async () => {
    const [store] = stores();
    const user = await newOwner();
    const [a, b] = [favouriteOf('a'), favouriteOf('b')];
    await store.favourites.addAll(user, [a, b]);
    expect(await store.favourites.remove(user, a.id)).toBe(true);
    expect(await store.favourites.remove(user, a.id)).toBe(false);
    await store.favourites.add(user, a);
    expect(await store.favourites.list(user)).toEqual([b, a]);
  });

  it('adds several, and keeps those that are there', async () => {
    const [store] = stores();
    const user = await newOwner();
    const [a, b, c] = [favouriteOf('a'), favouriteOf('b'), favouriteOf('c')];
    await store.favourites.add(user, b);
    const list = await store.favourites.addAll(user, [a, favouriteOf('b'), c, favouriteOf('a')]);
    expect(list).toEqual([b, a, c]);
    expect(await store.favourites.addAll(user, [])).toEqual(list);
  });

  it('adds all or none', async () => {
    const [store] = stores();
    const user = await newOwner();
    const impossible = { ...favouriteOf('b'), kind: null as never };
    await expect(store.favourites.addAll(user, [favouriteOf('a'), impossible])).rejects.toThrow(/not.null/i);
    expect(await store.favourites.list(user)).toEqual([]);
  });

  it('gives a new id where the user has that one for something else', async () => {
    const [store] = stores();
    const user = await newOwner();
    const a = favouriteOf('a');
    await store.favourites.add(user, a);
    const b = await store.favourites.add(user, favouriteOf('b', { id: a.id }));
    expect(b).toMatchObject({ key: 'b', id: expect.not.stringContaining(a.id) });
    expect(await store.favourites.list(user)).toEqual([a, b]);
  });

  it('changes one, unless another has that key', async () => {
    const [store, other] = stores();
    const user = await newOwner();
    const [a, b] = [favouriteOf('a'), favouriteOf('b')];
    const ofAnotherKind = favouriteOf('c', { kind: 'ADDRESS' });
    await store.favourites.addAll(user, [a, b, ofAnotherKind]);
    expect(await store.favourites.update(user, a.id, { key: 'b', content: {} })).toBe('taken');
    expect(await store.favourites.update(user, randomUUID(), { key: 'x', content: {} })).toBeNull();
    const renamed = { ...a, content: CONTENT };
    expect(await store.favourites.update(user, a.id, { key: 'a', content: CONTENT })).toEqual(renamed);
    const moved = { ...b, key: 'c', content: { to: 'c' } };
    expect(await store.favourites.update(user, b.id, { key: 'c', content: { to: 'c' } })).toEqual(moved);
    expect(await other.favourites.list(user)).toEqual([renamed, moved, ofAnotherKind]);
    expect(await store.favourites.add(user, favouriteOf('c'))).toEqual(moved);
  });

  it('keeps those of one user from all others', async () => {
    const [store] = stores();
    const [mine, others] = [await newOwner(), await newOwner()];
    const favourite = favouriteOf('a');
    await store.favourites.add(mine, favourite);
    await store.favourites.add(others, favourite);
    expect(await store.favourites.update(others, favourite.id, { key: 'b', content: {} })).toMatchObject({ key: 'b' });
    expect(await store.favourites.list(mine)).toEqual([favourite]);
    expect(await store.favourites.remove(others, favourite.id)).toBe(true);
    expect(await store.favourites.list(mine)).toEqual([favourite]);
    expect(await store.favourites.list(randomUUID())).toEqual([]);
  });

  it('refuses one without a user', async () => {
    await expect(stores()[0].favourites.add(randomUUID(), favouriteOf('a'))).rejects.toThrow(/foreign key/i);
  });

  it('keeps every text as it is, and none for another', async () => {
    const [store] = stores();
    const user = await newOwner();
    const all = HOSTILE.map(([, text]) => favouriteOf(text, { id: `${text}!`, content: { [text]: text } }));
    expect(await store.favourites.addAll(user, all)).toEqual(all);
    for (const { id, key } of all) {
      const content = { changed: id };
      expect(await store.favourites.update(user, id, { key, content })).toMatchObject({ id, key, content });
      expect(await store.favourites.remove(user, id)).toBe(true);
    }
    expect(await store.favourites.list(user)).toEqual([]);
  });

  it('adds the same one once, of fifty at once', async () => {
    const user = await newOwner();
    const added = await Promise.all(
      Array.from({ length: 50 }, (_, index) => stores()[index % 2 ? 0 : 1].favourites.add(user, favouriteOf('same'))),
    );
    const list = await stores()[0].favourites.list(user);
    expect(list).toHaveLength(1);
    expect(new Set(added.map(({ id }) => id))).toEqual(new Set([list[0]!.id]));
  });

  it('adds the same list once, forwards and backwards at once', async () => {
    const user = await newOwner();
    const keys = ['a', 'b', 'c', 'd', 'e'];
    const lists = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        stores()[index % 2 ? 0 : 1].favourites.addAll(
          user,
          (index % 3 ? keys : keys.toReversed()).map((key) => favouriteOf(key)),
        ),
      ),
    );
    const list = await stores()[0].favourites.list(user);
    expect(list.map(({ key }) => key).toSorted()).toEqual(keys);
    for (const each of lists) expect(each).toEqual(list);
  });
}
