import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { afterEach, describe, it, mock } from 'node:test';
import { installDebianPackage } from './debian.mjs';

const skip = !existsSync('/usr/bin/apt-get') && 'this is no Debian';

describe('the installation of a Debian package', { skip }, () => {
  afterEach(() => mock.restoreAll());

  /**
   * Command lines and lines printed, in their order.
   *
   * @param {readonly string[]} packages
   * @param {{ env?: NodeJS.ProcessEnv, user?: number, missing?: readonly string[] }} [options]
   */
  async function runs(packages, { env = {}, user = 0, missing = [] } = {}) {
    const lines = /** @type {string[]} */ ([]);
    const account = /** @type {{ getuid: () => number }} */ (process);
    mock.method(account, 'getuid', () => user);
    mock.method(console, 'log', (line) => lines.push(line));
    const runCommand = (_, args) => {
      lines.push(args.slice(1).join(' '));
      return Promise.resolve({ code: missing.includes(args.at(-1) ?? '') ? 100 : 0, output: '' });
    };
    await installDebianPackage(packages, { env, runCommand });
    return lines;
  }

  it('says what it does, and how to forbid it, before it does anything', async () => {
    const [first = '', , ...rest] = await runs(['postgresql']);
    assert.match(first, /postgresql.*HALTE_TEST_INSTALL=no/);
    assert.deepEqual(rest, ['apt-get -q update', 'apt-get -q install -y --no-install-recommends postgresql']);
  });

  it('takes the next package where one cannot be installed', async () => {
    const lines = await runs(['a', 'b', 'c'], { missing: ['a'] });
    const installs = lines.filter((line) => line.includes(' install -y'));
    assert.deepEqual(
      installs.map((line) => line.split(' ').at(-1)),
      ['a', 'b'],
    );
  });

  it('does nothing where it is forbidden, or without the rights', async () => {
    assert.deepEqual(await runs(['postgresql'], { env: { HALTE_TEST_INSTALL: 'no' } }), []);
    assert.deepEqual(await runs(['postgresql'], { user: 1000 }), []);
  });
});
