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

it('writes the largest synchronisation in few statements, each of which finds its rows by an index', async () => {
  const store = await openStore({ database: null, folder });
  const { id: user } = await newUser(store);
  await store.close();
  database = await openSqlite(folder);
  const statements: Statement[] = [];
  const { change } = favouritesIn(recording(database, statements));
  const all = Array.from({ length: 800 }, (_, index) => favouriteOf(`${index}`));
  const deleted = all.map(({ id, kind }) => ({ id, kind, keyHash: digest(id), deletedAt: 5 }));
  await change(user, all, (state) => ({ ...state, favourites: all, deleted }));
  await change(user, all, (state) => ({
    ...state,
    favourites: state.favourites.map((one) => ({ ...one, key: `${one.key} later`, updatedAt: 6 })).toReversed(),
  }));
  const again = all.map(({ id, kind }) => ({ kind, key: id }));
  await change(user, again, (state) => ({ ...state, favourites: [], deleted: [] }));
  expect(statements.length).toBeLessThan(60);

  const changes = statements.filter(({ sql }) => /^(UPDATE|DELETE)/.test(sql) && sql.includes('json_each'));
  expect(changes.length).toBeGreaterThan(10);
  for (const { sql, values } of changes) {
    const plan = await database.query<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, values);
    const looks = plan.filter(({ detail }) => /(deleted_)?favourites/.test(detail));
    for (const { detail } of looks) expect(detail).toMatch(/SEARCH .*user_id=\? AND (id_hash=|kind=\? AND key_hash=)/);
    expect(looks).not.toEqual([]);
  }
});
