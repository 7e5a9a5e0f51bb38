import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../lib/browser.mjs';
import { build } from '../lib/build.mjs';
import { command } from '../lib/command.mjs';
import { MODULES, ROOT, STRASBOURG } from '../lib/paths.mjs';
import { environmentWithPostgres } from '../lib/postgres.mjs';
import { countJest, countPlaywright, countTap, troublesOfPlaywright } from './count.mjs';

const REPORTS = join(ROOT, '.cache/test');
const tool = (path) => join(MODULES, path);
const node = (args, options) => command(process.execPath, args, options);

/** Where the suites must give the same: east and west of Greenwich, either side of the date line. */
const OTHER_ZONES = ['Pacific/Auckland', 'America/Los_Angeles'];

function report(name) {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, name);
  rmSync(file, { force: true });
  return file;
}

/** A step that is one check: it passes when its command does. */
async function check(run) {
  const { code, output } = await run();
  return { ok: code === 0, output: code === 0 ? '' : output };
}

const format = () =>
  check(() => node([tool('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--error-on-warnings', '.']));
const types = () => check(() => node([tool('typescript-native/bin/tsc'), '-b']));

async function scripts() {
  const { code, output } = await node([
    '--test',
    '--test-reporter=tap',
    'scripts/**/*.test.mjs',
    'shared/federation/**/*.test.mjs',
  ]);
  return { ok: code === 0, output: code === 0 ? '' : output, tests: countTap(output) };
}

const laws = (...args) => node(['scripts/laws/check.mjs', ...args]);

/** Laws count one each. */
async function lawsOf(...args) {
  const { code, output } = await laws(...args);
  const number = (pattern) => output.match(pattern)?.length ?? 0;
  const broken = output.split('\n').filter((line) => !line.startsWith('ok '));
  const tests = { passed: number(/^ok {2}/gm), failed: number(/^FAIL /gm), skipped: [] };
  return { ok: code === 0, output: broken.join('\n'), tests };
}

/** The client's types and the document they come from are made again and must be what is in the repository. */
async function apiDrift() {
  const files = ['shared/api/openapi.json', 'shared/api/src/generated.ts'].map((file) => join(ROOT, file));
  const before = files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
  const { code, output } = await node(['bff/src/openapi.ts']);
  const drifted = files.filter((file, index) => readFileSync(file, 'utf8') !== before[index]);
  for (const [index, file] of files.entries()) writeFileSync(file, before[index]);
  if (code !== 0) return { ok: false, output };
  return {
    ok: drifted.length === 0,
    output: drifted.map((file) => `${file} is not what the backend says: run node bff/src/openapi.ts.\n`).join(''),
  };
}

async function jest(zone, file, args) {
  return node([tool('jest/bin/jest.js'), '--json', `--outputFile=${file}`, '--silent', '--maxWorkers=2', ...args], {
    env: { TZ: zone, CI: 'true', ...(await environmentWithPostgres()) },
  });
}

async function unit() {
  const file = report('jest.json');
  const { code, output } = await jest('UTC', file, []);
  return { ok: code === 0, output: code === 0 ? '' : onlyFailures(output), tests: countJest(file) };
}

/** Exact, slow searches do not depend on the zone and run once. */
function unitIn(zone) {
  return async () => {
    const file = report(`jest-${zone.replace('/', '-')}.json`);
    const { code, output } = await jest(zone, file, [
      '--testPathIgnorePatterns',
      '\\.exact\\.test\\.ts$',
      '/node_modules/',
    ]);
    const { failed } = countJest(file);
    return {
      ok: code === 0,
      output: code === 0 ? '' : onlyFailures(output),
      tests: { passed: 0, failed, skipped: [] },
    };
  };
}

/** What failed, without the report that jest also prints and the suites that passed. */
const onlyFailures = (output) => output.replace(/^(?:\{"numFailedTestSuites".*|PASS .*)\n?/gm, '');

const production = () => check(build);

/** The minifier may put an exported function into its export getter: a new component on every access. */
async function stableExports() {
  const { unstableExports } = await import('../laws/federation.mjs');
  const dists = readdirSync(ROOT)
    .filter((name) => name === 'host' || name.startsWith('mfe-'))
    .map((name) => `${name}/dist`);
  const findings = dists.flatMap((dist) => {
    if (!existsSync(join(ROOT, dist))) return [`${dist}: nothing was built\n`];
    return readdirSync(join(ROOT, dist), { recursive: true })
      .filter((file) => file.endsWith('.js'))
      .filter((file) => unstableExports(readFileSync(join(ROOT, dist, file), 'utf8')).length > 0)
      .map((file) => `${dist}/${file}: an exported function is a new one on every access\n`);
  });
  return { ok: findings.length === 0, output: findings.join('') };
}

async function browser() {
  const file = report('playwright.json');
  const path = await ensureBrowser();
  if (!existsSync(STRASBOURG))
    console.log(`(The journeys on Strasbourg's timetable are left out: ${STRASBOURG} is not there.)`);
  const { code } = await node([tool('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts'], {
    env: { CHROME_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: file, CI: 'true', FORCE_COLOR: '0' },
    show: true,
  });
  return { ok: code === 0, output: troublesOfPlaywright(file), tests: countPlaywright(file) };
}

/**
 * What `npm test` does, in order. A step counts as one; `tests` are counted besides.
 *
 * @typedef {{ ok: boolean, output: string, tests?: import('./count.mjs').Count }} Outcome
 * @type {readonly { id: string, name: string, run: () => Promise<Outcome> }[]}
 */
export const STEPS = [
  { id: 'check', name: 'Format and lint', run: format },
  { id: 'types', name: 'Types', run: types },
  { id: 'laws', name: 'Laws of the architecture', run: () => lawsOf() },
  { id: 'scripts', name: 'Tests of the scripts and the laws', run: scripts },
  { id: 'api', name: "The client is the backend's", run: apiDrift },
  { id: 'unit', name: 'Unit and component tests', run: unit },
  ...OTHER_ZONES.map((zone) => ({ id: 'zones', name: `The same in ${zone}`, run: unitIn(zone) })),
  { id: 'build', name: 'Production build', run: production },
  { id: 'built', name: 'Laws of the builds', run: () => lawsOf('--only-built') },
  { id: 'built', name: 'Exports keep their identity', run: stableExports },
  { id: 'e2e', name: 'In a real browser', run: browser },
];
