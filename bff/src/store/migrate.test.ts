import { CLIENT, createTestPeople } from '../testing/testPeople.ts';
import { cartsIn } from './carts.ts';
import type { Database, Value } from './database.ts';
import { favouritesIn } from './favourites.ts';
import { linksIn } from './links.ts';
import { checkMigrated, migrate } from './migrate.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';
import { outboxIn } from './outbox.ts';
import { registrationsIn } from './registrations.ts';
import { sessionsIn } from './sessions.ts';
import { MigrationError } from './storeError.ts';
import { onEachDatabase } from './testing/eachDatabase.ts';
import { MADE_BY_001 } from './testing/madeBy001.ts';
import { MADE_BY_004, TOKEN_BY_004 } from './testing/madeBy004.ts';
import { MADE_BY_006, REGISTRATION_BY_006, RESET_BY_006, SESSION_BY_006 } from './testing/madeBy006.ts';
import { fromStored } from './text.ts';
import { usersIn } from './users.ts';

type Row = Readonly<Record<string, Value>>;

const migration = (name: string, ...statements: string[]): Migration => ({
  name,
  statements: { sqlite: statements, postgresql: statements },
});

const ONE = migration('001-one', 'CREATE TABLE one (a TEXT)', "INSERT INTO one VALUES ('1')");
/** SHA-256 of `["001-one",["CREATE TABLE one (a TEXT)","INSERT INTO one VALUES ('1')"]]`. */
const CHECKSUM_OF_ONE = 'bb2cfdc21c5dd7614f496bfd3e9d1c3bd0b6522aeaf2680f6cd26d4153b45785';
const TWO = migration('002-two', "INSERT INTO one VALUES ('2')");

