/** Every drill, as an operator starts it. Minutes: only in `npm run test:deep`. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { isDeep } from '@halte/judge/sample';
import { command } from '../lib/command.mjs';
import { ROOT } from '../lib/paths.mjs';
import { DRILLS } from './all.mjs';
import { commitBefore } from './lib/releaseBefore.mjs';

const MOST_MS = 600_000;
const drill = (...args) => command(process.execPath, [join(ROOT, 'scripts/drill.mjs'), ...args]);

describe('npm run drill', {
  skip: !isDeep() && 'drills take minutes: npm run test:deep runs them',
  timeout: Object.keys(DRILLS).length * MOST_MS,
}, () => {
  for (const [name, { what }] of Object.entries(DRILLS))
    it(`${name}: ${what}`, { timeout: MOST_MS }, async (test) => {
      if (name === 'roll' && (await commitBefore()) === null)
        return test.skip('this copy of the repository does not have the release before');
      const { code, output } = await drill(name, '--seconds', '12');
      assert.equal(code, 0, output);
      assert.match(output, /^seen /m);
    });

  it('kill, behind haproxy with the configuration that is shipped', { timeout: MOST_MS }, async () => {
    const { code, output } = await drill('kill', '--seconds', '12', '--haproxy');
    assert.equal(code, 0, output);
  });
});

it('lists the drills, and says what it takes', async () => {
  const { code, output } = await drill();
  assert.equal(code, 0);
  for (const name of Object.keys(DRILLS)) assert.ok(output.includes(`  ${name} `), name);
  const unknown = await drill('nothing');
  assert.equal(unknown.code, 1);
  assert.match(unknown.output, /^There is no drill “nothing”: npm run drill lists them\.\n$/);
  assert.match(
    (await drill('kill', '--seconds', 'soon')).output,
    /^--seconds must be a whole number from 3 to 3600, not “soon”\.\n$/,
  );
});
