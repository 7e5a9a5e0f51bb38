/** What cannot be backed up or restored is one sentence, and changes nothing. */
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStore } from '../store/open.ts';
import { newUser } from '../store/testing/people.ts';
import { runMain } from './testing/command.ts';

let folder: string;
let data: string;
let backup: string;
const NOWHERE = 'postgresql://ada:geheim@127.0.0.1:1/halte';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halte-refusals-'));
  data = join(folder, 'data');
  const store = await openStore({ database: null, folder: data });
  await newUser(store);
  await store.close();
  const backups = join(folder, 'backups');
  await mkdir(backups);
  expect(await runMain('backup', ['--to', backups, '--data', data])).toMatchObject({ code: 0 });
  backup = join(backups, (await readdir(backups))[0]!);
});

afterAll(() => rm(folder, { recursive: true }));

/** A copy of the backup that may be changed. */
async function copied(name: string): Promise<string> {
  const to = join(folder, name);
  await cp(backup, to, { recursive: true });
  return to;
}

async function change(from: string, changes: object): Promise<void> {
  const path = join(from, 'backup.json');
  await writeFile(path, JSON.stringify({ ...JSON.parse(await readFile(path, 'utf8')), ...changes }));
}

/** Expects one sentence, and nothing where the store would have been. */
async function refuses(args: readonly string[], sentence: RegExp, env = {}): Promise<void> {
  const empty = join(folder, 'empty');
  const ended = await runMain('restore', [...args, '--data', empty], env);
  expect(ended).toMatchObject({ code: 1, out: '', err: expect.stringMatching(sentence) });
  expect(ended.err).toMatch(/^[^\n]+\n$/);
  expect(await readdir(empty).catch(() => [])).toEqual([]);
}

it('is for its owner only', async () => {
  const modes = await Promise.all(['', 'backup.json', 'halte.db'].map((name) => stat(join(backup, name))));
  expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600, 0o600]);
  // Nothing is left open beside the store.
  expect(await readdir(data)).toEqual(['halte.db']);
});

it.each([
  ['a folder that is not there', '/nowhere/at/all', /^There is no folder \/nowhere\/at\/all: give --from /],
  ['a folder that is no backup', tmpdir(), /is no backup: it has no backup\.json/],
])('refuses %s', (_, from, sentence) => refuses(['--from', from], sentence));

it('refuses a copy that is truncated', async () => {
  const from = await copied('truncated');
  await truncate(join(from, 'halte.db'), 4_096);
  await refuses(['--from', from], /halte\.db has 4096 bytes in place of \d+: it is truncated or was changed\.\n$/);
});

it('refuses a copy that is damaged', async () => {
  const from = await copied('damaged');
  const path = join(from, 'halte.db');
  const bytes = await readFile(path);
  bytes[bytes.length - 1]! ^= 1;
  await writeFile(path, bytes);
  await refuses(['--from', from], /halte\.db is not what was written/);
});

it('refuses a copy that is missing, and one that would be elsewhere', async () => {
  const from = await copied('missing');
  await rm(join(from, 'halte.db'));
  await refuses(['--from', from], /has no halte\.db: it is incomplete\.\n$/);
  await change(from, { file: '../data/halte.db' });
  await refuses(['--from', from], /backup\.json is truncated or damaged\.\n$/);
});

it('refuses a description that is cut, or of a newer program', async () => {
  const from = await copied('cut');
  const path = join(from, 'backup.json');
  await truncate(path, 40);
  await refuses(['--from', from], /backup\.json is truncated or damaged\.\n$/);
  await writeFile(path, '{"format":2}');
  await refuses(['--from', from], /backup\.json is of a newer program/);
});

it('refuses a backup of a newer schema', async () => {
  const from = await copied('newer');
  const path = join(from, 'halte.db');
  const database = new DatabaseSync(path);
  database.exec("INSERT INTO migrations (name, checksum, done_at) VALUES ('999-future', 'x', '')");
  const migrations = database.prepare('SELECT * FROM migrations ORDER BY name').all();
  database.close();
  const bytes = await readFile(path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await change(from, { migrations, sha256, bytes: bytes.length });
  await refuses(['--from', from], /cannot be restored: the database is newer than this program \(it has 999-future\)/);
});

it('refuses a backup of SQLite for PostgreSQL', () =>
  refuses(['--from', backup, '--database', NOWHERE], /is of SQLite, and the store to restore is PostgreSQL/));

it.each([
  ['no option at all', [], /^--to <folder> is missing/],
  ['an unknown option', ['--into', '/tmp'], /^Unknown option '--into'/],
  ['a folder that is not there', ['--to', '/nowhere/at/all'], /^There is no folder \/nowhere/],
  ['a data folder without a store', ['--to', tmpdir(), '--data', '/nowhere'], /^There is no store in \/nowhere/],
  ['a database that is not there', ['--to', tmpdir(), '--database', NOWHERE], /^The database cannot be used \(/],
  ['a database that is none', ['--to', tmpdir(), '--database', 'mysql://a'], /^--database must be an address/],
])('refuses to back up with %s', async (_, args, sentence) => {
  const ended = await runMain('backup', args);
  expect(ended).toMatchObject({ code: 1, out: '', err: expect.stringMatching(sentence) });
  expect(ended.err).toMatch(/^[^\n]+\n$/);
  expect(ended.err).not.toContain('geheim');
});

it('keeps nothing of a backup that fails, and leaves the store alone', async () => {
  const damaged = join(folder, 'damaged-data');
  const backups = join(folder, 'none');
  await Promise.all([mkdir(damaged), mkdir(backups)]);
  const bytes = await readFile(join(data, 'halte.db'));
  bytes.fill(0xff, 4_096, 3 * 4_096);
  await writeFile(join(damaged, 'halte.db'), bytes);
  const ended = await runMain('backup', ['--to', backups, '--data', damaged]);
  expect(ended).toMatchObject({ code: 1, err: expect.stringMatching(/^[^\n]+nothing was kept of it[^\n]*\n$/) });
  expect(await readdir(backups)).toEqual([]);
  expect((await readFile(join(damaged, 'halte.db'))).equals(bytes)).toBe(true);
});