onEachDatabase((open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  const rows = async () => (await database.query<{ a: string }>('SELECT a FROM one ORDER BY a')).map(({ a }) => a);
  const recorded = () => database.query('SELECT name FROM migrations ORDER BY name');

  /** Migrates a database created by a former version. */
  async function migrateFrom(version: number, tables: Readonly<Record<string, readonly Row[]>>): Promise<void> {
    await migrate(database, MIGRATIONS.slice(0, version));
    for (const [table, rows] of Object.entries(tables))
      for (const row of rows) {
        // PostgreSQL assigns the positions itself, in the same order.
        const columns = Object.entries(row).filter(([name]) => name !== 'position');
        const names = columns.map(([name]) => name).join(', ');
        const places = columns.map((_, index) => `$${index + 1}`).join(', ');
        await database.query(
          `INSERT INTO ${table} (${names}) VALUES (${places})`,
          columns.map(([, value]) => value),
        );
      }
    await migrate(database);
  }

  const testPeople = () =>
    createTestPeople({
      users: usersIn(database),
      sessions: sessionsIn(database),
      outbox: outboxIn(database),
      links: linksIn(database),
      registrations: registrationsIn(database),
    });

  it('keeps what the first version has stored', async () => {
    await migrateFrom(1, MADE_BY_001);
    const people = testPeople().at('demo');
    const ada = await usersIn(database).byEmail('demo', 'ada@example.org');
    expect(ada?.attributes).toEqual({ firstName: 'Ada', newsletter: true, language: 'en' });
    await people.signIn({ email: 'ada@example.org', password: 'correct horse' }, CLIENT);
    expect(await sessionsIn(database).ofUser(ada!.id, 1_780_000_000)).toHaveLength(2);
    const { favourites, ...others } = await favouritesIn(database).read(ada!.id);
    const stored = MADE_BY_001.favourites.filter((row) => row.user_id === ada!.id);
    expect(favourites).toEqual(
      stored.map(({ id, kind, key, content }) => ({
        id,
        kind,
        key: fromStored(key),
        content: JSON.parse(content),
        updatedAt: 1_780_000_000,
      })),
    );
    expect(others).toEqual({ deleted: [], orderedAt: 0 });
    const carts = cartsIn(database);
    expect(await carts.get({ tenant: 'demo', kind: 'user', key: ada!.id })).toMatchObject({ version: 1 });
    expect(await carts.get({ tenant: 'demo', kind: 'email', key: 'visitor@example.org' })).toMatchObject({
      version: 2,
    });
  });

  it('keeps what the version before registrations has stored; a cart is the first tenant’s that changes it', async () => {
    await migrateFrom(4, MADE_BY_004);
    const people = testPeople().at('demo');
    const grace = (await usersIn(database).byEmail('demo', 'grace@example.org'))!;
    expect(await outboxIn(database).ofUser(grace)).toMatchObject([{ purpose: 'reset', userId: null, language: 'it' }]);
    expect((await favouritesIn(database).read(grace.id)).deleted).toHaveLength(1);
    await people.links.confirm(TOKEN_BY_004);
    const { attributes } = await people.signIn({ email: grace.email, password: 'correct horse' }, CLIENT);
    expect(attributes).toMatchObject({ firstName: 'Grace', emailVerified: true });

    const carts = cartsIn(database);
    const [demo, littoral] = ['demo', 'littoral'].map((tenant) => ({ tenant, kind: 'user', key: grace.id }) as const);
    const before = { content: JSON.parse(MADE_BY_004.carts[0]!.content), version: 1 };
    expect(await Promise.all([demo!, littoral!].map((owner) => carts.get(owner)))).toEqual([before, before]);
    expect(await carts.removeUnchanged('email', Math.floor(Date.now() / 1_000) - 60)).toBe(0);
    expect(await carts.put(demo!, { items: [] }, 1)).toEqual({ content: { items: [] }, version: 2 });
    expect(await carts.put(littoral!, { items: [] }, 1)).toBeNull();
    expect(await Promise.all([demo!, littoral!].map((owner) => carts.get(owner)))).toMatchObject([
      { version: 2 },
      null,
    ]);
    expect((await carts.ofUser(grace)).map(({ owner }) => owner)).toEqual([demo]);
  });

  it('keeps what the version before accounts had a tenant has stored; an account is the first tenant’s that it is used at', async () => {
    await migrateFrom(6, MADE_BY_006);
    const hedy = { email: 'hedy@example.org', password: 'correct horse' };
    const [users, everyone] = [usersIn(database), testPeople()];
    const [demo, littoral] = [everyone.at('halte-demo'), everyone.at('halte-littoral')];
    // Until then its address is not released, and a wrong password changes nothing.
    await expect(littoral.register({ ...hedy, attributes: {} }, CLIENT)).rejects.toMatchObject({ code: 'email-taken' });
    await expect(littoral.signIn({ ...hedy, password: 'wrong horse' }, CLIENT)).rejects.toThrow();
    const before = (await users.byEmail('halte-littoral', hedy.email))!;
    expect(before).toMatchObject({ tenant: '', attributes: { firstName: 'Hedy' } });
    expect(await cartsIn(database).ofUser(before)).toHaveLength(2);
    expect(await everyone.at(null).signedIn(SESSION_BY_006)).toEqual(before);

    expect(await demo.signedIn(SESSION_BY_006)).toEqual({ ...before, tenant: 'halte-demo' });
    await expect(littoral.signedIn(SESSION_BY_006)).rejects.toMatchObject({ code: 'session-over' });
    await expect(littoral.signIn(hedy, CLIENT)).rejects.toMatchObject({ code: 'wrong-credentials' });
    await demo.links.reset(RESET_BY_006, 'battery staple', CLIENT.page);
    await demo.signIn({ ...hedy, password: 'battery staple' }, CLIENT);
    expect((await favouritesIn(database).read(before.id)).favourites).toHaveLength(1);
    await littoral.register({ ...hedy, attributes: {} }, CLIENT);
    expect((await users.byEmail('halte-demo', hedy.email))?.id).toBe(before.id);

    await everyone.at(null).links.confirm(REGISTRATION_BY_006);
    await littoral.signIn({ ...hedy, email: 'mary@example.org' }, CLIENT);
    expect(await users.byEmail('halte-demo', 'mary@example.org')).toBeNull();
  });

  it('carries each out once, in order', async () => {
    await migrate(database, [ONE]);
    await migrate(database, [ONE]);
    expect(await rows()).toEqual(['1']);
    await migrate(database, [ONE, TWO]);
    await migrate(database, [ONE, TWO]);
    expect(await rows()).toEqual(['1', '2']);
    expect(await recorded()).toEqual([{ name: '001-one' }, { name: '002-two' }]);
  });

  it('names those that it has carried out', async () => {
    expect(await migrate(database, [ONE])).toEqual(['001-one']);
    expect(await migrate(database, [ONE])).toEqual([]);
    const three = migration('003-three', 'SELECT 1');
    expect(await migrate(database, [ONE, TWO, three])).toEqual(['002-two', '003-three']);
  });

  it('is asked for where one is pending, and not carried out', async () => {
    const refused = (name: string) => ({
      name: 'MigrationError',
      message: `The database is older than this program (it has no ${name}): run it once with --migrate only.`,
    });
    await expect(checkMigrated(database, [ONE])).rejects.toMatchObject(refused('001-one'));
    await expect(recorded()).rejects.toThrow();
    await migrate(database, [ONE]);
    await checkMigrated(database, [ONE]);
    await expect(checkMigrated(database, [ONE, TWO])).rejects.toMatchObject(refused('002-two'));
    expect(await rows()).toEqual(['1']);
    await migrate(database, [ONE, { ...TWO, readableBy: '001-one' }]);
    await checkMigrated(database, [ONE]);
    await expect(checkMigrated(database, [TWO])).rejects.toThrow('The database was made with another 001-one');
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

  it('works with a newer database that says so, as the program after it left it', async () => {
    const three = { ...migration('003-three', "INSERT INTO one VALUES ('3')"), readableBy: '001-one' };
    const four = { ...migration('004-four', "INSERT INTO one VALUES ('4')"), readableBy: '002-two' };
    const [to2, to3, to4] = [
      [ONE, TWO],
      [ONE, TWO, three],
      [ONE, TWO, three, four],
    ];
    await migrate(database, to3);
    await migrate(database, to2);
    await migrate(database, [ONE, { ...TWO, readableBy: '001-one' }]);
    expect(await rows()).toEqual(['1', '2', '3']);
    await migrate(database, to4);
    await migrate(database, to2);
    await migrate(database, to3);
    await migrate(database, to4);
    expect(await rows()).toEqual(['1', '2', '3', '4']);
    // Nothing says that the first works with what the second left.
    const refused = migrate(database, [ONE]);
    await expect(refused).rejects.toBeInstanceOf(MigrationError);
    await expect(refused).rejects.toThrow('The database is newer than this program (it has 002-two): ');
  });

  it('refuses a newer database of which one change says that it cannot be read', async () => {
    const three = { ...migration('003-three', 'SELECT 1'), readableBy: '002-two' };
    const four = { ...migration('004-four', 'SELECT 1'), readableBy: '003-three' };
    await migrate(database, [ONE, TWO, three, four]);
    await expect(migrate(database, [ONE, TWO])).rejects.toThrow('(it has 004-four)');
    await migrate(database, [ONE, TWO, three]);
  });

  it('says of a database of a former program from now on what can read it', async () => {
    await database.query(
      'CREATE TABLE migrations (name TEXT PRIMARY KEY, checksum TEXT NOT NULL, done_at TEXT NOT NULL)',
    );
    await database.query("INSERT INTO migrations VALUES ('001-one', $1, '2026')", [CHECKSUM_OF_ONE]);
    await database.query('CREATE TABLE one (a TEXT)');
    await migrate(database, [ONE, { ...TWO, readableBy: '001-one' }]);
    expect(await rows()).toEqual(['2']);
    await migrate(database, [ONE]);
    const readable = await database.query('SELECT readable_by FROM migrations ORDER BY name');
    expect(readable).toEqual([{ readable_by: null }, { readable_by: '001-one' }]);
  });

  it('leaves of each user the favourites that were deleted last', async () => {
    const users = ['ada', 'bob'].map((id) => ({
      id,
      email: id,
      email_hash: id,
      password_hash: '',
      attributes: '{}',
      created_at: 0,
    }));
    const deleted = Array.from({ length: 1_004 }, (_, index) => ({
      user_id: index < 1_002 ? 'ada' : 'bob',
      id: `${index}`,
      kind: 'LINE',
      key_hash: `${index}`,
      deleted_at: index,
    }));
    await migrateFrom(7, { users, deleted_favourites: deleted });
    const left = (await favouritesIn(database).read('ada')).deleted.map(({ deletedAt }) => deletedAt);
    expect([left.length, left[0]]).toEqual([1_000, 2]);
    expect((await favouritesIn(database).read('bob')).deleted).toHaveLength(2);
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
});

it('has them numbered in order', () => {
  expect(MIGRATIONS.map(({ name }) => name.slice(0, 4))).toEqual(
    MIGRATIONS.map((_, index) => `${String(index + 1).padStart(3, '0')}-`),
  );
});

it('has not changed what is released', () => {
  expect(MIGRATIONS.map(({ name }) => name)).toEqual([
    '001-accounts',
    '002-favourite-changes',
    '003-session-devices',
    '004-messages',
    '005-registrations',
    '006-tenant-carts',
    '007-tenant-accounts',
    '008-fewer-deleted',
    '009-former-address-carts',
    '010-attempts',
    '011-live-documents',
  ]);
});

it('leaves a database with each that the program of the release before can work with', () => {
  // Those before them were made when a program refused every newer database.
  for (const [index, { readableBy }] of MIGRATIONS.entries())
    if (index >= 9) expect(MIGRATIONS.slice(0, index).map(({ name }) => name)).toContain(readableBy);
});
