import { createHash, randomUUID } from 'node:crypto';
import type { JsonObject } from '../json.ts';
import type { Session, Store, User } from '../store.ts';
import type { Favourite, FavouriteNames } from '../storedFavourites.ts';

/** Ten thousand incompressible characters: a database compresses others before it checks their length. */
const LONG = Array.from({ length: 160 }, (_, index) => createHash('sha256').update(`${index}`).digest('hex')).join('');

/** Texts that have broken databases, programs, or comparisons. */
export const HOSTILE: readonly (readonly [string, string])[] = [
  ['quotes', `'"\`; DROP TABLE users; --`],
  ['marks of a pattern', '100%_of*it?'],
  ['marks of a parameter', '$1 ?1 :a @b'],
  ['backslashes', '\\ \\u0000 \\" \\\\'],
  ['emoji and other planes', '🚋👩‍👩‍👧‍👦𝔥'],
  ['right to left', 'محطة القطار ‮שלום'],
  ['a letter in two parts', 'e\u0301'],
  ['the same letter in one', '\u00e9'],
  ['U+0000', 'a\u0000b'],
  ['half a pair', 'a\ud83db'],
  ['the other half', 'a\ude8bb'],
  ['lines', 'a\r\n\tb\u2028c'],
  ['ten thousand characters', LONG],
  ['nothing', ''],
];

export const CONTENT: JsonObject = {
  texts: HOSTILE.map(([, text]) => text),
  numbers: [0, -1, 0.1, 1 / 3, 1e21, 5e-324, Number.MAX_SAFE_INTEGER, Number.MAX_VALUE],
  nothing: null,
  answers: [true, false],
  nested: { '': [[], {}], 'a.b': { "it's": '🚏' } },
};

export async function newUser(store: Store, change: Partial<User> = {}): Promise<User> {
  const id = randomUUID();
  const user = {
    id,
    tenant: 'demo',
    email: `${id}@example.org`,
    passwordHash: 'x',
    attributes: {},
    createdAt: 1_700_000_000,
    emailVerifiedAt: null,
    ...change,
  };
  expect(await store.users.create(user)).toBe(true);
  return user;
}

/** Begins a session of a new user. */
export async function newSession(store: Store, change: Partial<Session> = {}): Promise<Session> {
  const { id: userId } = await newUser(store);
  const session = {
    tokenHash: randomUUID(),
    userId,
    createdAt: 1_700_000_000,
    expiresAt: 1_700_000_000 + 100 * 86_400,
    device: 'Firefox',
    ...change,
  };
  await store.sessions.create(session);
  return session;
}

/** The session, if the store has it and it is not over at `now`. */
export async function sessionIn(store: Store, tokenHash: string, now: number): Promise<Session | null> {
  return (await store.sessions.find(tokenHash, now))?.session ?? null;
}

export const favouriteOf = (key: string, change: Partial<Favourite> = {}): Favourite => ({
  id: randomUUID(),
  kind: 'LINE',
  key,
  content: { key },
  updatedAt: 1_700_000_000,
  ...change,
});

/** For a change that only adds. */
export const NO_FAVOURITES: FavouriteNames = { ids: [], keys: [], categories: [] };

/** Adds it unless the user has one of that kind and key. */
export async function addFavourite(store: Store, userId: string, added: Favourite): Promise<void> {
  const isSame = ({ kind, key }: Favourite) => kind === added.kind && key === added.key;
  await store.favourites.change(userId, { ids: [], keys: [added], categories: [] }, (state) =>
    state.favourites.some(isSame) ? state : { ...state, favourites: [...state.favourites, added] },
  );
}
