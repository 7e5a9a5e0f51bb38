import { createRequire } from 'node:module';
import { join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
const setUp = (name) => join(import.meta.dirname, '../jest', name);

/** Installed packages that are written as ES modules. */
const MODULES = [
  ...['@halte', 'react-leaflet', '@react-leaflet', 'openapi-fetch', 'qr', 'flatbush', 'flatqueue', 'typebox'],
  ...['@fastify/type-provider-typebox', 'cookie', 'content-disposition', 'pbf', 'fast-check', 'pure-rand'],
];

/** For tests in Node and in jsdom: TypeScript is compiled as by the build, and style sheets are the names of their classes. */
export const common = {
  transform: {
    '\\.[cm]?[jt]sx?$': [
      resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': resolve('identity-obj-proxy'),
    '\\.css$': setUp('empty.cjs'),
    '\\.svg$': setUp('empty.cjs'),
  },
  modulePathIgnorePatterns: ['/dist/', '/.cache/'],
  // A microtask is no timer: faked, it would wait for the next time that the clock moves.
  fakeTimers: { doNotFake: ['queueMicrotask'] },
};

/**
 * Two jest projects of one name: components, and rules in `*.dom.test.ts` that need a document, run in jsdom; all other rules run without one,
 * because a document takes longer to make than most of their tests.
 *
 * @param {string} displayName
 * @param {string} rootDir the folder with `src`
 */
export function browserProjects(displayName, rootDir) {
  const project = { ...common, displayName, rootDir, globals: { __webpack_nonce__: '' } };
  return [
    {
      ...project,
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/src/**/*.test.tsx', '<rootDir>/src/**/*.dom.test.ts'],
      setupFiles: [setUp('browser.mjs')],
      setupFilesAfterEnv: [setUp('plainSpaces.cjs'), resolve('@testing-library/jest-dom'), setUp('stalls.mjs')],
    },
    { ...project, testEnvironment: 'node', testMatch: ['<rootDir>/src/**/!(*.dom).test.ts'] },
  ];
}

/** The jest configuration of a remote in a repository of its own. @param {string} name @param {string} [directory] */
export const remoteTests = (name, directory = process.cwd()) => ({
  // A machine of the CI may stand still for seconds.
  testTimeout: 20_000,
  projects: browserProjects(name, directory),
});
