import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { openStore } from '../../bff/src/store/open.ts';
import { ROOT } from './paths.mjs';
import { environmentWithPostgres, startPostgres } from './postgres.mjs';
import { UserError } from './userError.mjs';

const WRITER = join(ROOT, 'bff/src/store/testing/writer.ts');
const MODULE = join(ROOT, 'scripts/lib/postgres.mjs');
const CRASH_AFTER = 400;

let reason = '';
/** The server of this file; null where there can be none, for `reason`. */
const server = await startPostgres().catch((error) => {
  if (!(error instanceof UserError)) throw error;
  reason = error.message;
  return null;
});
const skip = server === null && `PostgreSQL is not run: ${reason}`;
after(() => server?.stop());

async function untilGone(folder) {
  while (existsSync(folder)) await setTimeout(20);
}

describe('a PostgreSQL of its own', { skip, timeout: 120_000 }, () => {
  it('keeps what it acknowledged when it is killed amid writes', async () => {
    assert.ok(server);
    const place = { database: server.address, folder: '' };
    const before = await openStore(place);
    const id = randomUUID();
    await before.users.create({
      id,
      tenant: 'demo',
      email: id,
      passwordHash: 'x',
      attributes: {},
      createdAt: 0,
      emailVerifiedAt: null,
    });
    await before.close();

    const writer = spawn(process.execPath, [WRITER, '', server.address, id, '5000'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const lines = [];
    let back;
    createInterface({ input: writer.stdout }).on('line', (line) => {
      if (lines.push(line) === CRASH_AFTER) back = server.crash();
    });
    const [code] = await once(writer, 'close');
    await back;
    assert.notEqual(code, 0);
    assert.ok(lines.length >= CRASH_AFTER);

    const store = await openStore(place);
    const { favourites } = await store.favourites.read(id);
    const stored = new Set(favourites.map(({ key }) => `favourite ${key}`));
    const cart = await store.carts.get({ tenant: 'demo', kind: 'user', key: id });
    await store.close();
    const lost = lines.filter((line) => line.startsWith('favourite ') && !stored.has(line));
    const versions = lines.filter((line) => line.startsWith('cart ')).map((line) => Number(line.slice('cart '.length)));
    assert.deepEqual(lost, []);
    assert.ok(cart && versions.length > 0 && cart.version >= Math.max(...versions));
    assert.deepEqual(cart.content, { number: cart.version });
  });

  it('is gone with its files when it is stopped', async () => {
    const other = await startPostgres();
    assert.ok(existsSync(other.folder));
    await other.stop();
    assert.ok(!existsSync(other.folder));
    await assert.rejects((await openStore({ database: other.address, folder: '' })).check());
  });

  /** @type {[how: string, signal: NodeJS.Signals | null][]} */
  const endings = [
    ['ends by itself', null],
    ['is interrupted', 'SIGINT'],
    ['is killed', 'SIGKILL'],
  ];
  for (const [how, signal] of endings) {
    it(`is gone with its files when the process that started it ${how}`, async () => {
      const wait = signal === null ? '' : 'setInterval(() => {}, 1000);';
      const program = `import { startPostgres } from ${JSON.stringify(MODULE)};
        console.log((await startPostgres()).folder); ${wait}`;
      const owner = spawn(process.execPath, ['--input-type=module', '-e', program], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [folder] = await once(createInterface({ input: owner.stdout }), 'line');
      if (signal !== null) owner.kill(signal);
      await once(owner, 'exit');
      await untilGone(folder);
    });
  }
});

it('leaves the person the choice of another server', () => {
  const chosen = { HALTE_TEST_DATABASE: 'postgresql://elsewhere/tests' };
  assert.deepEqual(environmentWithPostgres({ ...chosen, OTHER: '1' }), chosen);
});
