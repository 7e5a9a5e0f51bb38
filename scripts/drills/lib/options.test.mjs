import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { optionsOf, usageOf } from './options.mjs';

const NAMES = ['kill', 'database-stopped'];
const read = (...args) => optionsOf(args, NAMES, { INIT_CWD: '/srv' });

describe('options of a drill', () => {
  it('are a name and how it is done', () => {
    assert.deepEqual(read('kill'), { name: 'kill', seconds: 20, haproxy: false, before: undefined });
    assert.deepEqual(read('kill', '--seconds', '3', '--haproxy', '--before', 'old'), {
      name: 'kill',
      seconds: 3,
      haproxy: true,
      before: '/srv/old',
    });
  });

  it('are none where only the usage is wanted', () => {
    for (const args of [[], ['--help'], ['-h'], ['kill', '--help'], ['burn', '--help']])
      assert.equal(read(...args), null);
  });

  it('are refused in one sentence', () => {
    const said = (/** @type {readonly string[]} */ args, /** @type {string} */ message) =>
      assert.throws(() => read(...args), { name: 'UserError', message });
    said(['burn'], 'There is no drill “burn”: npm run drill lists them.');
    said(['constructor'], 'There is no drill “constructor”: npm run drill lists them.');
    said(['kill', 'kill'], 'One drill at a time, not “kill kill”.');
    said(['kill', '--seconds', '2'], '--seconds must be a whole number from 3 to 3600, not “2”.');
    said(['kill', '--seconds', '3.5'], '--seconds must be a whole number from 3 to 3600, not “3.5”.');
    said(['kill', '--fast'], "Unknown option '--fast': see npm run drill -- --help.");
  });
});

it('lists the drills', () => {
  assert.equal(
    usageOf({ kill: { what: 'kills' }, 'database-stopped': { what: 'stops it' } }),
    'npm run drill <name> [-- --seconds 20] [--haproxy] [--before <folder>], with one of\n  kill              kills\n  database-stopped  stops it',
  );
});
