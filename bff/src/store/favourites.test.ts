import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, Query, Value } from './database.ts';
import { favouritesIn } from './favourites.ts';
import { openStore } from './open.ts';
import { openSqlite } from './sqlite.ts';
import { favouriteOf, newUser } from './testing/people.ts';
import { digest } from './text.ts';

interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halte-favourites-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

/** Records the statements of transactions. */
function recording({ transaction, ...others }: Database, statements: Statement[]): Database {
  const recorded =
    (query: Query): Query =>
    (sql, values = []) => {
      statements.push({ sql, values });
      return query(sql, values);
    };
  return { ...others, transaction: (work) => transaction((query) => work(recorded(query))) };
}

/** Of a batch, which is one JSON array. */
const rowsIn = ([batch]: readonly Value[]) =>
  typeof batch === 'string' && batch.startsWith('[') ? JSON.parse(batch).length : 0;

it('writes the largest synchronisation in statements of few rows, each of which finds them by an index', async () => {
  const store = await openStore({ database: null, folder });
  const { id: user } = await newUser(store);
  await store.close();
  database = await openSqlite(folder);
  const statements: Statement[] = [];
  const { change, order } = favouritesIn(recording(database, statements));
  const all = Array.from({ length: 800 }, (_, index) => favouriteOf(`${index}`));
  const deleted = all.map(({ id, kind }) => ({ id, kind, keyHash: digest(id), deletedAt: 5 }));
  const names = { ids: all.map(({ id }) => id), keys: all, categories: [] };
  await change(user, names, (state) => ({ ...state, favourites: all, deleted }));
  await change(user, names, (state) => ({
    ...state,
    favourites: state.favourites.map((one) => ({ ...one, key: `${one.key} later`, updatedAt: 6 })),
  }));
  await order(user, ({ ids }) => ({ ids: ids.toReversed(), orderedAt: 6 }));
  const again = all.map(({ id, kind }) => ({ kind, key: id }));
  await change(user, { ...names, keys: again }, (state) => ({ ...state, favourites: [], deleted: [] }));
  expect(Math.max(...statements.map(({ values }) => rowsIn(values)))).toBeLessThanOrEqual(50);

  const changes = statements.filter(({ sql }) => /^(SELECT|UPDATE|DELETE)/.test(sql) && sql.includes('json_each'));
  expect(changes.length).toBeGreaterThan(10);
  for (const { sql, values } of changes) {
    const plan = await database.query<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, values);
    const looks = plan.filter(({ detail }) => /(deleted_)?favourites/.test(detail));
    for (const { detail } of looks) expect(detail).toMatch(/SEARCH .*user_id=\? AND (id_hash=|kind=\? AND key_hash=)/);
    expect(looks).not.toEqual([]);
  }
});
