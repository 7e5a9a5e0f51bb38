/** Each check is seen to fail: a case is a project in memory with one violation, and the place of the violation. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { ROOT } from '../lib/paths.mjs';
import { onePolicy } from './calls.mjs';
import {
  builtFindings,
  namedFacades,
  oneConfiguration,
  oneExport,
  oneLoader,
  tableFindings,
  unstableExports,
} from './federation.mjs';
import { layoutWidths, sharedStylesLayered } from './layout.mjs';
import { projectOf } from './lib/project.mjs';
import { fiveLanguages, usedMessages } from './messages.mjs';
import { derivedKeys } from './queryKeys.mjs';
import { documentedTenants, featureAccess, tenantFindings, undescribedKeys, validTenants } from './tenants.mjs';
import { noSleeps, testedRequirements } from './tests.mjs';
import { noHardZone, noLiteralText, noLocalTime, noRawColours } from './text.mjs';
import { timeIsTested } from './timeTests.mjs';

const inFive = (text) =>
  Object.fromEntries(['fr', 'en', 'es', 'it', 'de'].map((locale) => [`mfe-a/src/messages/${locale}.json`, text]));

/** @typedef {import('./lib/project.mjs').ArchitectureCheck} ArchitectureCheck */

/** @type {[check: ArchitectureCheck, what: string, sources: Record<string, string>, place: string][]} */
const BROKEN = [
  [
    timeIsTested,
    'a text read as a time without a test',
    { 'mfe-a/src/a.ts': 'export const at = (text) => new Date(text);' },
    'mfe-a/src/a.ts:1',
  ],
  [
    oneExport,
    'a second export',
    { 'mfe-a/src/remote.ts': 'export const remote = {};\nexport const other = 1;' },
    'mfe-a/src/remote.ts:2',
  ],
  [
    oneExport,
    'a default export',
    { 'mfe-a/src/remote.ts': 'export const remote = {};\nexport default 1;' },
    'mfe-a/src/remote.ts:2',
  ],
  [oneExport, 'no remote.ts', { 'mfe-a/src/a.ts': '' }, 'mfe-a/src/remote.ts:1'],
  [
    oneConfiguration,
    'singletons of its own',
    {
      'mfe-a/webpack.config.mjs':
        "import { remoteConfig } from '@halte/federation';\nexport default { ...remoteConfig({ name: 'a' }), shared: {} };",
    },
    'mfe-a/webpack.config.mjs:1',
  ],
  [
    namedFacades,
    'export * from a façade',
    { 'shared/i18n/src/index.ts': "\nexport * from './a.ts';" },
    'shared/i18n/src/index.ts:2',
  ],
  [oneLoader, 'a remote loaded elsewhere', { 'host/src/routes/a.ts': "loadRemote('x');" }, 'host/src/routes/a.ts:1'],
  [
    oneLoader,
    'the federation runtime elsewhere',
    { 'mfe-a/src/a.ts': "import '@module-federation/enhanced/runtime';" },
    'mfe-a/src/a.ts:1',
  ],
  [
    noLiteralText,
    'text in JSX',
    { 'host/src/A.tsx': 'export const A = () => (\n  <p>Hello there</p>\n);' },
    'host/src/A.tsx:2',
  ],
  [
    noLiteralText,
    'text in braces',
    { 'host/src/A.tsx': "export const A = () => <p>{'Hello'}</p>;" },
    'host/src/A.tsx:1',
  ],
  [
    noLiteralText,
    'text that is read out',
    { 'mfe-a/src/A.tsx': 'export const A = () => <b aria-label="Close" />;' },
    'mfe-a/src/A.tsx:1',
  ],
  [
    noRawColours,
    'a colour in CSS',
    { 'mfe-a/src/A.module.css': '.a {\n  color: #fff;\n}' },
    'mfe-a/src/A.module.css:2',
  ],
  [
    noRawColours,
    'a colour function',
    { 'mfe-a/src/A.module.css': '.a { color: rgb(0 0 0 / 50%); }' },
    'mfe-a/src/A.module.css:1',
  ],
  [noRawColours, 'a colour in JSX', { 'mfe-a/src/A.tsx': "export const c = '#12ab9f';" }, 'mfe-a/src/A.tsx:1'],
  [
    sharedStylesLayered,
    'a rule in no layer',
    { 'shared/ui/src/A.module.css': '.a {\n  color: red;\n}\n' },
    'shared/ui/src/A.module.css:1',
  ],
  [
    sharedStylesLayered,
    'a rule after the layer',
    { 'shared/ui/src/A.module.css': '@layer ui {\n  .a {\n  }\n}\n\n.b {\n}\n' },
    'shared/ui/src/A.module.css:1',
  ],
  [
    layoutWidths,
    'a width of its own',
    { 'mfe-a/src/A.module.css': '.a {}\n@media (600px <= width < 720px) and (height <= 500px) {}' },
    'mfe-a/src/A.module.css:2',
  ],
  [
    layoutWidths,
    'a layout that changes where components may',
    { 'host/src/layouts/A.module.css': '@media (width >= 768px) {}' },
    'host/src/layouts/A.module.css:1',
  ],
  [
    layoutWidths,
    'a bar that changes where components may',
    { 'mfe-shop-header/src/bar/A.module.css': '@media (width < 640px) {}' },
    'mfe-shop-header/src/bar/A.module.css:1',
  ],
  [noHardZone, 'a fixed zone', { 'mfe-a/src/a.ts': "\nexport const zone = 'Europe/Paris';" }, 'mfe-a/src/a.ts:2'],
  [
    noLocalTime,
    'a getter in local time',
    { 'mfe-a/src/a.ts': 'export const h = new Date().getHours();' },
    'mfe-a/src/a.ts:1',
  ],
  [
    noLocalTime,
    'a date from numbers',
    { 'mfe-a/src/a.ts': 'export const noon = new Date(2026, 10, 26, 12);' },
    'mfe-a/src/a.ts:1',
  ],
  [
    noLocalTime,
    'a date as text',
    { 'mfe-a/src/a.ts': '\nexport const now = () => new Date().toString();' },
    'mfe-a/src/a.ts:2',
  ],
  [
    noLocalTime,
    'a date in the words of the machine',
    { 'mfe-a/src/a.ts': 'export const day = (date) => date.toLocaleDateString();' },
    'mfe-a/src/a.ts:1',
  ],
  [
    noLocalTime,
    'a formatter without a zone',
    { 'mfe-a/src/a.ts': "export const clock = new Intl.DateTimeFormat('fr', { hour: 'numeric' });" },
    'mfe-a/src/a.ts:1',
  ],
  [fiveLanguages, 'a language that is missing', { 'mfe-a/src/messages/fr.json': '{}' }, 'mfe-a/src/messages:1'],
  [
    fiveLanguages,
    'another placeholder',
    { ...inFive('{\n"a": "{{n}} x"}'), 'mfe-a/src/messages/it.json': '{\n"a": "{{m}} x"}' },
    'mfe-a/src/messages/it.json:2',
  ],
  [
    fiveLanguages,
    'a language without alerts of the demo city',
    { 'shared/demo-city/src/realtime/alertTexts.ts': "const ALERT_LANGUAGES = ['fr', 'en', 'es', 'it'];" },
    'shared/demo-city/src/realtime/alertTexts.ts:1',
  ],
  [
    fiveLanguages,
    'a language that the sign-in dialog does not know',
    { 'shared/login-widget/src/texts.ts': 'const MESSAGES = { fr, en, es, it };' },
    'shared/login-widget/src/texts.ts:1',
  ],
  [fiveLanguages, 'an empty text', inFive('{"a": ""}'), 'mfe-a/src/messages/de.json:1'],
  [
    fiveLanguages,
    'a plural form for millions',
    {
      ...inFive('{"a_one": "x", "a_other": "x"}'),
      'mfe-a/src/messages/fr.json': '{"a_one": "x", "a_other": "x",\n"a_many": "x"}',
    },
    'mfe-a/src/messages/fr.json:2',
  ],
  [
    fiveLanguages,
    'a French plural without the form for one',
    { ...inFive('{"a_one": "x", "a_other": "x"}'), 'mfe-a/src/messages/fr.json': '{\n"a_other": "x"}' },
    'mfe-a/src/messages/fr.json:2',
  ],
  [usedMessages, 'an unused message', inFive('{\n"a.b": "x"}'), 'mfe-a/src/messages/de.json:2'],
  [onePolicy, 'a call past the client', { 'mfe-a/src/a.ts': '\nawait fetch(url);' }, 'mfe-a/src/a.ts:2'],
  [
    derivedKeys,
    'a query with a key of its own',
    { 'mfe-a/src/a.ts': "\nimport useSWR from 'swr';" },
    'mfe-a/src/a.ts:2',
  ],
  [noSleeps, 'a test that sleeps', { 'e2e/a.spec.ts': '\nawait page.waitForTimeout(500);' }, 'e2e/a.spec.ts:2'],
  [
    testedRequirements,
    'a requirement whose test has another title',
    {
      'docs/requirements.md':
        '| ROW-1 | one | `host/a.test.ts` “is one” |\n| ROW-2 | two | `host/a.test.ts` “is two” |',
      'host/a.test.ts': "it('is one', () => {});",
    },
    'docs/requirements.md:2',
  ],
  [
    testedRequirements,
    'a requirement whose test file is gone',
    { 'docs/requirements.md': '| ROW-1 | one | `host/a.test.ts` “is one” |' },
    'docs/requirements.md:1',
  ],
  [
    testedRequirements,
    'a requirement without a test',
    { 'docs/requirements.md': '\n| ROW-1 | one | by hand |' },
    'docs/requirements.md:2',
  ],
];

