import { findPattern, isCode, isTest } from './lib/project.mjs';

const FETCH = /(?<![.\w])(?:globalThis\.|window\.)?fetch\(|\bnew XMLHttpRequest\b/g;
const mayCall = (file) =>
  /^(mfe-[^/]+|shared\/[^/]+)\/src\//.test(file) && !/^shared\/(api|federation|testkit|login-widget)\//.test(file);

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const onePolicy = {
  name: '8 remotes and shared packages call the backend through @halte/api',
  check: (project) =>
    project.files
      .filter((file) => isCode(file) && !isTest(file) && mayCall(file))
      .flatMap((file) =>
        findPattern(
          project,
          file,
          FETCH,
          () => 'Call through the client of @halte/api: it limits the time, tries again and holds back.',
        ),
      ),
};
