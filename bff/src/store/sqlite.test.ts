import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStore } from './open.ts';
import { openSqlite } from './sqlite.ts';
import { StoreError } from './storeError.ts';
import { storeContract } from './testing/contract.ts';
import { newUser } from './testing/people.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halte-store-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A file not used by other tests. */
const place = (name: string) => ({ database: null, folder: join(folder, name) });

describe('on SQLite', () => storeContract(() => place('contract')));

it('is whole after all that', () => {
  const database = new DatabaseSync(join(folder, 'contract', 'halte.db'));
  expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  database.close();
});

it('waits for the disk with each commit', async () => {
  const database = await openSqlite(join(folder, 'pragmas'));
  const value = async (name: string) => Object.values((await database.query<object>(`PRAGMA ${name}`))[0]!)[0];
  expect(await value('journal_mode')).toBe('wal');
  expect(await value('synchronous')).toBe(2);
  expect(await value('foreign_keys')).toBe(1);
  await database.close();
});

it('has nothing of a removed account in its files', async () => {
  const store = await openStore(place('removed'));
  const user = await newUser(store, { email: 'ada@example.org', attributes: { city: 'Petiteville' } });
  const contents = async () => {
    const files = ['halte.db', 'halte.db-wal'].map((name) => readFile(join(place('removed').folder, name), 'latin1'));
    return (await Promise.all(files)).join();
  };
  expect(await contents()).toMatch(/ada@example\.org[\s\S]*Petiteville/);
  await store.users.remove(user.id);
  expect(await contents()).not.toMatch(/ada@example|Petiteville/);
  await store.close();
});

it('makes a folder where there is none, and a file that only its owner reads', async () => {
  const inside = place('new/deep');
  await (await openStore(inside)).close();
  expect((await stat(join(inside.folder, 'halte.db'))).mode & 0o777).toBe(0o600);
});

it('takes the changes of a transaction back that fails, and goes on', async () => {
  const database = await openSqlite(join(folder, 'transactions'));
  await database.query('CREATE TABLE t (a TEXT)');
  const failed = database.transaction(async (query) => {
    await query('INSERT INTO t VALUES ($1)', ['half']);
    throw new Error('no');
  });
  const meanwhile = database.query('INSERT INTO t VALUES ($1)', ['whole']);
  await expect(failed).rejects.toThrow('no');
  await meanwhile;
  expect(await database.query('SELECT a FROM t')).toEqual([{ a: 'whole' }]);
  await database.close();
});

it('answers what reads while a transaction is open, with what was committed before', async () => {
  const database = await openSqlite(join(folder, 'reading'));
  await database.query('CREATE TABLE t (a TEXT)');
  await database.query('INSERT INTO t VALUES ($1)', ['before']);
  const read = () => database.query<{ a: string }>('SELECT a FROM t ORDER BY a');
  const meanwhile = await database.transaction(async (query) => {
    await query('INSERT INTO t VALUES ($1)', ['inside']);
    expect(await query('SELECT count(*) AS rows FROM t')).toEqual([{ rows: 2 }]);
    return read();
  });
  expect(meanwhile).toEqual([{ a: 'before' }]);
  expect(await read()).toEqual([{ a: 'before' }, { a: 'inside' }]);
  await database.close();
  await expect(read()).rejects.toBeInstanceOf(StoreError);
});

/** Counts to some millions: keeps SQLite busy for a good part of a second. */
const LONG =
  'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000000) SELECT max(i) AS most FROM n';

it('answers what reads while a statement of another writes', async () => {
  const database = await openSqlite(join(folder, 'writing'));
  await database.query('CREATE TABLE t (a INTEGER)');
  const done: string[] = [];
  const writing = database.query(`INSERT INTO t ${LONG}`).then(() => done.push('written'));
  await new Promise<void>((resolve) => setImmediate(resolve));
  await database.query('SELECT a FROM t').then(() => done.push('read'));
  await writing;
  expect(done).toEqual(['read', 'written']);
  await database.close();
});

it('lets the rest of the server have its turns while it works', async () => {
  const database = await openSqlite(join(folder, 'busy'));
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  expect(await database.query(LONG)).toEqual([{ most: 3_000_000 }]);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(20);
  await database.close();
});

it('answers what was requested before it is closed, and refuses what comes afterwards', async () => {
  const database = await openSqlite(join(folder, 'closed'));
  const requested = database.query<{ most: number }>(LONG);
  const closing = database.close();
  const late = database.query('SELECT 1');
  await expect(late).rejects.toBeInstanceOf(StoreError);
  expect(await requested).toEqual([{ most: 3_000_000 }]);
  await closing;
});

it('says in one message that its file is none of a database', async () => {
  const bad = place('bad');
  await mkdir(bad.folder);
  await writeFile(join(bad.folder, 'halte.db'), 'This is a letter to my aunt. '.repeat(200));
  const opening = openStore(bad);
  await expect(opening).rejects.toBeInstanceOf(StoreError);
  await expect(opening).rejects.toThrow(
    'The database cannot be used (file is not a database): check that it runs, has room and lets Halte write.',
  );
});

it('says in one message that its folder is none', async () => {
  await writeFile(join(folder, 'letter'), '');
  await expect(openStore(place('letter'))).rejects.toThrow(
    /^The database cannot be used \(EEXIST: .*\): check that .*\.$/,
  );
});