const placeOf = ({ file, line }) => `${file}:${line}`;

describe('an architecture check fails on', () => {
  for (const [check, what, sources, place] of BROKEN) {
    it(`${what} (${check.name})`, async () => {
      const findings = await check.check(projectOf(sources));
      assert.ok(findings.map(placeOf).includes(place), `found ${JSON.stringify(findings)}`);
      assert.ok(findings.every(({ message }) => message.endsWith('.')));
    });
  }
});

/** @type {[check: ArchitectureCheck, what: string, sources: Record<string, string>][]} */
const ALLOWED = [
  [oneExport, 'remote alone', { 'mfe-a/src/remote.ts': 'const id = 1;\nexport const remote = { id };' }],
  [
    noLiteralText,
    'messages, signs and names of things',
    { 'host/src/A.tsx': 'export const A = () => <p className="row" title={t("a.b")}>{t("a.b")} · →</p>;' },
  ],
  [
    noRawColours,
    'tokens and fragments',
    { 'mfe-a/src/A.module.css': '/* #fff */ .a { color: var(--c-ink); fill: url(#cafe-x); }' },
  ],
  [
    sharedStylesLayered,
    'rules in the layer, and those of users',
    {
      'shared/ui/src/A.module.css': '/* A. */\n@layer ui {\n  .a {\n  }\n\n  @media print {\n    .a {\n    }\n  }\n}\n',
      'mfe-a/src/A.module.css': '.a {}',
    },
  ],
  [
    layoutWidths,
    'breakpoints, heights and other conditions',
    {
      'mfe-a/src/A.module.css':
        '@media (width < 960px) and (height <= 500px) {}\n@media (hover: none) { .a { width: 7px; } }',
    },
  ],
  [
    layoutWidths,
    'five widths more for what components look like',
    {
      'mfe-a/src/A.module.css': [640, 768, 1024, 1280, 1536]
        .map((width) => `@media (width >= ${width}px) {}`)
        .join(' '),
    },
  ],
  [noHardZone, 'a zone in a comment', { 'mfe-a/src/a.ts': '/** e.g. `Europe/Paris` */\nexport {};' }],
  [
    usedMessages,
    'plural forms and keys that are put together',
    {
      ...inFive('{"a.n_one": "x", "a.n_other": "{{count}} x", "mode.bus": "x"}'),
      'mfe-a/src/a.ts': ['t("a.n", { count }); t(`mode.$', '{mode}`);'].join(''),
    },
  ],
];

