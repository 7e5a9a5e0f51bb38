import { randomUUID } from 'node:crypto';
import type { Database, Query } from './database.ts';
import type { Favourite, FavouriteKind, Favourites } from './store.ts';
import { digest, fromStored, toStored } from './text.ts';

interface Row {
  readonly id: string;
  readonly kind: FavouriteKind;
  readonly key: string;
  readonly content: string;
}

const favouriteOf = ({ id, kind, key, content }: Row): Favourite => ({
  id: fromStored(id),
  kind,
  key: fromStored(key),
  content: JSON.parse(content),
});

const COLUMNS = 'id, kind, key, content';
const OF_USER = `SELECT ${COLUMNS} FROM favourites WHERE user_id = $1`;

async function listOf(query: Query, userId: string): Promise<readonly Favourite[]> {
  return (await query<Row>(`${OF_USER} ORDER BY position`, [toStored(userId)])).map(favouriteOf);
}

async function sameOf(query: Query, userId: string, kind: FavouriteKind, key: string): Promise<Favourite | null> {
  const [row] = await query<Row>(`${OF_USER} AND kind = $2 AND key_hash = $3`, [toStored(userId), kind, digest(key)]);
  return row ? favouriteOf(row) : null;
}

async function byId(query: Query, userId: string, id: string): Promise<Favourite | null> {
  const [row] = await query<Row>(`${OF_USER} AND id_hash = $2`, [toStored(userId), digest(id)]);
  return row ? favouriteOf(row) : null;
}

async function addTo(query: Query, userId: string, favourite: Favourite): Promise<Favourite> {
  const { kind, key, content } = favourite;
  const same = await sameOf(query, userId, kind, key);
  if (same) return same;
  const isIdTaken = (await byId(query, userId, favourite.id)) !== null;
  const id = isIdTaken ? randomUUID() : favourite.id;
  await query(`INSERT INTO favourites (user_id, ${COLUMNS}, id_hash, key_hash) VALUES ($1, $2, $3, $4, $5, $6, $7)`, [
    toStored(userId),
    toStored(id),
    kind,
    toStored(key),
    JSON.stringify(content),
    digest(id),
    digest(key),
  ]);
  return { id, kind, key, content };
}

export function favouritesIn(database: Database): Favourites {
  /** Changes of one user's favourites come one after the other, from whichever server. */
  const alone = <T>(userId: string, work: (query: Query) => Promise<T>) =>
    database.transaction(async (query) => {
      await query(`SELECT id FROM users WHERE id = $1 ${database.lockingRows}`, [toStored(userId)]);
      return work(query);
    });

  return {
    list: (userId) => listOf(database.query, userId),
    add: (userId, favourite) => alone(userId, (query) => addTo(query, userId, favourite)),
    addAll: (userId, favourites) =>
      alone(userId, async (query) => {
        for (const favourite of favourites) await addTo(query, userId, favourite);
        return listOf(query, userId);
      }),
    update: (userId, id, { key, content }) =>
      alone(userId, async (query) => {
        const favourite = await byId(query, userId, id);
        if (!favourite) return null;
        const same = await sameOf(query, userId, favourite.kind, key);
        if (same && same.id !== id) return 'taken';
        await query('UPDATE favourites SET key = $1, key_hash = $2, content = $3 WHERE user_id = $4 AND id_hash = $5', [
          toStored(key),
          digest(key),
          JSON.stringify(content),
          toStored(userId),
          digest(id),
        ]);
        return { ...favourite, key, content };
      }),
    remove: async (userId, id) => {
      const removed = await database.query('DELETE FROM favourites WHERE user_id = $1 AND id_hash = $2 RETURNING id', [
        toStored(userId),
        digest(id),
      ]);
      return removed.length > 0;
    },
  };
}
