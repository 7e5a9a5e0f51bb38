import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readOptions } from './options.mjs';
import { ROOT } from './paths.mjs';
import { UserError } from './userError.mjs';

const HERE = { INIT_CWD: ROOT };
const DEFAULTS = { gtfs: [], osm: [], rebaseCalendar: false, port: 3000, bffPort: 4000, data: `${ROOT}/.halte` };

describe('options of npm start', () => {
  /** @type {[what: string, args: string[], env: Record<string, string>, expected: object][]} */
  const accepted = [
    ['nothing', [], {}, {}],
    ['ports', ['--port', '3100', '--bff-port=4100'], {}, { port: 3100, bffPort: 4100 }],
    ['the environment', [], { HALTE_PORT: '3200', HALTE_REBASE_CALENDAR: '1' }, { port: 3200, rebaseCalendar: true }],
    ['both: the option wins', ['--port', '3300'], { HALTE_PORT: '3200' }, { port: 3300 }],
    ['empty variables', [], { HALTE_PORT: '', HALTE_GTFS: '', HALTE_REBASE_CALENDAR: '' }, {}],
    ['a feed from the web', ['--gtfs', 'https://example.org/a.zip'], {}, { gtfs: ['https://example.org/a.zip'] }],
    ['a feed from where npm was called', ['--gtfs', 'package.json'], {}, { gtfs: [`${ROOT}/package.json`] }],
    [
      'several feeds, with and without a name',
      ['--gtfs', 'bus=package.json', '--gtfs', 'README.md'],
      { HALTE_GTFS: 'x.zip' },
      { gtfs: [`bus=${ROOT}/package.json`, `${ROOT}/README.md`] },
    ],
    [
      'several feeds of the environment',
      [],
      { HALTE_GTFS: 'https://example.org/a.zip?a=1,2; =package.json' },
      { gtfs: ['https://example.org/a.zip?a=1,2', `=${ROOT}/package.json`] },
    ],
    [
      'maps',
      ['--osm', 'https://example.org/a.osm.pbf', '--osm', 'README.md'],
      { HALTE_OSM: 'x.osm.pbf' },
      { osm: ['https://example.org/a.osm.pbf', `${ROOT}/README.md`] },
    ],
    [
      'maps of the environment',
      [],
      { HALTE_OSM: 'README.md; package.json' },
      { osm: [`${ROOT}/README.md`, `${ROOT}/package.json`] },
    ],
    ['a folder for the data', ['--data', 'here'], {}, { data: `${ROOT}/here` }],
    ['no rebasing', [], { HALTE_REBASE_CALENDAR: '0' }, {}],
  ];
  for (const [what, args, env, expected] of accepted) {
    it(`reads ${what}`, () => assert.deepEqual(readOptions(args, { ...HERE, ...env }), { ...DEFAULTS, ...expected }));
  }

  it('reads a call for help', () => assert.equal(readOptions(['--help', '--port', 'x'], HERE), null));

  /** @type {[args: string[], env: Record<string, string>, message: RegExp][]} */
  const refused = [
    [['--prot', '1'], {}, /--prot.*npm start -- --help\.$/],
    [['--port', 'abc'], {}, /^--port takes a number/],
    [['--port', '70000'], {}, /^--port takes a number/],
    [['--port', '6000'], {}, /^Browsers block port 6000,.*with --port <number>\.$/],
    [['--bff-port', '4190'], {}, /^Browsers block port 4190,.*with --bff-port <number>\.$/],
    [[], { HALTE_BFF_PORT: '5060' }, /^Browsers block port 5060,.*with --bff-port <number>\.$/],
    [['--port', '4000'], {}, /cannot both have port 4000/],
    [['--gtfs', 'nowhere.zip'], {}, /^There is no timetable at .*nowhere\.zip: give --gtfs/],
    [['--osm', 'nowhere.pbf'], {}, /^There is no map at .*nowhere\.pbf: give --osm/],
    [['stray'], {}, /npm start -- --help\.$/],
    [[], { HALTE_REBASE_CALENDAR: 'perhaps' }, /^HALTE_REBASE_CALENDAR takes 1 or 0/],
  ];
  for (const [args, env, message] of refused) {
    it(`refuses ${args.join(' ')} ${JSON.stringify(env)} in one line`, () => {
      assert.throws(
        () => readOptions(args, { ...HERE, ...env }),
        (error) => {
          assert.ok(error instanceof UserError);
          assert.match(error.message, message);
          return !error.message.includes('\n');
        },
      );
    });
  }
});
