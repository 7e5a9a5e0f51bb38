import { posix } from 'node:path';
import { isCode, isGenerated, isTest, workspaceOf } from './lib/project.mjs';

/**
 * Where the zone of the machine can come in: text that is read as a time, and formatters. No other code can see it, because `noLocalTime` forbids
 * all that reads a `Date` in local time; `new Date()` alone is an instant.
 */
const READS_ZONE = /\bfrom 'dayjs|\bIntl\.DateTimeFormat\b|\bnew Date\((?!\))|\bDate\.parse\(/;
const IMPORT = /(?:^|\n)\s*(?:import|export)\s[^;]*?\bfrom '([^']+)'|\bimport\((?:\/\*[^*]*\*\/ )?'([^']+)'\)/g;
/** Exact searches and fuzzing count seconds since 1970 and run once. */
const RUNS_ONCE = /\.exact\.test\.ts$/;

function importsOf(text) {
  return [...text.matchAll(IMPORT)].map(([, from, dynamic]) => from ?? dynamic);
}

/** Reads the entry points of the packages: `@halte/i18n` → `shared/i18n/src/index.ts`. */
function packagesOf(project) {
  const packages = new Map();
  for (const file of project.files.filter((path) => /^(?:shared\/)?[^/]+\/package\.json$/.test(path))) {
    const { name, exports = {} } = JSON.parse(project.read(file));
    for (const [key, target] of Object.entries(exports)) {
      if (typeof target !== 'string') continue;
      const path = posix.join(posix.dirname(file), target);
      if (!key.includes('*')) packages.set(posix.join(name, key), path);
      // `./*` is a name for each of the files.
      const [start = '', end = ''] = path.split('*');
      for (const one of key.includes('*') ? project.files : [])
        if (one.startsWith(start) && one.endsWith(end) && one.length > start.length + end.length)
          packages.set(posix.join(name, key.replace('*', one.slice(start.length, -end.length))), one);
    }
  }
  return packages;
}

const isProduct = (file) => /\/(?:src|server)\//.test(file) && !isTest(file) && !isGenerated(file);

/** `a.test.ts` and `a.faults.test.tsx` of `a.ts`. */
function isNamedAfter(test, subject) {
  const bare = subject.replace(/\.tsx?$/, '');
  return test.startsWith(`${bare}.`);
}

/** For each test the files it reaches by imports, with the number of steps. */
function distancesFrom(test, graph) {
  const distance = new Map([[test, 0]]);
  for (const [file, steps] of distance) {
    for (const target of graph.get(file) ?? []) {
      if (!distance.has(target)) distance.set(target, steps + 1);
    }
  }
  return distance;
}

/**
 * Which test files run in the other time zones too: for each source file that may see the zone of the machine, the tests that are named
 * after it and import it, or else all of its workspace that import it, or else the nearest test that reaches it by imports.
 *
 * @param {import('./lib/project.mjs').Project} project
 * @returns {{ tests: string[], untested: string[] }} paths from the root; `untested` may see the zone and no test reaches them.
 */
export function timeTests(project) {
  const files = project.files.filter((file) => isCode(file) && workspaceOf(file) && !file.startsWith('e2e/'));
  const known = new Set(files);
  const packages = packagesOf(project);
  const graph = new Map(
    files.map((file) => [
      file,
      importsOf(project.read(file))
        .map((name) => (name.startsWith('.') ? posix.join(posix.dirname(file), name) : (packages.get(name) ?? '')))
        .filter((target) => known.has(target)),
    ]),
  );
  const subjects = files.filter((file) => isProduct(file) && READS_ZONE.test(project.read(file)));
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
  const reached = tests.map((test) => ({ test, distance: distancesFrom(test, graph) }));
  const chosen = new Set();
  const untested = [];
  for (const subject of subjects) {
    const reaching = reached
      .map(({ test, distance }) => ({ test, steps: distance.get(subject) ?? Number.POSITIVE_INFINITY }))
      .filter(({ steps }) => steps < Number.POSITIVE_INFINITY)
      .sort((left, right) => left.steps - right.steps || (left.test < right.test ? -1 : 1));
    if (reaching.length === 0) untested.push(subject);
    const steps = reaching.filter(({ test }) => !RUNS_ONCE.test(test));
    const direct = steps.filter((one) => one.steps === 1 && workspaceOf(one.test) === workspaceOf(subject));
    const own = direct.filter(({ test }) => isNamedAfter(test, subject));
    const [best = steps.slice(0, 1)] = [own, direct].filter(({ length }) => length > 0);
    for (const { test } of best) chosen.add(test);
  }
  return { tests: [...chosen].sort(), untested };
}

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const timeIsTested = {
  name: '6 what may see the zone of the machine has a test, which runs in three zones',
  check: (project) =>
    timeTests(project).untested.map((file) => ({
      file,
      line: 1,
      message:
        'this reads text as a time or formats times, and no test imports it or what uses it: only such tests run in the other zones.',
    })),
};
