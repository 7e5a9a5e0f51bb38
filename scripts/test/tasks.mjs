import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { projectAt } from '../checks/lib/project.mjs';
import { timeTests } from '../checks/timeTests.mjs';
import { ensureBrowser } from '../lib/browser.mjs';
import { command } from '../lib/command.mjs';
import { MODULES, ROOT, STRASBOURG } from '../lib/paths.mjs';
import { countJest, countPlaywright, countTap, troublesOfJest, troublesOfPlaywright } from './count.mjs';
import { REPORTS } from './report.mjs';

const tool = (path) => join(MODULES, path);
const node = (args, options) => command(process.execPath, args, options);

/** Where what touches time must give the same: east and west of Greenwich, either side of the date line. */
const OTHER_ZONES = ['Pacific/Auckland', 'America/Los_Angeles'];

function report(name) {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, name);
  rmSync(file, { force: true });
  return file;
}

/** A task that is one check: it passes when its command does. */
async function check(run) {
  const { code, output } = await run();
  return { ok: code === 0, output: code === 0 ? '' : output };
}

const lint = () =>
  check(() => node([tool('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--error-on-warnings', '.']));
/** One checker a project: each one more declares the globals again, and projects are checked side by side anyway. Little is worth collecting. */
const types = () =>
  check(() =>
    node(
      [
        ...[tool('typescript-native/bin/tsc'), '-b', 'tsconfig.json', 'tsconfig.scripts.json'],
        ...['--checkers', '1', '--builders', String(availableParallelism())],
      ],
      { env: { GOGC: '400' } },
    ),
  );

async function scripts() {
  const { code, output } = await node([
    '--test',
    '--test-reporter=tap',
    'scripts/**/*.test.mjs',
    'shared/federation/**/*.test.mjs',
  ]);
  return { ok: code === 0, output: code === 0 ? '' : output, tests: countTap(output) };
}

/** Each architecture check counts as one. */
async function checks(...args) {
  const { code, output } = await node(['scripts/checks/check.mjs', ...args]);
  const number = (pattern) => output.match(pattern)?.length ?? 0;
  const broken = output.split('\n').filter((line) => !line.startsWith('ok '));
  const tests = { passed: number(/^ok {2}/gm), failed: number(/^FAIL /gm), skipped: [] };
  return { ok: code === 0, output: broken.join('\n'), tests };
}

/** The client's types and the document they come from are made again and must be what is in the repository. */
const api = () => check(() => node(['bff/src/openapi.ts', '--check']));

/** Of jest's output the failures, as they come: from a suite that fails to the next that passes, or to the summary. */
function failuresOnly() {
  let isFailure = false;
  return (line) => {
    if (/^FAIL /.test(line)) isFailure = true;
    if (/^(?:PASS |Test Suites: |Summary of all failing tests|\{"numFailed)/.test(line)) isFailure = false;
    return isFailure;
  };
}

/** So many test files are worth a second process, which has to load jest, and jsdom, for itself. */
const FILES_FOR_TWO = 50;

/** Long proofs: they run once the first failures of everything else have shown. */
const EXACT = '\\.exact\\.test\\.ts$';

/**
 * Its failures are shown as they come, and are the `trouble` that the whole run ends with.
 *
 * @param {readonly string[]} projects names of jest projects
 * @param {{ zone: string, file: string, files: number, options?: readonly string[], paths?: readonly string[] }} run `files` there are to run.
 */
async function jest(projects, { zone, file, files, options: special = [], paths = [] }) {
  const workers = files >= FILES_FOR_TWO ? 2 : 1;
  const options = ['--json', `--outputFile=${file}`, '--silent', `--maxWorkers=${workers}`, '--forceExit'];
  const chosen = [
    '--selectProjects',
    ...projects,
    ...special,
    ...(paths.length > 0 ? ['--runTestsByPath', ...paths] : []),
  ];
  const { code, signal, output } = await node([tool('jest/bin/jest.js'), ...options, ...chosen], {
    env: { TZ: zone, CI: 'true' },
    showLine: failuresOnly(),
  });
  const ended = `jest ended with ${signal ?? `code ${code}`}:\n${lastLines(output)}`;
  return { ok: code === 0, tests: countJest(file), trouble: code === 0 ? '' : troublesOfJest(file) || ended };
}

const lastLines = (output) => output.trimEnd().split('\n').slice(-10).join('\n');

/** The unit and component tests of a workspace. `projects` are the names of its jest projects. */
async function unit(...projects) {
  const file = report('jest.json');
  const options = ['--testPathIgnorePatterns', EXACT, '/node_modules/'];
  const files = globSync('{src,server}/**/*.test.{ts,tsx}').length;
  return { output: '', ...(await jest(projects, { zone: 'UTC', file, files, options })) };
}

/** Exact searches, fuzzing and the like. */
async function exact(...projects) {
  const file = report('jest-exact.json');
  const options = ['--testPathPatterns', EXACT];
  return { output: '', ...(await jest(projects, { zone: 'UTC', file, files: FILES_FOR_TWO, options })) };
}

/** Those of a workspace that touch time, in the other zones: each counts once in each of them. */
async function zones(...projects) {
  const workspace = `${relative(ROOT, process.cwd())}/`;
  const paths = timeTests(projectAt(ROOT)).tests.filter((path) => path.startsWith(workspace));
  const tests = { passed: 0, failed: 0, skipped: /** @type {string[]} */ ([]) };
  if (paths.length === 0)
    return { ok: false, output: 'It has no test that touches time: remove test:zones from its package.json.' };
  const troubles = [];
  for (const zone of OTHER_ZONES) {
    const file = report(`jest-${zone.replace('/', '-')}.json`);
    const run = await jest(projects, { zone, file, files: paths.length, paths });
    if (!run.ok || run.tests.passed === 0) troubles.push(`In ${zone}:\n${run.trouble || 'no test was run'}`);
    tests.passed += run.tests.passed;
    tests.failed += run.tests.failed;
  }
  const ok = troubles.length === 0;
  const output = ok ? '' : `Some of ${paths.length} test files fail in another zone.`;
  return { ok, output, tests, trouble: troubles.join('\n') };
}

/** The minifier may put an exported function into its export getter: a new component on every access. */
async function stableExports() {
  const { unstableExports } = await import('../checks/federation.mjs');
  const dists = readdirSync(ROOT)
    .filter((name) => name === 'host' || name.startsWith('mfe-'))
    .map((name) => `${name}/dist`);
  return dists.flatMap((dist) => {
    if (!existsSync(join(ROOT, dist))) return [`${dist}: nothing was built\n`];
    return readdirSync(join(ROOT, dist), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .filter((file) => unstableExports(readFileSync(join(ROOT, dist, file), 'utf8')).length > 0)
      .map((file) => `${dist}/${file}: an exported function is a new one on every access\n`);
  });
}

async function built() {
  const outcome = await checks('--only-built');
  const unstable = await stableExports();
  return {
    ok: outcome.ok && unstable.length === 0,
    output: outcome.output + unstable.join(''),
    tests: {
      ...outcome.tests,
      passed: outcome.tests.passed + (unstable.length === 0 ? 1 : 0),
      failed: outcome.tests.failed + (unstable.length === 0 ? 0 : 1),
    },
  };
}

async function browser() {
  const file = report('playwright.json');
  const path = await ensureBrowser();
  if (!existsSync(STRASBOURG))
    console.log(`(The journeys on Strasbourg's timetable are left out: ${relative(ROOT, STRASBOURG)} is not there.)`);
  const { hasPinnedBrowser } = await import('../../e2e/looks/pinnedBrowser.ts');
  if (!hasPinnedBrowser)
    console.log('(Looks are left out: there is no pinned browser for this machine, only for Linux on x64.)');
  const { code } = await node([tool('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts'], {
    env: { CHROME_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: file, CI: 'true', FORCE_COLOR: '0' },
    showLine: (line) => line.trim() !== '',
  });
  return { ok: code === 0, output: troublesOfPlaywright(file), tests: countPlaywright(file) };
}

/**
 * What `npm test` runs, by name; turbo.json says what depends on what. A task is one check, or counts its `tests`.
 *
 * `trouble` is what the whole run ends with when the task has failed, unless that is its output.
 *
 * @typedef {{ ok: boolean, output: string, tests?: import('./count.mjs').Count, trouble?: string }} Outcome
 * @type {Readonly<Record<string, { name: string, run: (...args: string[]) => Promise<Outcome> }>>}
 */
export const TASKS = {
  lint: { name: 'Format and lint', run: lint },
  types: { name: 'Types', run: types },
  checks: { name: 'Architecture checks', run: () => checks() },
  scripts: { name: 'Tests of the scripts and the checks', run: scripts },
  api: { name: "The client is the backend's", run: api },
  unit: { name: 'Unit and component tests', run: unit },
  exact: { name: 'Long proofs', run: exact },
  zones: { name: 'What touches time, in other zones', run: zones },
  built: { name: 'Architecture checks of the builds', run: built },
  browser: { name: 'In a real browser', run: browser },
};
