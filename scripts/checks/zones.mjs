import { workspaceOf } from './lib/project.mjs';
import { timeTests } from './timeTests.mjs';

const TASK = 'test:zones';

/** The task costs each workspace a second: one without such tests does not have it, one with must not lack it. */
function misplacedTasks(project, tests) {
  const timed = new Set(tests.map(workspaceOf));
  return project.files
    .filter((file) => workspaceOf(file) && file === `${workspaceOf(file)}/package.json`)
    .filter((file) => (JSON.parse(project.read(file)).scripts?.[TASK] !== undefined) !== timed.has(workspaceOf(file)))
    .map((file) => ({
      file,
      line: 1,
      message: timed.has(workspaceOf(file))
        ? `tests of this workspace depend on time: it needs the script ${TASK}.`
        : `no test of this workspace depends on time: it needs no script ${TASK}.`,
    }));
}

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const timeIsTested = {
  name: '6 what touches time has a test, which runs in three zones',
  check: (project) => {
    const { tests, untested } = timeTests(project);
    const findings = untested.map((file) => ({
      file,
      line: 1,
      message:
        'this reads a clock, a zone or a formatter of times, and no test imports it or what uses it: only such tests run in the other zones.',
    }));
    return [...findings, ...misplacedTasks(project, tests)];
  },
};
