import { createMemoryStore } from '../testing/memoryStore.ts';
import { cleanUp, DELETED_FAVOURITES_SECONDS } from './cleanUp.ts';
import { newUser } from './testing/people.ts';
import { digest } from './text.ts';

const NOW = 1_700_000_000;

it('removes sessions, links and registrations that are over and favourites that were deleted long ago, and nothing else', async () => {
  const store = createMemoryStore();
  const { id: userId } = await newUser(store);
  for (const expiresAt of [NOW, NOW + 1])
    await store.sessions.create({ tokenHash: `${expiresAt}`, userId, createdAt: 0, expiresAt, device: '' });
  for (const expiresAt of [NOW, NOW + 1])
    await store.links.create({
      ...{ tokenHash: `link ${expiresAt}`, purpose: 'reset', userId, emailHash: '', createdAt: 0, expiresAt },
    });
  for (const expiresAt of [NOW, NOW + 1])
    await store.registrations.create({
      ...{ id: `${expiresAt}`, email: 'a@example.org', passwordHash: '', attributes: {}, createdAt: 0, expiresAt },
    });
  const limit = NOW - DELETED_FAVOURITES_SECONDS;
  const deleted = [limit - 1, limit].map((deletedAt) => ({
    ...({ id: `${deletedAt}`, kind: 'LINE', keyHash: digest(`${deletedAt}`), deletedAt } as const),
  }));
  await store.favourites.change(userId, (state) => ({ ...state, deleted }));
  await cleanUp(store, NOW);
  expect((await store.sessions.ofUser(userId, 0)).map(({ expiresAt }) => expiresAt)).toEqual([NOW + 1]);
  expect((await store.links.ofUser(userId, 0)).map(({ expiresAt }) => expiresAt)).toEqual([NOW + 1]);
  expect((await store.registrations.ofAddress('a@example.org')).map(({ id }) => id)).toEqual([`${NOW + 1}`]);
  expect((await store.favourites.read(userId)).deleted).toEqual([deleted[1]]);
});
