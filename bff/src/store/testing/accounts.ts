import { randomUUID } from 'node:crypto';
import type { Store, User } from '../store.ts';
import { addFavourite, CONTENT, favouriteOf, HOSTILE, newSession, newUser, sessionIn } from './people.ts';

const NOW = 1_700_000_000;
const DAY = 86_400;

/** Contract for users. @param stores two servers on the same data. */
export function accountsContract(stores: () => readonly [Store, Store]): void {
  it('finds a user by id and by address, on every server', async () => {
    const [store, other] = stores();
    const user = await newUser(store, { passwordHash: 'scrypt$16384$salt$hash', attributes: CONTENT });
    expect(await store.users.byId(user.id)).toEqual(user);
    expect(await other.users.byEmail('demo', user.email)).toEqual(user);
    expect(await store.users.byId(user.email)).toBeNull();
    expect(await store.users.byEmail('demo', user.id)).toBeNull();
  });

  it('keeps the first user of an address', async () => {
    const [store] = stores();
    const user = await newUser(store);
    expect(await store.users.create({ ...user, id: randomUUID(), passwordHash: 'other' })).toBe(false);
    expect(await store.users.byEmail('demo', user.email)).toEqual(user);
  });

  it('has an account of each tenant for an address, and removes one with what is the tenant’s', async () => {
    const [store, other] = stores();
    const email = `${randomUUID()}@example.org`;
    const tenants = ['demo', `${HOSTILE[0]![1]}`] as const;
    const [own, elsewhere] = [
      await newUser(store, { email, tenant: tenants[0], passwordHash: 'one' }),
      await newUser(other, { email, tenant: tenants[1], passwordHash: 'two' }),
    ];
    expect(await Promise.all(tenants.map((tenant) => other.users.byEmail(tenant, email)))).toEqual([own, elsewhere]);
    expect(await store.users.byEmail('littoral', email)).toBeNull();
    expect(await store.users.claim(own.id, 'littoral')).toBeNull();
    for (const tenant of tenants) {
      await store.carts.put({ tenant, kind: 'email', key: email }, CONTENT, 0);
      await store.registrations.create({
        id: randomUUID(),
        tenant,
        email,
        passwordHash: 'x',
        attributes: {},
        createdAt: NOW,
        expiresAt: NOW + DAY,
      });
      await store.outbox.add({
        id: randomUUID(),
        purpose: 'reset',
        tenant,
        email,
        userId: null,
        language: 'fr',
        origin: 'https://a.example',
        createdAt: NOW,
        dueAt: NOW + DAY,
        attempts: 0,
      });
    }
    const countsOf = async (user: User) => [
      (await other.carts.ofUser(user)).length,
      (await other.registrations.ofAddress(user.tenant, email)).length,
      (await other.outbox.ofUser(user)).length,
    ];
    expect([await countsOf(own), await countsOf(elsewhere)]).toEqual([
      [1, 1, 1],
      [1, 1, 1],
    ]);
    expect(
      await store.users.setCredentials(own.id, { email: `${own.id}@new.example`, passwordHash: 'x' }),
    ).toBeTruthy();
    expect(await store.users.setCredentials(own.id, { email, passwordHash: 'x' })).toMatchObject({ email });
    await store.users.remove(own.id);
    expect([await countsOf(own), await countsOf(elsewhere)]).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
    expect(await other.users.byEmail(tenants[1], email)).toEqual(elsewhere);
    await other.users.remove(elsewhere.id);
  });

  it('counts the carts of former addresses as the user’s, and removes them with the user', async () => {
    const [store, other] = stores();
    const user = await newUser(store);
    const cartOf = (tenant: string, key: string) => ({ tenant, kind: 'email', key }) as const;
    const [second, third] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`];
    const own = [user.email, second, third].map((email) => cartOf('demo', email));
    const elsewhere = cartOf('littoral', user.email);
    const fill = (owner: typeof elsewhere) => store.carts.put(owner, { for: owner.key }, 0);
    await Promise.all([elsewhere, own[0]!].map(fill));
    for (const [index, email] of [second, third].entries()) {
      await other.users.setCredentials(user.id, { email, passwordHash: 'x' });
      await fill(own[index + 1]!);
    }
    // Another change to the cart leaves it the user's.
    expect(await store.carts.put(own[0]!, { changed: true }, 1)).toMatchObject({ version: 2 });
    const now = (await store.users.byId(user.id))!;
    const keysOf = async () => (await other.carts.ofUser(now)).map(({ owner: { key } }) => key).sort();
    expect(await keysOf()).toEqual([user.email, second, third].sort());
    // A cart created after the change is not the user’s.
    await store.carts.remove(own[0]!);
    await fill(own[0]!);
    expect(await keysOf()).toEqual([second, third].sort());
    await store.users.remove(user.id);
    expect(await Promise.all(own.map((owner) => other.carts.get(owner)))).toEqual([
      { content: { for: user.email }, version: 1 },
      null,
      null,
    ]);
    expect(await other.carts.get(elsewhere)).not.toBeNull();
  });

  it('gives an account from before accounts had a tenant to one of ten that claim it, and its address to no other', async () => {
    const [store, other] = stores();
    const former = await newUser(store, { tenant: '' });
    expect(await other.users.byEmail('littoral', former.email)).toEqual(former);
    expect(await store.users.create({ ...former, id: randomUUID(), tenant: 'littoral' })).toBe(false);
    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, index) => stores()[index % 2 ? 0 : 1].users.claim(former.id, `tenant ${index}`)),
    );
    const [winner, ...others] = claims.filter((one) => one !== null);
    expect(others).toEqual([]);
    expect(await other.users.byId(former.id)).toEqual(winner);
    expect(await store.users.byEmail('littoral', former.email)).toBeNull();

    const [own, another] = [await newUser(store, { tenant: 'littoral' }), await newUser(store, { tenant: '' })];
    await store.users.setCredentials(another.id, { email: own.email, passwordHash: 'x' });
    expect(await other.users.claim(another.id, 'littoral')).toBeNull();
    expect(await other.users.byEmail('littoral', own.email)).toEqual(own);
  });

  it('lets one of fifty have an address', async () => {
    const email = `${randomUUID()}@example.org`;
    const created = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        stores()[index % 2 ? 0 : 1].users.create({
          id: randomUUID(),
          tenant: 'demo',
          email,
          passwordHash: `${index}`,
          attributes: {},
          createdAt: NOW,
          emailVerifiedAt: null,
        }),
      ),
    );
    expect(created.filter(Boolean)).toHaveLength(1);
    expect((await stores()[0].users.byEmail('demo', email))?.passwordHash).toBe(`${created.indexOf(true)}`);
  });

  it.each(HOSTILE)('keeps an address with %s separate from all others', async (_, text) => {
    const [store] = stores();
    const email = `${text}@${randomUUID()}`;
    const user = await newUser(store, { email });
    expect(await store.users.byEmail('demo', email)).toEqual(user);
    expect(await store.users.byEmail('demo', `${email}%`)).toBeNull();
  });

  it('changes address and password, on every server', async () => {
    const [store, other] = stores();
    const user = await newUser(store);
    const credentials = { email: `${randomUUID()}@example.org`, passwordHash: 'other' };
    expect(await store.users.setCredentials(user.id, credentials)).toEqual({ ...user, ...credentials });
    expect(await other.users.byEmail('demo', credentials.email)).toEqual({ ...user, ...credentials });
    expect(await other.users.byEmail('demo', user.email)).toBeNull();
    expect(await store.users.setCredentials(randomUUID(), { ...credentials, email: randomUUID() })).toBeNull();
  });

  it('does not give an address that is taken to another user', async () => {
    const [store] = stores();
    const [user, owner] = [await newUser(store), await newUser(store)];
    expect(await store.users.setCredentials(user.id, { email: owner.email, passwordHash: 'x' })).toBe('taken');
    expect(await store.users.byId(user.id)).toEqual(user);
    expect(await store.users.setCredentials(user.id, { email: user.email, passwordHash: 'x' })).toMatchObject({
      passwordHash: 'x',
    });
  });

  it('lets one of ten move to an address', async () => {
    const email = `${randomUUID()}@example.org`;
    const users = await Promise.all(Array.from({ length: 10 }, () => newUser(stores()[0])));
    const moved = await Promise.all(
      users.map(({ id }, index) => stores()[index % 2 ? 0 : 1].users.setCredentials(id, { email, passwordHash: 'x' })),
    );
    expect(moved.filter((one) => one === 'taken')).toHaveLength(9);
  });

  it('removes a user with all there is, and nothing of others', async () => {
    const [store, other] = stores();
    const [gone, neighbour] = [await newSession(store), await newSession(store)];
    const user = (await store.users.byId(gone.userId))!;
    const carts = [gone, neighbour].map(({ userId }) => ({ tenant: 'demo', kind: 'user', key: userId }) as const);
    const visitor = { tenant: 'demo', kind: 'email', key: user.email } as const;
    for (const owner of [...carts, visitor]) await store.carts.put(owner, CONTENT, 0);
    for (const { userId } of [gone, neighbour]) await addFavourite(store, userId, favouriteOf('a'));
    expect(await store.users.remove(user.id)).toBe(true);
    expect(await other.users.remove(user.id)).toBe(false);
    expect(await other.users.byEmail('demo', user.email)).toBeNull();
    expect(await sessionIn(other, gone.tokenHash, NOW)).toBeNull();
    expect((await other.favourites.read(user.id)).favourites).toEqual([]);
    expect(await Promise.all([...carts, visitor].map((owner) => other.carts.get(owner)))).toEqual([
      null,
      { content: CONTENT, version: 1 },
      null,
    ]);
    expect(await sessionIn(other, neighbour.tokenHash, NOW)).toEqual(neighbour);
    expect((await other.favourites.read(neighbour.userId)).favourites).toHaveLength(1);
    expect(await newUser(store, { email: user.email })).toMatchObject({ email: user.email });
  });

  it('replaces the attributes of one user', async () => {
    const [store, other] = stores();
    const user = await newUser(store, { attributes: { firstName: 'Ana', old: true } });
    const neighbour = await newUser(store, { attributes: { firstName: 'Bo' } });
    const changed = { ...user, attributes: CONTENT };
    expect(await store.users.setAttributes(user.id, CONTENT)).toEqual(changed);
    expect(await other.users.byId(user.id)).toEqual(changed);
    expect(await other.users.byId(neighbour.id)).toEqual(neighbour);
    expect(await store.users.setAttributes(randomUUID(), CONTENT)).toBeNull();
  });
}
