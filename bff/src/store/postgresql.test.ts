/** Needs a server: `npm test` starts one and names it in HALTE_TEST_DATABASE. */
import { randomUUID } from 'node:crypto';
import { attemptsIn, MOST_ATTEMPTS } from './attempts.ts';
import type { Query } from './database.ts';
import { MIGRATIONS } from './migrations.ts';
import { migrateStore, openStore } from './open.ts';
import { FOR_REQUESTS, openPostgresql } from './postgresql.ts';
import type { Store } from './store.ts';
import { StoreError, TimeoutError } from './storeError.ts';
import { attemptsContract } from './testing/attempts.ts';
import { storeContract } from './testing/contract.ts';
import { liveDocumentsContract } from './testing/liveDocuments.ts';
import { addFavourite, favouriteOf, NO_FAVOURITES, newUser } from './testing/people.ts';
import { ownDatabase } from './testing/postgresqlServer.ts';

const server = process.env['HALTE_TEST_DATABASE'];

if (server) describe('on PostgreSQL', () => suite(server));
else {
  process.stderr.write('The store is not tried on PostgreSQL: HALTE_TEST_DATABASE names none.\n');
  it.todo('the store on PostgreSQL (HALTE_TEST_DATABASE names no server)');
}

function suite(address: string): void {
  const own = ownDatabase(address);
  const place = { database: own.address, folder: '' };
  beforeAll(() => own.create());
  afterAll(() => own.drop());

  storeContract(() => place);

  describe('attempts', () => {
    let stores: readonly Store[] = [];
    beforeAll(async () => {
      stores = await Promise.all([openStore(place), openStore(place)]);
    });
    afterAll(() => Promise.all(stores.map((store) => store.close())));
    attemptsContract(() => [stores[0]!.attempts!, stores[1]!.attempts!]);

    it('are forgotten an hour later, and the oldest when there are too many', async () => {
      const database = openPostgresql(own.address, FOR_REQUESTS);
      const count = async () =>
        (await database.query<{ number: string }>('SELECT COUNT(*) AS number FROM attempts'))[0]!.number;
      const write = (at: string, rows: number) =>
        database.query(`INSERT INTO attempts SELECT 'some', 'key', ${at} FROM generate_series(1, ${rows}) AS n`);
      await database.query('DELETE FROM attempts');
      await write('5000', 10);
      await write('100000 + n', 7);
      // The first call of a server clears.
      expect(await attemptsIn(database).enter([], 103_000)).toBe(0);
      expect(await count()).toBe('7');
      await write('100007 + n', MOST_ATTEMPTS);
      expect(await attemptsIn(database).enter([], 103_000)).toBe(0);
      expect(await count()).toBe(String(MOST_ATTEMPTS + 1));
      await database.query('DELETE FROM attempts');
      await database.close();
    });
  });

  describe('live documents', () => {
    let stores: readonly Store[] = [];
    beforeAll(async () => {
      stores = await Promise.all([openStore(place), openStore(place)]);
    });
    afterAll(() => Promise.all(stores.map((store) => store.close())));
    liveDocumentsContract(
      () => [stores[0]!.liveDocuments!, stores[1]!.liveDocuments!],
      async (seconds) => {
        const database = openPostgresql(own.address, FOR_REQUESTS);
        await database.query(
          'UPDATE live_documents SET fetched_at = fetched_at - CAST($1 AS DOUBLE PRECISION), leased_until = leased_until - CAST($1 AS DOUBLE PRECISION)',
          [seconds],
        );
        await database.close();
      },
    );
  });

  describe('that is migrated by another program', () => {
    const other = ownDatabase(address);
    const reader = `reader_${randomUUID().replaceAll('-', '')}`;
    const off = { database: other.address, folder: '', migrate: 'off' } as const;
    const run = async (sql: string) => {
      const database = openPostgresql(other.address, FOR_REQUESTS);
      await database.query(sql).finally(() => database.close());
    };
    beforeAll(() => other.create());
    afterAll(async () => {
      await run(`DROP OWNED BY ${reader}`);
      await run(`DROP ROLE ${reader}`);
      await other.drop();
    });

    it('is opened when that is done, also by an account that may not change tables', async () => {
      await expect(openStore(off)).rejects.toThrow('The database is older than this program (it has no 001-accounts)');
      expect(await migrateStore(off)).toHaveLength(MIGRATIONS.length);
      expect(await migrateStore(off)).toEqual([]);
      await run(`CREATE ROLE ${reader} LOGIN PASSWORD 'reader'`);
      await run(`GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${reader}`);
      const { href } = Object.assign(new URL(other.address), { username: reader, password: 'reader' });
      const store = await openStore({ ...off, database: href });
      expect(await store.users.byId(randomUUID())).toBeNull();
      await store.close();
    });

    it('is refused when one is pending', async () => {
      await run("DELETE FROM migrations WHERE name = '011-live-documents'");
      await expect(openStore(off)).rejects.toThrow('(it has no 011-live-documents)');
    });

    it('is not migrated where there is no server', async () => {
      await expect(migrateStore({ database: 'postgresql://127.0.0.1:1/none', folder: '' })).rejects.toBeInstanceOf(
        StoreError,
      );
    });
  });

  it('does not take a transaction for done that was rolled back', async () => {
    const database = openPostgresql(own.address, FOR_REQUESTS);
    const unaware = database.transaction(async (query) => {
      await query('CREATE TABLE unaware (a TEXT)');
      await query('SELECT a FROM nothing').catch(() => undefined);
    });
    await expect(unaware).rejects.toBeInstanceOf(StoreError);
    await database.close();
  });

  it('gives up on a statement that takes too long', async () => {
    const database = openPostgresql(own.address, { statement: 20, lock: 60_000, answer: 60_000 });
    const slow = database.query('SELECT pg_sleep(30)');
    await expect(slow).rejects.toThrow(/statement timeout/);
    await expect(slow).rejects.toBeInstanceOf(TimeoutError);
    await database.close();
    const silent = openPostgresql(own.address, { statement: 60_000, lock: 60_000, answer: 20 });
    await expect(silent.transaction((query) => query('SELECT pg_sleep(30)'))).rejects.toBeInstanceOf(TimeoutError);
    await own.disconnectAll();
    await silent.close();
  });

  it('gives up on a cart that another server keeps, and on nothing else', async () => {
    const store = await openStore(place);
    const [owner, another] = ['kept', 'free'].map((key) => ({ tenant: 'demo', kind: 'user', key }) as const);
    await store.carts.put(owner!, {}, 0);
    const database = openPostgresql(own.address, FOR_REQUESTS);
    const outcome = await database.transaction(async (query) => {
      await query("UPDATE carts SET version = version + 1 WHERE owner_kind = 'user'");
      const kept = [store.carts.change(owner!, () => ({})), store.carts.put(owner!, {}, 1)];
      return [await store.carts.put(another!, {}, 0), ...(await Promise.all(kept))];
    });
    expect(outcome).toEqual([{ content: {}, version: 1 }, null, null]);
    expect(await store.carts.change(owner!, () => ({ now: true }))).toEqual({ content: { now: true }, version: 3 });
    await database.close();
    await store.close();
  });

  it('keeps its connection when a rule refuses a change', async () => {
    const database = openPostgresql(own.address, FOR_REQUESTS);
    const pid = (query: Query) => query('SELECT pg_backend_pid() AS pid');
    const pids: unknown[] = [];
    for (let times = 0; times < 2; times++)
      await database
        .transaction(async (query) => {
          pids.push(await pid(query));
          throw new RangeError('full');
        })
        .catch((error: unknown) => expect(error).toEqual(new RangeError('full')));
    expect(pids[0]).toEqual(pids[1]);
    await database.close();
  });

  it('comes back by itself when its connections are lost', async () => {
    const store = await openStore(place);
    const user = await newUser(store);
    await own.disconnectAll();
    expect(await afterwards(() => store.users.byId(user.id))).toEqual(user);
    await store.close();
  });

  it('keeps what it acknowledged when connections are lost amid writes', async () => {
    const store = await openStore(place);
    const user = await newUser(store);
    const ids = Array.from({ length: 400 }, () => randomUUID());
    const adding = ids.map((id) => addFavourite(store, user.id, favouriteOf(id, { id })));
    await adding[9];
    await own.disconnectAll();
    const outcomes = await Promise.allSettled(adding);
    const { favourites } = await afterwards(() => store.favourites.read(user.id));
    const stored = new Set(favourites.map(({ id }) => id));
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.status === 'fulfilled') expect(stored).toContain(ids[index]);
      else expect(outcome.reason).toBeInstanceOf(StoreError);
    }
    expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
    await store.close();
  });

  it('rejects its calls until the database is there, then works', async () => {
    const later = ownDatabase(address);
    const store = await openStore({ database: later.address, folder: '' });
    await expectProblems(store);
    await later.create();
    await store.check();
    await newUser(store);
    await store.close();
    await later.drop();
  });

  it.each([
    ['nothing listens', 'postgresql://halte:s3cret@127.0.0.1:1/halte'],
    [
      'the user may not sign in',
      Object.assign(new URL(own.address), { username: 'halte_unknown', password: 's3cret' }).href,
    ],
  ])('keeps the password to itself when %s', async (_, database) => {
    const store = await openStore({ database, folder: '' });
    await expectProblems(store);
    await store.close();
  });

  it.each(['postgresql://halte:s3cret@[half/halte', 'postgresql://halte:s3cret@host:99999/halte'])(
    'keeps the password to itself when the address is none: %#',
    async (database) => {
      const error = await openStore({ database, folder: '' }).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(StoreError);
      expect(allOf(error)).not.toContain('s3cret');
    },
  );
}

/** The pool may hand out a connection before it learns that it was closed: the first calls may fail. */
async function afterwards<T>(call: () => Promise<T>): Promise<T> {
  for (let rejected = 0; rejected < 20; rejected++) {
    try {
      return await call();
    } catch (error) {
      expect(error).toBeInstanceOf(StoreError);
    }
  }
  return call();
}

async function expectProblems(store: Store): Promise<void> {
  for (const call of [
    () => store.check(),
    () => store.users.byId('a'),
    () => store.favourites.change('a', NO_FAVOURITES, (state) => state),
  ]) {
    const error = await call().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StoreError);
    expect((error as StoreError).message).toMatch(/^The database cannot be used \(.+\): check that .*\.$/);
    expect(allOf(error)).not.toContain('s3cret');
  }
}

/** Everything a log could show of the error. */
function allOf(error: unknown): string {
  const { message, stack, cause, ...rest } = error as Error;
  return [message, stack, JSON.stringify({ ...rest }), cause ? allOf(cause) : ''].join('\n');
}
