import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';
import { FOR_MIGRATIONS, openPostgresql } from './postgresql.ts';
import { openSqlite } from './sqlite.ts';
import { MigrationError } from './storeError.ts';
import { ownDatabase } from './testing/postgresqlServer.ts';

const migration = (name: string, ...statements: string[]): Migration => ({
  name,
  statements: { sqlite: statements, postgresql: statements },
});

const ONE = migration('001-one', 'CREATE TABLE one (a TEXT)', "INSERT INTO one VALUES ('1')");
const TWO = migration('002-two', "INSERT INTO one VALUES ('2')");

describe('on SQLite', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'halte-migrate-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  migrationsOn(() => openSqlite(folder));
});

const server = process.env['HALTE_TEST_DATABASE'];
if (server) {
  jest.setTimeout(30_000);
  describe('on PostgreSQL', () => {
    let own = ownDatabase(server);
    beforeEach(async () => {
      own = ownDatabase(server);
      await own.create();
    });
    afterEach(() => own.drop());
    migrationsOn(async () => openPostgresql(own.address, FOR_MIGRATIONS));
  });
}

/** @param open opens the database of the running test, which is empty at first. */
function migrationsOn(open: () => Promise<Database>): void {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  const rows = async () => (await database.query<{ a: string }>('SELECT a FROM one ORDER BY a')).map(({ a }) => a);
  const recorded = () => database.query('SELECT name FROM migrations ORDER BY name');

  it('carries each out once, in order', async () => {
    await migrate(database, [ONE]);
    await migrate(database, [ONE]);
    expect(await rows()).toEqual(['1']);
    await migrate(database, [ONE, TWO]);
    await migrate(database, [ONE, TWO]);
    expect(await rows()).toEqual(['1', '2']);
    expect(await recorded()).toEqual([{ name: '001-one' }, { name: '002-two' }]);
  });

  it('leaves nothing of one that fails, and keeps those before it', async () => {
    const broken = migration('002-broken', "INSERT INTO one VALUES ('half')", 'INSERT INTO none VALUES (1)');
    await expect(migrate(database, [ONE, broken])).rejects.toThrow(/none/);
    expect(await rows()).toEqual(['1']);
    expect(await recorded()).toEqual([{ name: '001-one' }]);
    await migrate(database, [ONE, TWO]);
    expect(await rows()).toEqual(['1', '2']);
  });

  it('refuses a database that is newer than the program', async () => {
    await migrate(database, [ONE, TWO]);
    const refused = migrate(database, [ONE]);
    await expect(refused).rejects.toBeInstanceOf(MigrationError);
    await expect(refused).rejects.toThrow(
      'The database is newer than this program (it has 002-two): start the newer program.',
    );
  });

  it.each([
    ['does something else', [migration('001-one', 'CREATE TABLE one (b TEXT)'), TWO], '001-one'],
    ['has another name', [migration('001-uno', ...ONE.statements.sqlite), TWO], '001-one'],
    ['is missing', [TWO], '001-one'],
  ])('refuses when one that was carried out %s', async (_, migrations, name) => {
    await migrate(database, [ONE]);
    const refused = migrate(database, migrations);
    await expect(refused).rejects.toBeInstanceOf(MigrationError);
    await expect(refused).rejects.toThrow(`The database was made with another ${name} than this program's: `);
    expect(await rows()).toEqual(['1']);
  });

  it('is done once by ten that start at once', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, open));
    await Promise.all(all.map((each) => migrate(each, [ONE, TWO])));
    expect(await rows()).toEqual(['1', '2']);
    await Promise.all(all.map((each) => each.close()));
  });
}

it('has them numbered in order', () => {
  expect(MIGRATIONS.map(({ name }) => name.slice(0, 4))).toEqual(
    MIGRATIONS.map((_, index) => `${String(index + 1).padStart(3, '0')}-`),
  );
});

it('has not changed what is released', () => {
  expect(MIGRATIONS.map(({ name }) => name)).toEqual(['001-accounts']);
});
