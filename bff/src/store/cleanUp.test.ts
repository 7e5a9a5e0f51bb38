import { createMemoryStore } from '../testing/memoryStore.ts';
import { cleanUp, DELETED_FAVOURITES_SECONDS, UNCHANGED_CART_SECONDS } from './cleanUp.ts';
import { NO_FAVOURITES, newUser } from './testing/people.ts';
import { digest } from './text.ts';

const NOW = 1_700_000_000;

it('removes sessions, links and registrations that are over and favourites that were deleted long ago, and nothing else', async () => {
  const store = createMemoryStore();
  const { id: userId } = await newUser(store);
  for (const expiresAt of [NOW, NOW + 1])
    await store.sessions.create({ tokenHash: `${expiresAt}`, userId, createdAt: 0, expiresAt, device: '' });
  for (const expiresAt of [NOW, NOW + 1])
    await store.links.create({
      tokenHash: `link ${expiresAt}`,
      purpose: 'reset',
      userId,
      emailHash: '',
      createdAt: 0,
      expiresAt,
    });
  for (const expiresAt of [NOW, NOW + 1])
    await store.registrations.create({
      id: `${expiresAt}`,
      tenant: 'demo',
      email: 'a@example.org',
      passwordHash: '',
      attributes: {},
      createdAt: 0,
      expiresAt,
    });
  const limit = NOW - DELETED_FAVOURITES_SECONDS;
  const deleted = [limit - 1, limit].map((deletedAt) => ({
    ...({ id: `${deletedAt}`, kind: 'LINE', keyHash: digest(`${deletedAt}`), deletedAt } as const),
  }));
  await store.favourites.change(userId, NO_FAVOURITES, (state) => ({ ...state, deleted }));
  await cleanUp(store, NOW);
  expect((await store.sessions.ofUser(userId, 0)).map(({ expiresAt }) => expiresAt)).toEqual([NOW + 1]);
  expect((await store.links.ofUser(userId, 0)).map(({ expiresAt }) => expiresAt)).toEqual([NOW + 1]);
  expect((await store.registrations.ofAddress('demo', 'a@example.org')).map(({ id }) => id)).toEqual([`${NOW + 1}`]);
  expect((await store.favourites.read(userId)).deleted).toEqual([deleted[1]]);
});

it('removes carts that were not changed for a while, those without an account sooner', async () => {
  const { carts, ...store } = createMemoryStore();
  const owners = (['email', 'user'] as const).map((kind) => ({ tenant: 'demo', kind, key: 'a' }));
  for (const owner of owners) await carts.put(owner, {}, 0);
  const left = async () => (await Promise.all(owners.map((owner) => carts.get(owner)))).map((cart) => cart !== null);
  const now = Math.floor(Date.now() / 1_000);
  await cleanUp({ ...store, carts }, now + UNCHANGED_CART_SECONDS.email - 60);
  expect(await left()).toEqual([true, true]);
  await cleanUp({ ...store, carts }, now + UNCHANGED_CART_SECONDS.email + 60);
  expect(await left()).toEqual([false, true]);
  await cleanUp({ ...store, carts }, now + UNCHANGED_CART_SECONDS.user + 60);
  expect(await left()).toEqual([false, false]);
});
