import { digest } from '../store/text.ts';
import { createMemoryStore } from '../testing/memoryStore.ts';
import { createPeople } from './people.ts';
import { newToken, tokenHash } from './tokens.ts';

const ADA = { email: 'ada@example.org', password: 'correct horse', attributes: {} };
const HOME = { address: '::1', userAgent: '', page: { origin: null, language: 'fr' } } as const;
const NOW = 1_700_000_000;

it('sets one password when a link is used twice at the same moment', async () => {
  const store = createMemoryStore();
  const options = { ...store, now: () => NOW, cost: { N: 16, r: 1, p: 1 }, admitsDemo: true, sendsMessages: true };
  const people = createPeople(options).at('demo');
  await people.register(ADA, HOME);
  const user = await store.users.byEmail('demo', ADA.email);
  const token = newToken();
  await store.links.create({
    tokenHash: tokenHash(token),
    purpose: 'reset',
    userId: user!.id,
    emailHash: digest(ADA.email),
    createdAt: NOW,
    expiresAt: NOW + 60,
  });
  const passwords = ['battery staple one', 'battery staple two'];
  const resets = await Promise.allSettled(passwords.map((password) => people.links.reset(token, password, HOME.page)));
  expect(resets.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(resets.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'link-over' } });
  const winner = passwords[resets.findIndex(({ status }) => status === 'fulfilled')]!;
  await expect(people.signIn({ ...ADA, password: winner }, HOME)).resolves.toMatchObject({
    attributes: expect.anything(),
  });
});
