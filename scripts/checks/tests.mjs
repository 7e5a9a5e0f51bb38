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
