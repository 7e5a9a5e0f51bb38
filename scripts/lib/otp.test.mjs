import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { environmentWithOtp, guarded } from './otp.mjs';
import { javaVersion } from './otpPrograms.mjs';
import { ROOT } from './paths.mjs';
import { UserError } from './userError.mjs';

const MODULE = join(ROOT, 'scripts/lib/otp.mjs');
const program = (script) => ['/bin/sh', '-c', script];

function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

it('knows which Java there is', () => {
  /** @type {[string, number][]} */
  const cases = [
    ['openjdk version "25.0.2" 2026-01-20', 25],
    ['java version "1.8.0_402"', 1],
    ['openjdk version "21" 2023-09-19', 21],
    ['sh: java: not found', 0],
  ];
  for (const [output, version] of cases) assert.equal(javaVersion(output), version);
});

describe('a program beside the tests', { timeout: 60_000 }, () => {
  it('runs until it is stopped, from when it says that it is ready', async () => {
    const stop = await guarded(program('echo 1 is ready; exec sleep 1000'), /ready/);
    await stop();
  });

  it('may run to its end', async () => {
    const stop = await guarded(program('exit 0'), null);
    await stop();
  });

  it('says why it could not run', async () => {
    const failing = guarded(program('echo one; echo java.lang.OutOfMemoryError >&2; exit 3'), /ready/);
    await assert.rejects(failing, new UserError('it ended with 3: java.lang.OutOfMemoryError'));
    await assert.rejects(guarded(program('exit 1'), null), UserError);
  });

  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGKILL'];
  for (const signal of signals)
    it(`ends with the process that started it: ${signal}`, async () => {
      const folder = mkdtempSync(join(tmpdir(), 'halte-guarded-'));
      const script = `import { guarded } from ${JSON.stringify(MODULE)};
        await guarded(['/bin/sh', '-c', 'echo $$ > id; echo ready; exec sleep 1000'], /ready/);
        console.log('up');
        setInterval(() => {}, 1000);`;
      const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(createInterface({ input: owner.stdout }), 'line');
      const id = Number(readFileSync(join(folder, 'id'), 'utf8'));
      assert.ok(isRunning(id));
      owner.kill(signal);
      await once(owner, 'exit');
      while (isRunning(id)) await setTimeout(20);
      rmSync(folder, { recursive: true });
    });
});

it('leaves the person the choice of another server', () => {
  const chosen = { HALTE_TEST_OTP_URL: 'http://elsewhere' };
  assert.deepEqual(environmentWithOtp({ ...chosen, OTHER: '1' }), chosen);
});
