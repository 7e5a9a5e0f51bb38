/** A store that is backed up while its server runs, and restored for another; on PostgreSQL if HALTE_TEST_DATABASE names one, as `npm test` does. */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_CONTENT } from '../content/load.ts';
import { openStore } from '../store/open.ts';
import { type OwnDatabase, ownDatabase } from '../store/testing/postgresqlServer.ts';
import { writeSmallTown } from '../testing/smallTown.ts';
import { type Spawned, spawnServer } from '../testing/spawnServer.ts';
import { runMain } from './testing/command.ts';
import { addLine, addTicket, belongings, signIn, signUp, TRAVELLER } from './testing/traveller.ts';

const MINUTES = 60_000;

describe('on SQLite', () => {
  suite(async (folder, name) => ['--data', join(folder, name)]);
});

const server = process.env['HALTE_TEST_DATABASE'];
if (server)
  describe('on PostgreSQL', () => {
    const databases: OwnDatabase[] = [];
    suite(async (folder, name) => {
      const own = ownDatabase(server);
      databases.push(own);
      await own.create();
      return ['--data', join(folder, name), '--database', own.address];
    });
    afterAll(async () => {
      for (const own of databases) await own.drop();
    });
    withoutPrograms(() => databases[0]!.address);
  });
else {
  process.stderr.write('Backups of PostgreSQL are not tried: HALTE_TEST_DATABASE names none.\n');
  it.todo('backups of PostgreSQL (HALTE_TEST_DATABASE names no server)');
}

/** @param storeOf creates an empty store, and resolves to the options that name it. */
function suite(storeOf: (folder: string, name: string) => Promise<readonly string[]>): void {
  let folder: string;
  let backups: string;
  let from: readonly string[];
  let to: readonly string[];
  const running: Spawned[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'halte-restored-'));
    backups = join(folder, 'backups');
    await Promise.all([mkdir(backups), writeSmallTown(folder)]);
    [from, to] = await Promise.all([storeOf(folder, 'one'), storeOf(folder, 'other')]);
  });

  afterAll(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    await rm(folder, { recursive: true, maxRetries: 5 });
  });

  function start(store: readonly string[]): Spawned {
    const started = spawnServer(
      ...['--gtfs', folder, '--rebase-calendar', '--content', DEMO_CONTENT, '--keys', 'halte-test', '--workers', '0'],
      ...store,
    );
    running.push(started);
    return started;
  }

  async function stop(spawned: Spawned): Promise<void> {
    const ended = spawned.waitFor(/stopped/);
    spawned.child.kill('SIGTERM');
    await ended;
  }

  it(
    'is signed in to with the password, has favourites and cart, and knows no session of before',
    async () => {
      const first = start(from);
      const origin = await first.ready();
      const token = await signUp(origin);
      await addLine(origin, token);
      await addTicket(origin, token);
      const before = await belongings(origin, token);
      expect(before).toMatchObject({ cart: { baskets: [{ ownerFirstName: 'Ada' }] } });

      const made = await runMain('backup', ['--to', backups, ...from]);
      expect(made).toMatchObject({ code: 0, err: '', out: expect.stringContaining('backed up: 1 account, 1 cart') });
      const names = await readdir(backups);
      expect(names).toEqual([expect.stringMatching(/^halte-\d{8}T\d{6}Z$/)]);
      // It goes on meanwhile.
      await addTicket(origin, token);

      const backup = join(backups, names[0]!);
      const refused = await runMain('restore', ['--from', backup, ...from]);
      expect(refused).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringMatching(/^[^\n]*stop the servers?|^[^\n]*stop them/),
      });
      expect(refused.err.split('\n')).toHaveLength(2);

      const brought = await runMain('restore', ['--from', backup, ...to]);
      expect(brought).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^restored: 1 account, 1 cart/) });
      const other = await start(to).ready();
      const again = await signIn(other);
      expect(await belongings(other, again)).toEqual(before);
      await expect(signIn(other, 'another password')).rejects.toThrow('401');
      await expect(belongings(other, token)).rejects.toThrow('401');
      await stop(first);
    },
    3 * MINUTES,
  );

  it(
    'replaces a store that is not empty only if forced, and keeps that one aside',
    async () => {
      const backup = join(backups, (await readdir(backups))[0]!);
      const refused = await runMain('restore', ['--from', backup, ...from]);
      expect(refused).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringMatching(/is not empty: --force [^\n]+\.\n$/),
      });
      const forced = await runMain('restore', ['--from', backup, ...from, '--force']);
      expect(forced).toMatchObject({ code: 0, err: '', out: expect.stringContaining('what was there is kept as ') });
      const one = start(from);
      const origin = await one.ready();
      const { cart } = await belongings(origin, await signIn(origin));
      expect(cart).toMatchObject({ baskets: [{}] });
      await stop(one);
    },
    2 * MINUTES,
  );
}

function withoutPrograms(address: () => string): void {
  it('is one sentence where PostgreSQL has no client programs, and nothing is made', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'halte-programs-'));
    const backups = join(folder, 'backups');
    await mkdir(backups);
    const ended = await runMain('backup', ['--to', backups, '--database', address()], { PATH: folder });
    expect(ended).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^There is no pg_dump on this machine: [^\n]+\n$/),
    });
    expect(await readdir(backups)).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it(
    'changes nothing where the copy cannot be read to its end',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'halte-cut-'));
      expect(await runMain('backup', ['--to', folder, '--database', address()])).toMatchObject({ code: 0 });
      const backup = join(folder, (await readdir(folder))[0]!);
      const [copy, manifest] = [join(backup, 'halte.dump'), join(backup, 'backup.json')];
      // As if it had been cut before it was described.
      const bytes = (await readFile(copy)).subarray(0, -200);
      await writeFile(copy, bytes);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const described = JSON.parse(await readFile(manifest, 'utf8'));
      await writeFile(manifest, JSON.stringify({ ...described, sha256, bytes: bytes.length }));
      const ended = await runMain('restore', ['--from', backup, '--database', address(), '--force']);
      expect(ended).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^pg_restore failed[^\n]+\n$/) });
      const store = await openStore({ database: address(), folder: '', migrate: 'off' });
      expect(await store.users.byEmail('halte-test', TRAVELLER.email)).toMatchObject({ email: TRAVELLER.email });
      await store.close();
      await rm(folder, { recursive: true });
    },
    MINUTES,
  );
}
