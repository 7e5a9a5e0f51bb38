/** The checks of imports are seen to fail: each rule of `.dependency-cruiser.mjs` on a project on disk that breaks it. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { BACKEND_LAYERS } from '../../.dependency-cruiser.mjs';
import { acyclicFolders, boundaries } from './imports.mjs';
import { projectAt } from './lib/project.mjs';
import { currentPictures } from './pictures.mjs';

/** A project in a folder of its own, from texts by path. */
function projectWith(texts) {
  const root = mkdtempSync(join(tmpdir(), 'halte-imports-'));
  after(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  mkdirSync(join(root, 'node_modules/@halte'), { recursive: true });
  for (const path of Object.keys(texts).filter((file) => /^(?!node_modules).*\/package\.json$/.test(file)))
    symlinkSync(join(root, dirname(path)), join(root, 'node_modules', JSON.parse(texts[path]).name));
  return projectAt(root);
}

const packageOf = (path, name, entry = 'src/index.ts') => ({
  [`${path}/package.json`]: JSON.stringify({ name, type: 'module', exports: { '.': `./${entry}` } }),
  [`${path}/${entry}`]: 'export const it = 1;',
});
const SHARED = ['contract', 'ui', 'demo-city', 'engine', 'judge', 'server'];
const LIBRARIES = ['react-router-dom', 'i18next', 'leaflet'];
const PACKAGES = Object.assign(
  {},
  ...SHARED.map((name) => packageOf(`shared/${name}`, `@halte/${name}`)),
  ...['host', 'bff', 'mfe-a', 'mfe-b'].map((name) => packageOf(name, `@halte/${name}`)),
  ...LIBRARIES.map((name) => packageOf(`node_modules/${name}`, name, 'dist/index.js')),
  {
    'shared/judge/package.json': JSON.stringify({
      name: '@halte/judge',
      exports: { '.': './src/index.ts', './sample': './src/sample.ts' },
    }),
    'shared/judge/src/sample.ts': 'export const it = 1;',
  },
);

const reexport = (name) => `export * from '${name}';`;

/** @type {[path: string, text: string, rule: string][]} */
const FORBIDDEN = [
  ['mfe-a/src/host.ts', reexport('@halte/host'), 'a remote imports'],
  ['mfe-a/src/other.ts', reexport('@halte/mfe-b'), 'a remote imports'],
  ['mfe-a/src/lazy.ts', "export const load = () => import('@halte/mfe-b');", 'a remote imports'],
  ['host/src/remote.ts', reexport('@halte/mfe-a'), 'the host imports'],
  ['host/src/backend.ts', reexport('@halte/bff'), 'the host imports'],
  ['shared/ui/src/host.ts', "import type { it } from '@halte/host';\nexport type X = typeof it;", 'a shared package'],
  ['shared/contract/src/ui.ts', reexport('@halte/ui'), 'the contract, the demo city, the judge and'],
  ['shared/demo-city/src/backend.ts', reexport('@halte/bff'), 'the contract, the demo city, the judge and'],
  ['shared/demo-city/src/contract.ts', reexport('@halte/contract'), 'the contract, the demo city, the judge and'],
  ['shared/judge/src/backend.ts', reexport('@halte/bff'), 'the contract, the demo city, the judge and'],
  ['shared/judge/src/contract.test.ts', reexport('@halte/contract'), 'the contract, the demo city, the judge and'],
  ['shared/server/src/contract.ts', reexport('@halte/contract'), 'the contract, the demo city, the judge and'],
  ['shared/login-widget/src/contract.ts', reexport('@halte/contract'), 'the login widget imports no workspace'],
  ['bff/src/ui.ts', reexport('@halte/ui'), 'the backend imports'],
  ['bff/src/sampled.ts', reexport('@halte/judge/sample'), 'the backend imports'],
  ['bff/src/ui.test.ts', reexport('@halte/ui'), 'tests of the backend import'],
  ['bff/src/timetable/testing/ui.ts', reexport('@halte/ui'), 'tests of the backend import'],
  ['bff/src/timetable/judged.ts', reexport('@halte/judge'), 'only tests of timetables and journeys'],
  ['bff/src/network/judged.ts', reexport('@halte/judge'), 'only tests of timetables and journeys'],
  ['bff/src/http/judged.test.ts', reexport('@halte/judge'), 'only tests of timetables and journeys'],
  ['shared/ui/src/judged.test.ts', reexport('@halte/judge'), 'only tests of timetables and journeys'],
  ['e2e/judged.spec.ts', reexport('@halte/judge'), 'only tests of timetables and journeys'],
  ['mfe-a/src/city.ts', reexport('@halte/demo-city'), 'only the backend imports the demo city'],
  ['scripts/city.mjs', reexport('@halte/demo-city'), 'only the backend imports the demo city'],
  ['host/src/listen.ts', reexport('@halte/server'), 'only the servers'],
  ['shared/ui/src/listen.ts', reexport('@halte/server'), 'only the servers'],
  ['host/src/path.ts', reexport('../../shared/ui/src/index.ts'), 'another workspace is imported by its name'],
  ['host/src/deep.ts', reexport('@halte/ui/src/index.ts'), 'an import names what its package exports'],
  ['mfe-a/src/router.ts', reexport('react-router-dom'), 'the router belongs to the host'],
  ['mfe-a/src/map.ts', "export const load = () => import('leaflet');", 'leaflet, react-leaflet'],
  ['mfe-a/src/map.test.ts', "import type { it } from 'leaflet';\nexport type X = typeof it;", 'leaflet, react-leaflet'],
  ['shared/map-core/src/texts.ts', reexport('i18next'), 'i18next, react-i18next'],
  [
    'bff/src/timetable/up.ts',
    "import type { app } from '../http/app.ts';\nexport type X = typeof app;",
    'bff/src/timetable',
  ],
  ['shared/engine/src/search/disk.ts', reexport('node:path'), 'the engine needs nothing of Node'],
  ['shared/engine/src/planner.ts', reexport('./search/disk.ts'), 'the engine needs nothing of Node'],
  ['shared/engine/src/search/up.ts', reexport('../journeys/query.ts'), 'shared/engine/src/search'],
  ['shared/engine/src/misc/from.ts', reexport('../search/search.ts'), 'every folder of the engine is in'],
  ['shared/engine/src/ui.ts', reexport('@halte/ui'), 'the engine imports the contract only'],
  ['mfe-a/src/engine.ts', reexport('@halte/engine'), 'a remote imports'],
  ['shared/ui/src/engine.ts', reexport('@halte/engine'), 'a shared package'],
  ['bff/src/http/start.ts', reexport('../app/start.ts'), 'bff/src/http'],
  ['bff/src/places/entry.ts', reexport('../main.ts'), 'bff/src/places'],
  ['bff/src/misc/from.ts', reexport('../main.ts'), 'every folder of the backend is in'],
  ['bff/src/toMisc.ts', reexport('./misc/leaf.ts'), 'every folder of the backend is in'],
  ['mfe-a/src/types.ts', "import type { B } from './typesToo.ts';\nexport type A = B | 1;", 'nothing imports a module'],
  ['host/src/one.ts', "export { two } from './two.ts';\nexport const one = 1;", 'nothing imports a module'],
];

const ALLOWED = {
  'host/src/two.ts': "export { one } from './one.ts';\nexport const two = 2;",
  'mfe-a/src/typesToo.ts': "import type { A } from './types.ts';\nexport type B = A | 2;",
  'bff/src/http/app.ts': "export { feed } from '../timetable/feed.ts';\nexport const app = 1;",
  'bff/src/timetable/feed.ts': 'export const feed = 1;',
  'bff/src/app/start.ts': reexport('../timetable/feed.ts'),
  'bff/src/timetable/disk.ts': "import { readFileSync } from 'node:fs';\nexport const bytes = readFileSync('a');",
  'shared/engine/src/journeys/query.ts': reexport('../search/search.ts'),
  'shared/engine/src/search/search.ts': reexport('@halte/contract'),
  'shared/engine/src/search/search.test.ts': reexport('node:path'),
  'bff/src/engine.ts': reexport('@halte/engine'),
  'host/src/engine.ts': reexport('@halte/engine'),
  'bff/src/main.ts': 'export const main = 1;',
  'bff/src/misc/leaf.ts': 'export const leaf = 1;',
  'bff/src/timetable/feed.test.ts': "import { app } from '../http/app.ts';\nexport const seen = app;",
  'bff/src/timetable/judged.test.ts': reexport('@halte/judge'),
  'bff/src/network/judged.test.ts': reexport('@halte/judge'),
  'bff/src/sampled.test.ts': reexport('@halte/judge/sample'),
  'e2e/sampled.spec.ts': reexport('@halte/judge/sample'),
  'bff/src/city.ts': reexport('@halte/demo-city'),
  'bff/src/app/listen.ts': reexport('@halte/server'),
  'host/server/listen.ts': reexport('@halte/server'),
  'host/src/ui.ts': "import 'react-router-dom';\nexport * from '@halte/ui';",
  'shared/map-core/src/map.ts': reexport('leaflet'),
  'shared/i18n/src/texts.ts': reexport('i18next'),
  'e2e/map.spec.ts': reexport('leaflet'),
};

describe('an import', () => {
  const broken = Object.fromEntries(FORBIDDEN.map(([path, text]) => [path, text]));
  const findings = boundaries.check(projectWith({ ...PACKAGES, ...ALLOWED, ...broken }));

  for (const [path, , rule] of FORBIDDEN)
    it(`of ${path} breaks the rule “${rule} …”`, async () => {
      const messages = (await findings).filter(({ file }) => file === path).map(({ message }) => message);
      assert.ok(
        messages.some((message) => message.startsWith(rule)),
        `found ${JSON.stringify(messages)}`,
      );
    });

  it('of any other file breaks none', async () => {
    // Both files of a cycle are named.
    const others = (await findings).filter(
      ({ file }) => broken[file] === undefined && !/host\/src\/two|typesToo/.test(file),
    );
    assert.deepEqual(others, []);
  });
});

describe('the layers of the backend', () => {
  const names = Object.keys(BACKEND_LAYERS);
  for (const [index, [folder, below]] of Object.entries(BACKEND_LAYERS).entries())
    it(`names only folders below ${folder}`, () =>
      assert.deepEqual(
        below.filter((name) => !names.slice(0, index).includes(name)),
        [],
      ));
});

describe('a folder', () => {
  const project = projectWith({
    'host/src/a/one.ts': "\nimport { two } from '../b/two.ts';\nexport const one = two;",
    'host/src/b/two.ts': 'export const two = 2;',
    'host/src/b/three.ts': "import type { four } from '../c/four.ts';\nexport type Three = typeof four;",
    'host/src/c/four.ts': "export const load = () => import('../a/five.ts');",
    'host/src/a/five.ts': 'export const five = 5;',
    'host/src/c/six.ts': "export * from '../d/seven.ts';",
    'host/src/d/seven.ts': "export * from '../b/two.ts';",
    'scripts/a.mjs': "import { one } from './lib/one.mjs';\nexport const a = one;",
    'scripts/lib/one.mjs': 'export const one = 1;',
    'scripts/lib/one.test.mjs': "import { a } from '../a.mjs';\nexport const seen = a;",
  });

  it('does not import itself by way of others, types included, unless a test does', async () => {
    const findings = await acyclicFolders.check(project);
    assert.deepEqual(
      findings.map(({ file, line, message }) => `${file}:${line} ${message.split(': ')[1]}`),
      ['host/src/a/one.ts:2', 'host/src/b/three.ts:1', 'host/src/c/four.ts:1'].map(
        (place) => `${place} host/src/a → host/src/b → host/src/c → host/src/a.`,
      ),
    );
  });
});

describe('the pictures of the architecture', () => {
  const mermaid = (...lines) => `\n\`\`\`mermaid\nflowchart TD\n${lines.map((line) => `  ${line}\n`).join('')}\`\`\`\n`;
  const WORKSPACES = mermaid('ui["shared/ui"]', 'bff', 'host --> ui');
  const LAYERS = mermaid('app --> http', 'http --> timetable', 'timetable');
  const findingsOf = async (...pictures) => {
    const findings = await currentPictures.check(
      projectWith({
        ...packageOf('host', '@halte/host'),
        ...packageOf('shared/ui', '@halte/ui'),
        'host/src/a.ts': "import '@halte/ui';",
        'host/src/a.test.ts': "import '@halte/bff';",
        'bff/src/app/a.ts': "import '../http/a.ts';\nimport '../timetable/a.ts';",
        'bff/src/http/a.ts': "import '../timetable/a.ts';",
        'bff/src/timetable/a.ts': 'export {};',
        'docs/architecture.md': ['# Architecture\n', ...pictures].join(''),
      }),
    );
    return findings.map(({ line, message }) => `${line}: ${message.split(':')[0]}`);
  };

  it('may be right, without arrows that follow from others', async () =>
    assert.deepEqual(await findingsOf(WORKSPACES, LAYERS), []));

  for (const [what, workspaces, layers, found] of [
    ['every folder', mermaid('ui["shared/ui"]', 'host --> ui'), LAYERS, '6: This should be “bff”'],
    ['no folder that does not exist', WORKSPACES, mermaid('api', 'app --> http'), '12: This should be “app --> http”'],
    ['no invented arrow', mermaid('ui["shared/ui"]', 'bff --> ui'), LAYERS, '6: This should be “bff”'],
    ['every arrow', WORKSPACES, mermaid('app', 'http'), '12: This should be “app --> http”'],
  ])
    it(`have ${what}`, async () => assert.deepEqual(await findingsOf(workspaces, layers), [found]));

  it('are both there', async () => assert.deepEqual(await findingsOf(WORKSPACES), ['10: This should be “```mermaid”']));
});
