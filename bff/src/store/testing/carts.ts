import { randomUUID } from 'node:crypto';
import type { JsonObject } from '../json.ts';
import type { CartOwner, Store } from '../store.ts';
import { CONTENT, HOSTILE } from './people.ts';

/** Contract for carts. @param stores two servers on the same data. */
export function cartsContract(stores: () => readonly [Store, Store]): void {
  const newOwner = (): CartOwner => ({ tenant: 'demo', kind: 'user', key: randomUUID() });

  it('writes one version after the other, on every server', async () => {
    const [store, other] = stores();
    const owner = newOwner();
    expect(await store.carts.get(owner)).toBeNull();
    expect(await store.carts.put(owner, CONTENT, 0)).toEqual({ content: CONTENT, version: 1 });
    expect(await other.carts.put(owner, { lines: [] }, 1)).toEqual({ content: { lines: [] }, version: 2 });
    expect(await store.carts.get(owner)).toEqual({ content: { lines: [] }, version: 2 });
  });

  it.each([0, 1, 3, -1, 0.5, 2 ** 31, 2 ** 53, 1e300, Number.NaN])(
    'refuses to write after version %d when it is at 2',
    async (expected) => {
      const [store] = stores();
      const owner = newOwner();
      await store.carts.put(owner, { first: true }, 0);
      await store.carts.put(owner, { second: true }, 1);
      expect(await store.carts.put(owner, { third: true }, expected)).toBeNull();
      expect(await store.carts.get(owner)).toEqual({ content: { second: true }, version: 2 });
    },
  );

  it('refuses to go on from a version where there is no cart', async () => {
    const [store] = stores();
    const owner = newOwner();
    expect(await store.carts.put(owner, {}, 1)).toBeNull();
    expect(await store.carts.get(owner)).toBeNull();
  });

  it('keeps each of twenty changes that two servers make at once, also those that begin the cart', async () => {
    const owner = newOwner();
    const linesOf = (content: JsonObject | null) => (content?.['lines'] ?? []) as readonly number[];
    const changes = Array.from({ length: 20 }, (_, number) =>
      stores()[number % 2]!.carts.change(owner, (before) => ({ lines: [...linesOf(before), number] })),
    );
    const versions = (await Promise.all(changes)).map((cart) => cart?.version);
    expect(versions.sort((a, b) => a! - b!)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    const [, other] = stores();
    const stored = await other.carts.get(owner);
    expect([...linesOf(stored!.content)].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index),
    );
  });

  it('is left as it is by a change whose rule throws, and can be changed at once', async () => {
    const [store, other] = stores();
    const owner = newOwner();
    await store.carts.put(owner, { first: true }, 0);
    const refused = store.carts.change(owner, () => {
      throw new RangeError('full');
    });
    await expect(refused).rejects.toThrow(new RangeError('full'));
    expect(await other.carts.change(owner, (before) => ({ ...before, second: true }))).toEqual({
      content: { first: true, second: true },
      version: 2,
    });
  });

  it('starts again after it was removed', async () => {
    const [store] = stores();
    const owner = newOwner();
    await store.carts.put(owner, { old: true }, 0);
    await store.carts.remove(owner);
    await store.carts.remove(owner);
    expect(await store.carts.get(owner)).toBeNull();
    expect(await store.carts.put(owner, { new: true }, 0)).toEqual({ content: { new: true }, version: 1 });
  });

  it('keeps a user’s cart separate from that of an address that reads the same', async () => {
    const [store] = stores();
    const user = newOwner();
    const email = { ...user, kind: 'email' } as const;
    await store.carts.put(user, { of: 'user' }, 0);
    await store.carts.put(email, { of: 'email' }, 0);
    await store.carts.remove(user);
    expect(await store.carts.get(email)).toEqual({ content: { of: 'email' }, version: 1 });
  });

  it('keeps the carts of one owner at two tenants separate, and lists both', async () => {
    const [store, other] = stores();
    const { tenant: _, ...owner } = newOwner();
    const [demo, littoral] = [
      { ...owner, tenant: 'demo' },
      { ...owner, tenant: 'littoral' },
    ];
    await store.carts.put(demo, { of: 'demo' }, 0);
    expect(await other.carts.get(littoral)).toBeNull();
    await other.carts.put(littoral, { of: 'littoral' }, 0);
    await store.carts.put(demo, { of: 'demo', more: true }, 1);
    expect(await store.carts.get(littoral)).toEqual({ content: { of: 'littoral' }, version: 1 });
    const owned = await other.carts.ofUser({ id: owner.key, tenant: 'demo', email: 'x' });
    expect(owned.map(({ owner: { tenant }, version }) => [tenant, version])).toEqual([
      ['demo', 2],
      ['littoral', 1],
    ]);
    await store.carts.remove(demo);
    expect(await other.carts.get(littoral)).toMatchObject({ version: 1 });
  });

  it('removes the carts of a kind that were not changed since', async () => {
    const [store, other] = stores();
    const user = newOwner();
    const visitor = { ...user, kind: 'email' } as const;
    for (const owner of [user, visitor]) await store.carts.put(owner, CONTENT, 0);
    const now = Math.floor(Date.now() / 1_000);
    expect(await other.carts.removeUnchanged('email', now - 60)).toBe(0);
    expect(await store.carts.get(visitor)).not.toBeNull();
    expect(await other.carts.removeUnchanged('email', now + 60)).toBeGreaterThan(0);
    expect([await store.carts.get(visitor), await store.carts.get(user)]).toEqual([
      null,
      { content: CONTENT, version: 1 },
    ]);
  });

  it.each(HOSTILE)('keeps the cart of an owner with %s separate from all others', async (_, text) => {
    const [store] = stores();
    const owner = { tenant: 'demo', kind: 'email', key: `${text}@${randomUUID()}` } as const;
    await store.carts.put(owner, { text }, 0);
    expect(await store.carts.get(owner)).toEqual({ content: { text }, version: 1 });
    expect(await store.carts.get({ ...owner, key: `${owner.key}_` })).toBeNull();
    await store.carts.remove(owner);
    expect(await store.carts.get(owner)).toBeNull();
  });

  it.each([0, 1])('lets one of fifty write after version %d', async (expected) => {
    const [store] = stores();
    const owner = newOwner();
    if (expected > 0) await store.carts.put(owner, {}, 0);
    const written = await Promise.all(
      Array.from({ length: 50 }, (_, number) => stores()[number % 2 ? 0 : 1].carts.put(owner, { number }, expected)),
    );
    const winners = written.filter((cart) => cart !== null);
    expect(winners).toHaveLength(1);
    expect(winners[0]?.version).toBe(expected + 1);
    expect(await store.carts.get(owner)).toEqual(winners[0]);
  });
}
