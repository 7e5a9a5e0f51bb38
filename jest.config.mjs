import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { browserProjects as browser, common } from '@halte/federation/jest';
import { projectAt } from './scripts/checks/lib/project.mjs';
import { timeTests } from './scripts/checks/timeTests.mjs';
import { PACKED_TYPEBOX } from './scripts/jest/typebox.mjs';

/**
 * Globals that each module gets as local names: looked up in the context of a test they make a loop over millions of values ten times
 * slower. None of them is ever replaced by a test, as `Date` and the timers are. Not in jsdom: packages for browsers declare some of these names.
 */
const FAST_GLOBALS = [
  ...['Math', 'Number', 'Array', 'Object', 'String', 'Boolean', 'Symbol', 'JSON', 'Map', 'Set', 'WeakMap'],
  ...[
    'Int8Array',
    'Uint8Array',
    'Int16Array',
    'Uint16Array',
    'Int32Array',
    'Uint32Array',
    'Float32Array',
    'Float64Array',
  ],
];

const node = (displayName, rootDir, folder) => ({
  ...common,
  displayName,
  rootDir,
  testEnvironment: 'node',
  sandboxInjectedGlobals: FAST_GLOBALS,
  testMatch: [`<rootDir>/${folder}/**/*.test.ts`],
});

/** A project whose tests load typebox. */
const withTypebox = (project, globalSetup = 'typebox.mjs') => ({
  ...project,
  globalSetup: join(import.meta.dirname, 'scripts/jest', globalSetup),
  moduleNameMapper: { ...project.moduleNameMapper, ...PACKED_TYPEBOX },
});

/** Where what touches time must give the same as in UTC: east and west of Greenwich, either side of the date line. */
const OTHER_ZONES = ['Pacific/Auckland', 'America/Los_Angeles'];
const TIME_TESTS = process.env.HALTE_TEST_ZONES === '1' ? timeTests(projectAt(import.meta.dirname)).tests : [];

/** A project, and its tests that depend on time in the other zones. */
function withZones(project) {
  const root = project.rootDir.replace('<rootDir>/', '');
  const environment = project.testEnvironment === 'jsdom' ? 'zonedJsdom.mjs' : 'zonedNode.mjs';
  const tests = TIME_TESTS.filter((path) => path.startsWith(`${root}/`))
    .map((path) => path.replace(root, '<rootDir>'))
    .filter((path) => /\.(?:tsx|dom\.test\.ts)$/.test(path) === (project.testEnvironment === 'jsdom'))
    .filter((path) => project.testMatch.some((pattern) => pattern.split('/')[1] === path.split('/')[1]));
  const zoned = (zone) => ({
    ...project,
    testEnvironment: join(import.meta.dirname, 'scripts/jest', environment),
    testEnvironmentOptions: { zone },
    testMatch: tests,
  });
  return tests.length === 0 ? [project] : [project, ...OTHER_ZONES.map(zoned)];
}

const REMOTES = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-'));

/** One name of jest projects per workspace: components run in jsdom, the servers and all rules that need no document in Node. */
export default {
  // A machine of the CI may stand still for seconds.
  testTimeout: 20_000,
  projects: [
    withTypebox(node('bff', '<rootDir>/bff', 'src'), 'bff.mjs'),
    withTypebox(node('host-server', '<rootDir>/host', 'server')),
    withTypebox(node('engine', '<rootDir>/shared/engine', 'src')),
    node('judge', '<rootDir>/shared/judge', 'src'),
    node('server', '<rootDir>/shared/server', 'src'),
    node('demo-city', '<rootDir>/shared/demo-city', 'src'),
    node('create-halte-remote', '<rootDir>/shared/create-halte-remote', 'src'),
    ...browser('host', '<rootDir>/host'),
    ...REMOTES.flatMap((folder) => browser(folder.slice('mfe-'.length), `<rootDir>/${folder}`)),
    ...browser('contract', '<rootDir>/shared/contract').map((project) => withTypebox(project)),
    ...browser('federation', '<rootDir>/shared/federation').map((project) => withTypebox(project)),
    ...['i18n', 'map-core', 'api', 'places', 'ui', 'testkit', 'login-widget'].flatMap((name) =>
      browser(name, `<rootDir>/shared/${name}`),
    ),
  ].flatMap(withZones),
};
