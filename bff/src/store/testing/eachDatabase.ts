import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../database.ts';
import { FOR_MIGRATIONS, openPostgresql } from '../postgresql.ts';
import { openSqlite } from '../sqlite.ts';
import { ownDatabase } from './postgresqlServer.ts';

/**
 * Describes the same tests on SQLite and, if HALTE_TEST_DATABASE names a server, on PostgreSQL.
 *
 * @param tests gets a function that opens the database of the running test, initially empty.
 */
export function onEachDatabase(tests: (open: () => Promise<Database>) => void): void {
  describe('on SQLite', () => {
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'halte-database-'));
    });
    afterEach(() => rm(folder, { recursive: true }));
    tests(() => openSqlite(folder));
  });

  const server = process.env['HALTE_TEST_DATABASE'];
  if (!server) return;
  jest.setTimeout(30_000);
  describe('on PostgreSQL', () => {
    let own = ownDatabase(server);
    beforeEach(async () => {
      own = ownDatabase(server);
      await own.create();
    });
    afterEach(() => own.drop());
    tests(async () => openPostgresql(own.address, FOR_MIGRATIONS));
  });
}
