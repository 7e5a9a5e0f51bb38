import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { findBrowser } from './browser/findBrowser.mjs';
import { runCheck } from './command.mjs';
import { figuresOfKit } from './hostFigures.mjs';
import { jsonOf, junitOf, tableOf } from './report.mjs';
import { outcomeOf } from './rule.mjs';
import { silence } from './rules/failuresAreSaid.mjs';
import { isProvided } from './rules/singletonsAreOfTheHost.mjs';
import { RULES } from './rules.mjs';
import { subjectIn } from './subject.mjs';

const MODULES = join(import.meta.dirname, '../../../../node_modules');

const title = { fr: 'Parkings', en: 'Car parks', es: 'Aparcamientos', it: 'Parcheggi', de: 'Parkplätze' };

/** A remote of another team that keeps every rule. @type {Readonly<Record<string, string>>} */
const FILES = {
  'package.json': JSON.stringify({ name: 'parking', version: '1.0.0', type: 'module', dependencies: {} }),
  'package-lock.json': '{}',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      ...{ target: 'ES2024', module: 'ESNext', moduleResolution: 'Bundler', jsx: 'react-jsx', strict: true },
      ...{ allowImportingTsExtensions: true, noEmit: true, skipLibCheck: true, types: [] },
    },
    include: ['src'],
  }),
  'webpack.config.mjs':
    "import { remoteConfig } from '@halte/federation';\nimport { declaration } from './remote.config.ts';\n\nexport default remoteConfig(declaration);\n",
  'remote.config.ts': `export const declaration = {
  id: 'acme.parking',
  routes: [{ name: 'acme.parking', path: '/parking', view: 'Parking', page: 'full', title: ${JSON.stringify(title)} }],
  budget: { first: 20_000, all: 40_000 },
};
`,
  'src/remote.ts': `const TEXTS: Record<string, string> = ${JSON.stringify(title)};

export const remote = {
  contract: 1,
  kind: 'area',
  id: 'acme.parking',
  messages: async (locale: string) => ({ heading: TEXTS[locale] }),
  views: { Parking: () => import('./views/Parking.tsx') },
};
`,
  'src/views/Parking.tsx': `import { useTranslateKey } from '@halte/i18n';

export function View() {
  const text = useTranslateKey('acme.parking');
  return <h1 title={text('heading')}>{text('heading')} 2 €</h1>;
}
`,
};

/** @type {string} */
let around;
before(() => {
  around = realpathSync(mkdtempSync(join(tmpdir(), 'halte-check-')));
  symlinkSync(MODULES, join(around, 'node_modules'));
});
after(() => rmSync(around, { recursive: true }));

/** A folder with the remote, and these files changed. @param {Readonly<Record<string, (text: string) => string>>} [changes] */
function remoteWith(changes = {}) {
  const folder = mkdtempSync(join(around, 'remote-'));
  const names = new Set([...Object.keys(FILES), ...Object.keys(changes)]);
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), (changes[name] ?? ((text) => text))(FILES[name] ?? ''));
  }
  return folder;
}

