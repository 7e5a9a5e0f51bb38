/** On each database, by reading every row: a person's stored data is in the download, and is deleted with the account. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, Value } from '../store/database.ts';
import { openStore, type StorePlace } from '../store/open.ts';
import { FOR_REQUESTS, openPostgresql } from '../store/postgresql.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { addFavourite, favouriteOf, NO_FAVOURITES } from '../store/testing/people.ts';
import { ownDatabase } from '../store/testing/postgresqlServer.ts';
import { digest } from '../store/text.ts';
import { CLIENT, createTestPeople, TENANT } from '../testing/testPeople.ts';
import { createOwnData } from './ownData.ts';

const NOW = 1_700_000_000;
const ADA = {
  email: 'ada.lovelace@example.org',
  password: 'correct horse',
  attributes: { firstName: 'Ada', city: 'Londres' },
};
const BOB = { email: 'bob@example.org', password: 'battery staple', attributes: { firstName: 'Bob' } };

type Row = Readonly<Record<string, Value>>;

/** Tables without personal data. Attempts are hashes that are kept for an hour: deleting an account does not reset the limit of wrong passwords. */
const OF_NO_ONE = ['migrations', 'attempts', 'live_documents'];
/** Columns that only index or protect the data of other columns. */
const NOT_FOR_READERS = /_hash$|^(position|rank|user_id|owner_kind|owner_key)$/;

describe('on SQLite', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'halte-own-data-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  suite(
    () => ({ database: null, folder }),
    () => openSqlite(folder),
    'SELECT name FROM sqlite_master WHERE type = $1',
    'table',
  );
});

const server = process.env['HALTE_TEST_DATABASE'];
if (server)
  describe('on PostgreSQL', () => {
    const own = ownDatabase(server);
    beforeAll(() => own.create());
    afterAll(() => own.drop());
    suite(
      () => ({ database: own.address, folder: '' }),
      async () => openPostgresql(own.address, FOR_REQUESTS),
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = $1',
      'public',
    );
  });
else it.todo('what is stored on PostgreSQL (HALTE_TEST_DATABASE names no server)');

function suite(place: () => StorePlace, openRaw: () => Promise<Database>, tablesSql: string, value: string): void {
  let store: Store;
  let raw: Database;
  beforeAll(async () => {
    store = await openStore(place());
    await store.check();
    raw = await openRaw();
  });
  afterAll(() => Promise.all([store.close(), raw.close()]));

  /** Every row that contains one of the texts, by table. */
  async function rowsWith(texts: readonly string[]): Promise<ReadonlyMap<string, readonly Row[]>> {
    const tables = (await raw.query<{ name: string }>(tablesSql, [value])).map(({ name }) => name);
    const found = new Map<string, readonly Row[]>();
    for (const table of tables.filter((name) => !OF_NO_ONE.includes(name))) {
      const rows = await raw.query<Row>(`SELECT * FROM ${table}`);
      found.set(
        table,
        rows.filter((row) => texts.some((text) => JSON.stringify(row).includes(text))),
      );
    }
    return found;
  }

  it('downloads all there is of a person, and leaves none of it when the account is deleted', async () => {
    const everyone = createTestPeople(store);
    const people = everyone.at(TENANT);
    const ownData = createOwnData({ ...store, people: everyone, now: () => NOW }).at(TENANT);
    const { accessToken } = await people.register(ADA, { ...CLIENT, userAgent: 'Firefox/140 Linux' });
    const bob = await people.register(BOB, CLIENT);
    const ids = await Promise.all(
      [accessToken, bob.accessToken].map(async (token) => (await people.signedIn(token)).id),
    );
    for (const [index, userId] of ids.entries()) {
      await addFavourite(store, userId, favouriteOf(`line ${index}`));
      await store.favourites.change(userId, NO_FAVOURITES, (state) => ({
        ...state,
        deleted: [{ id: `gone ${index}`, kind: 'POI', keyHash: digest('x'), deletedAt: NOW }],
      }));
      await store.favourites.order(userId, (before) => ({ ...before, orderedAt: NOW }));
      await store.links.create({
        tokenHash: digest(userId),
        purpose: 'reset',
        userId,
        emailHash: digest(userId),
        createdAt: NOW - 60,
        expiresAt: NOW + 3_600,
      });
      await store.carts.put({ tenant: TENANT, kind: 'user', key: userId }, { items: [`item ${index}`] }, 0);
    }
    for (const person of [ADA, BOB]) await people.signUp({ ...person, attributes: { city: 'Paris' } }, CLIENT);
    await store.users.verifyEmail(ids[0]!, ADA.email, NOW + 5);
    await store.carts.put({ tenant: TENANT, kind: 'email', key: ADA.email }, { items: ['anonymous'] }, 0);

    const [adaId, bobId] = ids as [string, string];
    const ofAda = [adaId, ADA.email, digest(adaId), digest(ADA.email)];
    const stored = await rowsWith(ofAda);
    // A table without a row of any account would prove nothing.
    expect([...stored].filter(([, rows]) => rows.length === 0)).toEqual([]);

    const download = JSON.stringify(await ownData.download(accessToken));
    const missing = [...stored].flatMap(([table, rows]) =>
      rows.flatMap((row) =>
        Object.entries(row)
          .filter(([column, one]) => !NOT_FOR_READERS.test(column) && !isIn(download, one))
          .map(([column]) => `${table}.${column}`),
      ),
    );
    // The key of a favourite follows from its content.
    expect(missing.filter((column) => column !== 'favourites.key')).toEqual([]);
    expect(download).not.toMatch(/scrypt|Bob|item 1/);

    await people.remove(accessToken, ADA.password, '::1');
    const left = [...(await rowsWith(ofAda))].filter(([, rows]) => rows.length > 0);
    expect(left).toEqual([]);
    const ofBob = [...(await rowsWith([bobId, BOB.email, digest(bobId)]))].filter(([, rows]) => rows.length > 0);
    expect(ofBob.map(([table]) => table)).toEqual([...stored.keys()]);
  });

  it('lists the sessions of a person, and ends one or all others', async () => {
    const everyone = createTestPeople(store);
    const people = everyone.at(TENANT);
    const ownData = createOwnData({ ...store, people: everyone, now: () => NOW }).at(TENANT);
    const here = (await people.signIn(BOB, { ...CLIENT, userAgent: 'Firefox/140 Linux' })).accessToken;
    const there = (await people.signIn(BOB, CLIENT)).accessToken;
    const sessions = await ownData.sessions(here);
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }) => current)).toMatchObject([{ device: 'Firefox, Linux' }]);
    const remote = (await ownData.sessions(there)).find(({ current }) => current)!;
    await ownData.endSession(here, remote.id);
    await expect(people.signedIn(there)).rejects.toMatchObject({ code: 'session-over' });
    await expect(ownData.endSession(here, remote.id)).rejects.toMatchObject({ code: 'session-not-found' });
    await ownData.endOtherSessions(here);
    expect(await ownData.sessions(here)).toMatchObject([{ current: true }]);
  });
}

/** As text, as an object with further fields, or as the ISO time of a number of seconds. */
function isIn(text: string, value: Value): boolean {
  if (typeof value === 'number' && value > 1_000_000_000) return text.includes(new Date(value * 1_000).toISOString());
  return value === null || text.includes(String(value).replace(/}$/, ''));
}
