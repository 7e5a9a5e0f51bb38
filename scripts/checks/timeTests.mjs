import { posix } from 'node:path';
import { isCode, isGenerated, isTest, workspaceOf } from './lib/project.mjs';

/** Language and library functions that read a clock or a calendar. */
const CLOCK = /\bfrom 'dayjs|\bIntl\.DateTimeFormat\b|\bnew Date\(|\bDate\.parse\(|\btoLocale(?:Date|Time)?String\(/;
/** Modules that everything else takes zones, days and instants from. */
const TIME_MODULES = new Set(['bff/src/common/zone.ts', 'bff/src/journeys/times.ts']);
/** The exports of `@halte/i18n` for clocks and calendars; durations are the same in every zone. */
const TIME_EXPORTS =
  /\b(?:addDays|dayOf|formatDate|formatRelativeDay|formatTime|instantOf|nowInstant|parseDateString|wallClock)\b/;
const IMPORT = /(?:^|\n)\s*(?:import|export)\s([^;]*?)\bfrom '([^']+)'|\bimport\((?:\/\*[^*]*\*\/ )?'([^']+)'\)/g;
/** Exact searches and fuzzing count seconds since 1970 and run once. */
const RUNS_ONCE = /\.exact\.test\.ts$/;

function importsOf(text) {
  return [...text.matchAll(IMPORT)].map(([, names = '', from, dynamic]) => ({
    names: names.replace(/\btype \w+/g, ''),
    isType: /^\s*type\b/.test(names),
    name: from ?? dynamic,
  }));
}

/** Reads the entry points of the packages: `@halte/i18n` → `shared/i18n/src/index.ts`. */
function packagesOf(project) {
  const packages = new Map();
  for (const file of project.files.filter((path) => /^(?:shared\/)?[^/]+\/package\.json$/.test(path))) {
    const { name, exports = {} } = JSON.parse(project.read(file));
    for (const [key, target] of Object.entries(exports)) {
      if (typeof target === 'string') packages.set(posix.join(name, key), posix.join(posix.dirname(file), target));
    }
  }
  return packages;
}

function touchesTime(project, file, imports) {
  return (
    TIME_MODULES.has(file) ||
    CLOCK.test(project.read(file)) ||
    imports.some(
      ({ names, isType, target, name }) =>
        !isType && (TIME_MODULES.has(target) || (name === '@halte/i18n' && TIME_EXPORTS.test(names))),
    )
  );
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
    for (const { target } of graph.get(file) ?? []) {
      if (!distance.has(target)) distance.set(target, steps + 1);
    }
  }
  return distance;
}

/**
 * Which test files run in the other time zones too: for each source file that reads a clock, a zone or a formatter of times, the tests that
 * are named after it and import it, or else all of its workspace that import it, or else the nearest test that reaches it by imports.
 *
 * @param {import('./lib/project.mjs').Project} project
 * @returns {{ tests: string[], untested: string[] }} paths from the root; `untested` touch time and no test reaches them.
 */
export function timeTests(project) {
  const files = project.files.filter((file) => isCode(file) && workspaceOf(file) && !file.startsWith('e2e/'));
  const known = new Set(files);
  const packages = packagesOf(project);
  const graph = new Map(
    files.map((file) => [
      file,
      importsOf(project.read(file))
        .map((found) => ({
          ...found,
          target: found.name.startsWith('.')
            ? posix.join(posix.dirname(file), found.name)
            : (packages.get(found.name) ?? ''),
        }))
        .filter(({ target }) => known.has(target)),
    ]),
  );
  const subjects = files.filter((file) => isProduct(file) && touchesTime(project, file, graph.get(file)));
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
  name: '6 what touches time has a test, which runs in three zones',
  check: (project) =>
    timeTests(project).untested.map((file) => ({
      file,
      line: 1,
      message:
        'this reads a clock, a zone or a formatter of times, and no test imports it or what uses it: only such tests run in the other zones.',
    })),
};