describe('an architecture check allows', () => {
  for (const [check, what, sources] of ALLOWED) {
    it(`${what} (${check.name})`, async () => {
      assert.deepEqual(await check.check(projectOf(sources)), []);
    });
  }
});

describe('the table of singletons', () => {
  const names = [
    ...['react', 'react-dom', 'react-dom/client', 'valtio', 'swr'],
    ...['@halte/api', '@halte/api/query', '@halte/i18n', '@halte/map-core', '@halte/ui/host'],
  ];
  const table = (options) => Object.fromEntries(names.map((name) => [name, options]));
  const good = {
    SINGLETONS: table({}),
    provided: () => table({ singleton: true }),
    consumed: () => table({ singleton: true, import: false }),
  };

  it('is accepted as it should be', () => assert.deepEqual(tableFindings(good), []));
  /** @type {[what: string, change: object][]} */
  const changes = [
    ['a further entry', { SINGLETONS: { ...table({}), leaflet: {} } }],
    ['a remote that brings its own copy', { consumed: () => table({ singleton: true }) }],
    ['a host that provides no singleton', { provided: () => table({}) }],
  ];
  for (const [what, change] of changes) {
    it(`fails on ${what}`, () => assert.notDeepEqual(tableFindings({ ...good, ...change }), []));
  }
});