/** @type {import('node:http').Server} */
let server;
/** What the host tells of itself; null: it does not. @type {object | null} */
let platform = null;
let host = '';
before(async () => {
  server = createServer((_request, response) => {
    response.writeHead(platform === null ? 404 : 200).end(platform === null ? 'none' : JSON.stringify(platform));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  host = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
});
after(() => server.close());

/** @param {string} folder @param {{ from?: string | null, rules?: typeof RULES }} [options] `from`: a host */
async function outcomesOf(folder, { from = null, rules = STATIC } = {}) {
  const subject = await subjectIn({ folder, host: from });
  const outcomes = [];
  for (const rule of rules) outcomes.push(await outcomeOf(rule, subject));
  return outcomes;
}

/** Those that need a browser are in e2e/conformance/remoteRules.spec.ts. */
const STATIC = RULES.filter(({ needsBrowser }) => !needsBrowser);
/** The compiler takes as long as all other rules, and does not see what they look for. */
const WITHOUT_COMPILER = STATIC.filter(({ name }) => !name.includes('types'));

const faultsIn = (outcomes) =>
  Object.fromEntries(outcomes.filter(({ faults }) => faults.length > 0).map(({ name, faults }) => [name, faults]));

const nameLike = (part) => {
  const { name } = RULES.find((rule) => rule.name.includes(part)) ?? assert.fail(`There is no rule “${part}”.`);
  return name;
};

/** @param {string} text @param {string} by */
const replaced = (text, by) => (/** @type {string} */ source) => {
  assert.ok(source.includes(text), text);
  return source.replace(text, by);
};

describe('a remote that keeps every rule', () => {
  it('has no fault, in the table and the files too, and says what it was compared with', async () => {
    const folder = remoteWith();
    const printed = [];
    const [json, junit] = [join(folder, 'check.json'), join(folder, 'check.xml')];
    const isKept = await runCheck(['--static', '--json', json, '--junit', junit], {
      folder,
      print: (text) => printed.push(text),
    });
    assert.deepEqual(
      JSON.parse(readFileSync(json, 'utf8')).rules.flatMap(({ faults }) => faults),
      [],
    );
    assert.equal(isKept, true);
    assert.match(printed.join(), new RegExp(`${STATIC.length} ok, 0 at fault, 0 left out$`));
    assert.match(printed.join(), /Compared with the host of kit/);
    assert.match(readFileSync(junit, 'utf8'), new RegExp(`tests="${STATIC.length}" failures="0" skipped="0"`));
  });
});

describe('a browser', () => {
  it('that is not there leaves its rules out, with a sentence, and the remote is not sound', async () => {
    const printed = [];
    const context = { folder: remoteWith(), print: (text) => printed.push(text), env: {}, installed: ['/none'] };
    assert.equal(await runCheck([], context), false);
    const left = RULES.length - STATIC.length;
    assert.match(printed.join('\n'), new RegExp(`${STATIC.length} ok, 0 at fault, ${left} left out`));
    assert.match(printed.join('\n'), /There is no Chromium: name one with --browser <path>/);
  });

  it('is the named one, that of CHROME_PATH, or one that is installed', () => {
    const [one, other] = [join(around, 'one'), join(around, 'other')];
    for (const file of [one, other]) writeFileSync(file, '');
    const [env, installed] = [{ CHROME_PATH: other }, ['/none', one]];
    assert.equal(findBrowser({ named: one, env, installed }), one);
    assert.equal(findBrowser({ named: undefined, env, installed }), other);
    assert.equal(findBrowser({ named: undefined, env: { CHROME_PATH: '' }, installed }), one);
    assert.equal(findBrowser({ named: undefined, env: {}, installed: ['/none'] }), null);
    assert.throws(() => findBrowser({ named: '/none', env, installed }), /There is no browser at \/none\./);
  });

  it('opens nothing of a remote that does not build', async () => {
    const [rule = assert.fail()] = RULES.filter(({ needsBrowser }) => needsBrowser);
    const broken = await subjectIn({
      folder: remoteWith({ 'src/remote.ts': () => 'export const' }),
      ...{ host: null, executablePath: '/none' },
    });
    assert.equal((await outcomeOf(rule, broken)).leftOut, 'There is no build of it.');
    await broken.close();
  });
});

describe('the words of a screen', () => {
  for (const [before, now, expected] of /** @type {[string, string, string | null][]} */ ([
    ['Lines\nA\nB', '', 'the screen is empty'],
    ['Lines\nA\nB', 'Lines', 'it no longer shows “A”, and no sentence says why'],
    ['Lines\nA\nB', 'Lines\nNo lines here', null],
    ['Lines\nA\nB', 'Lines\n0 lines', null],
    ['Lines\nA\nB', 'Lines\nFailed', 'it no longer shows “A”, and no sentence says why'],
    // Less than half of it.
    ['Lines\nA\nB', 'Lines\nA', null],
    ['Lines', 'Lines', null],
  ]))
    it(`${JSON.stringify(before)}, then ${JSON.stringify(now)}`, () => assert.equal(silence(before, now), expected));
});

describe('a planted fault is found by its rule, and by no other', () => {
  /** @type {[rule: string, plant: string, changes: Parameters<typeof remoteWith>[0], fault: RegExp][]} */
  const PLANTS = [
    [
      'types',
      'a number in place of a text',
      { 'src/remote.ts': (source) => `${source}export const wrong: number = 'text';\n` },
      /^src\/remote\.ts\(10,14\): error TS2322/,
    ],
    [
      'comes from messages',
      'a heading in one language',
      { 'src/views/Parking.tsx': replaced("{text('heading')} 2 €", 'Free places') },
      /^src\/views\/Parking\.tsx:5 {2}“Free places” is text/,
    ],
    [
      'comes from messages',
      'a name that is read out',
      { 'src/views/Parking.tsx': replaced("title={text('heading')}", 'aria-label={`Places`}') },
      /:5 {2}“Places” is text/,
    ],
    [
      'in every language',
      'a text that is empty in one language',
      { 'src/remote.ts': replaced('"Parkplätze"', '""') },
      /^de: heading is empty$/,
    ],
    [
      'in every language',
      'texts that do not load',
      { 'src/remote.ts': replaced('({ heading: TEXTS[locale] })', "{ throw new Error('gone'); }") },
      /^fr: messages do not load: gone$/,
    ],
    [
      'in every language',
      'a module of another contract',
      { 'src/remote.ts': replaced('contract: 1', 'contract: 2') },
      /^wrong-contract: it speaks contract 2, the host 1$/,
    ],
    [
      'the host runs it',
      'a capability that no host has',
      { 'remote.config.ts': replaced('budget:', "needs: { capabilities: ['teleport'] },\n  budget:") },
      /^The remote needs the capability "teleport"/,
    ],
    [
      'it builds',
      'a route without a view',
      { 'remote.config.ts': replaced("view: 'Parking'", "view: 'Garage'") },
      /"acme\.parking" shows the view "Garage", which src\/remote\.ts does not have/,
    ],
    [
      'it builds',
      'a title that is missing in one language',
      { 'remote.config.ts': replaced('"de":"Parkplätze"', '') },
      /it has no text in de/,
    ],
    [
      'exists once',
      'copies of shared packages in its build',
      {
        'webpack.config.mjs': (source) =>
          `${source.replace('export default ', 'const configure = ')}export default (...args) => {
  const config = configure(...args);
  config.plugins = config.plugins.filter(({ constructor: { name } }) => name !== 'ModuleFederationPlugin');
  config.entry = { main: './src/remote.ts' };
  return config;
};\n`,
      },
      /^"@halte\/i18n" belongs to the host, but this remote bundles a copy/,
    ],
    [
      'budget',
      'more than it may weigh',
      { 'remote.config.ts': replaced('first: 20_000', 'first: 200') },
      /^remote\.config\.ts: budget\.first: the build has \d+ bytes, compressed; 200 are the most\.$/,
    ],
  ];
  for (const [rule, plant, changes, fault] of PLANTS)
    it(`${nameLike(rule)}: ${plant}`, async () => {
      const found = faultsIn(
        await outcomesOf(remoteWith(changes), { rules: rule === 'types' ? STATIC : WITHOUT_COMPILER }),
      );
      assert.deepEqual(
        Object.keys(found).filter((name) => name !== nameLike('it builds') || rule === 'it builds'),
        [nameLike(rule)],
      );
      assert.match(found[nameLike(rule)][0], fault);
    });

  it('every rule has one', () => {
    const planted = new Set(PLANTS.map(([rule]) => nameLike(rule)));
    assert.deepEqual(
      STATIC.map(({ name }) => name).filter((name) => !planted.has(name)),
      [],
    );
  });
});

describe('a deployed host', () => {
  const own = figuresOfKit();

  it('is asked for its figures: another React is named, and a contract that is too old', async () => {
    platform = { contract: '1.0', capabilities: [], singletons: { ...own.singletons, react: '18.3.1' } };
    const rules = RULES.filter(({ name }) => [nameLike('exists once'), nameLike('the host runs it')].includes(name));
    const subject = { ...(await subjectIn({ folder: remoteWith(), host })), buildErrors: async () => [] };
    const outcomes = await Promise.all(rules.map((rule) => outcomeOf(rule, subject)));
    const { [nameLike('exists once')]: faults = [], ...others } = faultsIn(outcomes);
    assert.deepEqual(others, {});
    assert.equal(faults.length, 1);
    assert.match(faults[0], /^react is installed in version 19\.\d+\.\d+, http:.* has 18\.3\.1: install that one\.$/);

    platform = { contract: '0.9' };
    const late = await outcomesOf(remoteWith(), {
      ...{ from: host, rules: RULES.filter(({ name }) => name === nameLike('the host runs it')) },
    });
    assert.deepEqual(late[0]?.faults, ['The remote needs contract 1.0, this host has 0.9.']);
  });

  it('that tells none is named, with the figures of the kit in their place', async () => {
    platform = null;
    const { figures } = await subjectIn({ folder: remoteWith(), host });
    assert.match((await figures()).source, /^the host of kit .* \(http:.* has no \/__platform\.json\)$/);
  });

  it('that does not answer is a fault of its rules', async () => {
    const outcomes = await outcomesOf(remoteWith(), { from: 'http://127.0.0.1:9', rules: WITHOUT_COMPILER });
    assert.deepEqual(faultsIn(outcomes)[nameLike('the host runs it')], ['http://127.0.0.1:9 does not answer.']);
  });
});

it('a version runs where the host has it or a later one of the same major', () => {
  for (const [wanted, given, expected] of [
    ['19.3.1', '19.3.1', true],
    ['19.3.1', '19.4.0', true],
    ['19.3.1', '19.2.0', false],
    ['19.3.1', '20.0.0', false],
    ['0.1.2', '0.1.0', true],
    ['0.1.0', '0.2.0', false],
  ])
    assert.equal(isProvided(String(wanted), String(given)), expected, `${wanted} in ${given}`);
});

it('a folder without a remote gets a sentence', async () => {
  await assert.rejects(
    runCheck([], { folder: around, print() {} }),
    /There is no remote\.config\.ts in .*: run this in/,
  );
  await assert.rejects(
    runCheck(['--host', 'halte'], { folder: around, print() {} }),
    /--host is the address of a host/,
  );
  await assert.rejects(runCheck(['--what'], { folder: around, print() {} }), /Unknown option '--what'/);
});

describe('the report', () => {
  const outcomes = [
    { name: 'one', seconds: 1, faults: [], notes: ['Compared.'], leftOut: null },
    { name: 'two', seconds: 0.25, faults: ['a <b> & "c"\u0007'], notes: [], leftOut: null },
    { name: 'three', seconds: 0, faults: [], notes: [], leftOut: 'There is no browser.' },
  ];

  it('is a table', () => {
    assert.equal(
      tableOf(outcomes.slice(0, 1)),
      'ok        one  (1.0 s)\n            Compared.\n\n1 ok, 0 at fault, 0 left out',
    );
    assert.match(tableOf(outcomes), /^left out {2}three/m);
  });

  it('is JSON', () => {
    const { remote, rules } = JSON.parse(jsonOf({ id: 'parking', outcomes }));
    assert.equal(remote, 'parking');
    assert.deepEqual(
      rules.map(({ verdict }) => verdict),
      ['ok', 'FAULT', 'left out'],
    );
  });

  it('is JUnit, with what XML cannot hold escaped or left out', () => {
    const text = junitOf({ id: 'parking', outcomes });
    assert.match(text, /tests="3" failures="1" skipped="1"/);
    assert.match(text, /<failure message="a &lt;b&gt; &amp; &quot;c&quot;">/);
    assert.match(text, /<skipped message="There is no browser\."\/>/);
  });
});
