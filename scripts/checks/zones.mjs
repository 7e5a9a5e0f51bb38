import { timeTests } from './timeTests.mjs';

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