describe('a built remote', () => {
  const entry = (modules) => (name) =>
    name === 'entry.js' ? `var e={${modules.map((module) => `"${module}":()=>t.e(1)`)}}` : null;
  const manifest = { entry: 'entry.js' };

  it('exposes ./remote', () => assert.deepEqual(builtFindings('f', manifest, entry(['./remote'])), []));
  it('fails with a second module', () =>
    assert.equal(builtFindings('f', manifest, entry(['./remote', './other'])).length, 1));
  it('fails with none', () => assert.equal(builtFindings('f', manifest, entry([])).length, 1));
  it('fails when it was not built', () => assert.equal(builtFindings('f', null, () => null).length, 1));
});

describe('minified code', () => {
  it('is found out when an export is a new function on every access', () => {
    assert.deepEqual(unstableExports('r.d(t,{a:()=>function e(){return e()}})'), [6]);
    assert.deepEqual(unstableExports('r.d(t,{a:()=>e});function e(){}'), []);
  });
});

describe('a tenant', () => {
  const root = mkdtempSync(join(tmpdir(), 'halte-tenants-'));
  after(() => rmSync(root, { recursive: true, force: true }));
  const demo = JSON.parse(readFileSync(join(ROOT, 'host/tenants/demo.json'), 'utf8'));
  const findings = (...tenants) => {
    const folder = mkdtempSync(join(root, 'tenants-'));
    for (const [index, tenant] of tenants.entries()) {
      writeFileSync(join(folder, `${index}.json`), typeof tenant === 'string' ? tenant : JSON.stringify(tenant));
    }
    return tenantFindings(folder, folder);
  };

  it('is accepted when its schema knows it', () => assert.deepEqual(findings(demo), []));
  /** @type {[what: string, tenants: unknown[]][]} */
  const rejected = [
    ['an unknown key', [{ ...demo, colour: 'red' }]],
    ['an unknown key further down', [{ ...demo, map: { ...demo.map, zom: 3 } }]],
    ['a wrong value', [{ ...demo, id: 1 }]],
    [
      'colours that cannot be read',
      [{ ...demo, colors: { ...demo.colors, light: { ...demo.colors.light, onBrand: demo.colors.light.brand } } }],
    ],
    ['a name that another tenant has', [demo, demo]],
    ['no JSON', ['{']],
  ];
  for (const [what, tenants] of rejected) {
    it(`fails with ${what}`, () => assert.notDeepEqual(findings(...tenants), []));
  }

  it('is data, not code', async () => {
    const project = { ...projectOf({ 'host/tenants/demo.js': '' }), root: ROOT };
    assert.deepEqual((await validTenants.check(project)).map(placeOf), ['host/tenants/demo.js:1']);
  });

  it('has a description for each key, also in lists and records', () => {
    const named = { type: 'string', description: 'A name.' };
    const list = {
      type: 'array',
      description: 'Names.',
      items: { type: 'object', properties: { name: { type: 'string' } } },
    };
    const schema = { type: 'object', properties: { named, list, bare: { type: 'object', properties: { named } } } };
    assert.deepEqual(undescribedKeys(schema), ['list[].name', 'bare']);
  });

  it('has a document that is what the schema says', async () => {
    const placesIn = async (text) =>
      (await documentedTenants.check(projectOf({ 'docs/tenant.md': text }))).map(placeOf);
    assert.deepEqual(await placesIn('# Another'), ['docs/tenant.md:1']);
    assert.deepEqual(await placesIn(readFileSync(join(ROOT, 'docs/tenant.md'), 'utf8')), []);
  });

  it('is asked for its features in one way', async () => {
    const project = projectOf({
      'mfe-a/src/a.ts': 'export const isOn = host.tenant.features.includes("x");',
      'mfe-a/src/b.ts': '\nconst { id, features } = host.tenant;',
      'mfe-a/src/c.ts': 'export const isOn = isFeatureOn(host.tenant, "x");',
      'mfe-a/src/d.test.ts': 'host.tenant.features;',
    });
    assert.deepEqual((await featureAccess.check(project)).map(placeOf), ['mfe-a/src/a.ts:1', 'mfe-a/src/b.ts:2']);
  });
});
