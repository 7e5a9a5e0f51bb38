import { isCode, isGenerated, isTest } from './lib/project.mjs';

const LIMIT = 300;
const lines = (text) => text.replace(/\n$/, '').split('\n').length;

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const shortFiles = {
  name: `a file has at most ${LIMIT} lines`,
  check: (project) =>
    project.files
      .filter(
        (file) =>
          (isCode(file) || /\.(mjs|css)$/.test(file)) &&
          !isTest(file) &&
          !isGenerated(file) &&
          !/\/messages\//.test(file),
      )
      .map((file) => ({ file, count: lines(project.read(file)) }))
      .filter(({ count }) => count > LIMIT)
      .map(({ file, count }) => ({
        file,
        line: LIMIT,
        message: `It has ${count} lines: it holds more than one idea.`,
      })),
};
