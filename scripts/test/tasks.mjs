import { existsSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBrowser } from '../lib/browser.mjs';
import { command } from '../lib/command.mjs';
import { MODULES, ROOT, STRASBOURG } from '../lib/paths.mjs';
import { countJest, countPlaywright, countTap, troublesOfJest, troublesOfPlaywright } from './count.mjs';
import { REPORTS } from './report.mjs';

const tool = (path) => join(MODULES, path);
const node = (args, options) => command(process.execPath, args, options);

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

/** Each architecture check counts as one. @param {'SOURCE_CHECKS' | 'BUILD_CHECKS'} list */
async function checks(list) {
  const lines = [];
  const { runChecks } = await import('../checks/check.mjs');
  const { [list]: all } = await import('../checks/all.mjs');
  const { passed, failed } = await runChecks(all, (line) => lines.push(line));
  const broken = lines.filter((line) => !line.startsWith('ok '));
  return { ok: failed === 0, output: broken.join('\n'), tests: { passed, failed, skipped: [] } };
}

/** The client's types and the document they come from are made again and must be what is in the repository. */
const api = () => check(() => node(['bff/src/openapi.ts', '--check']));

/** Filters the failures from jest's output as it arrives: from a suite that fails to the next that passes, or to the summary. */
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
 * @param {{ file: string, workers: number, options: readonly string[], env?: Record<string, string> }} run
 */
async function jest(projects, { file, workers, options, env = {} }) {
  const reporting = ['--json', `--outputFile=${file}`, '--silent', `--maxWorkers=${workers}`, '--forceExit'];
  const { code, signal, output } = await node(
    [tool('jest/bin/jest.js'), ...reporting, '--selectProjects', ...projects, ...options],
    { env: { TZ: 'UTC', CI: 'true', ...env }, showLine: failuresOnly() },
  );
  const ended = `jest ended with ${signal ?? `code ${code}`}:\n${lastLines(output)}`;
  return { ok: code === 0, tests: countJest(file), trouble: code === 0 ? '' : troublesOfJest(file) || ended };
}

const lastLines = (output) => output.trimEnd().split('\n').slice(-10).join('\n');

/** The unit and component tests of a workspace, those that touch time in three zones. `projects` are the names of its jest projects. */
async function unit(...projects) {
  const files = globSync('{src,server}/**/*.test.{ts,tsx}').length;
  const run = {
    file: report('jest.json'),
    workers: files >= FILES_FOR_TWO ? 2 : 1,
    options: ['--testPathIgnorePatterns', EXACT, '/node_modules/'],
    env: { HALTE_TEST_ZONES: '1' },
  };
  return { output: '', ...(await jest(projects, run)) };
}

/** Exact searches, fuzzing and the like. */
async function exact(...projects) {
  const run = { file: report('jest-exact.json'), workers: 2, options: ['--testPathPatterns', EXACT] };
  return { output: '', ...(await jest(projects, run)) };
}

/** For the browser tests of two releases together. */
async function before() {
  const { buildBefore, leftOut } = await import('../../e2e/skew/before.ts');
  if (leftOut !== null) return { ok: true, output: `(${leftOut})` };
  await buildBefore();
  return { ok: true, output: '' };
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
 * The tasks of `npm test`, by name; turbo.json has their dependencies. A task is one check, or counts its `tests`.
 *
 * `trouble` is printed at the end of the whole run when the task has failed; by default it is the output.
 *
 * @typedef {{ ok: boolean, output: string, tests?: import('./count.mjs').Count, trouble?: string }} Outcome
 * @type {Readonly<Record<string, { name: string, run: (...args: string[]) => Promise<Outcome> }>>}
 */
export const TASKS = {
  lint: { name: 'Format and lint', run: lint },
  types: { name: 'Types', run: types },
  checks: { name: 'Architecture checks', run: () => checks('SOURCE_CHECKS') },
  scripts: { name: 'Tests of the scripts and the checks', run: scripts },
  api: { name: "The client is the backend's", run: api },
  unit: { name: 'Unit and component tests, those of time in three zones', run: unit },
  exact: { name: 'Long proofs', run: exact },
  built: { name: 'Architecture checks of the builds', run: () => checks('BUILD_CHECKS') },
  before: { name: 'Build of the release before', run: before },
  browser: { name: 'In a real browser', run: browser },
};
