import { findPattern, isCode, isTest } from './lib/project.mjs';

const SWR = /from 'swr(?:\/[^']*)?'/g;
const MAY_USE = /^shared\/(api\/src\/query|testkit\/src\/page)\//;

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const derivedKeys = {
  name: '8 the key of a query is derived from its path and question',
  check: (project) =>
    project.files
      .filter((file) => isCode(file) && !isTest(file) && !file.includes('/testing/') && !MAY_USE.test(file))
      .flatMap((file) =>
        findPattern(
          project,
          file,
          SWR,
          () =>
            'Ask with useQuery of @halte/api/query: a key that is written by hand may lack what the answer depends on.',
        ),
      ),
};
