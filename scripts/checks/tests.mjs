import { findPattern, isTest } from './lib/project.mjs';

const SLEEP = /\bwaitForTimeout\(|\bsetTimeout\(\s*resolve\b|\bsleep\(/g;

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const noSleeps = {
  name: 'a test waits for what it expects, never for a time',
  check: (project) =>
    project.files
      .filter((file) => isTest(file) && /\.(?:test|spec)\.tsx?$/.test(file))
      .flatMap((file) =>
        findPattern(project, file, SLEEP, ([call]) => `${call.trim()} waits for a time: wait for what is expected.`),
      ),
};

const REQUIREMENTS = 'docs/requirements.md';
/** The id of a row, and its last cell. */
const ROW = /^\| ([A-Z]+-\d+) \|.*\| ([^|]*) \|$/;
/** A test file with the parts of titles that follow it. */
const NAMED_TESTS = /`([^`]+)`((?: “[^”]+”)+)/g;

/** The faults of the tests that a row names. */
function faultsOfRow(project, cell) {
  const named = [...cell.matchAll(NAMED_TESTS)];
  if (named.length === 0) return ['names no test.'];
  return named.flatMap(([, file = '', titles = '']) => {
    if (!isTest(file) || !project.files.includes(file)) return [`names ${file}, which is no test file.`];
    const text = project.read(file);
    return [...titles.matchAll(/“([^”]+)”/g)]
      .filter(([, title = '']) => !text.includes(title))
      .map(([quoted]) => `names ${quoted}, which is not in ${file}.`);
  });
}

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const testedRequirements = {
  name: 'the tests that docs/requirements.md names exist',
  check(project) {
    if (!project.files.includes(REQUIREMENTS)) return [];
    const lines = project.read(REQUIREMENTS).split('\n');
    return lines.flatMap((text, index) => {
      const [, id, cell] = ROW.exec(text) ?? [];
      if (id === undefined || cell === undefined) return [];
      return faultsOfRow(project, cell).map((fault) => ({
        file: REQUIREMENTS,
        line: index + 1,
        message: `${id} ${fault}`,
      }));
    });
  },
};
