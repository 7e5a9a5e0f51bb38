/**
 * `npm run mutants -- bff/src/favourites`: changes the code of a folder in each small way that Stryker knows, one at a time, and lists the changes
 * that no test of the folder sees. Works on a copy. Minutes, not seconds: it is no part of `npm test`.
 */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import packTypebox from './jest/typebox.mjs';
import { ROOT } from './lib/paths.mjs';
import { run, UserError } from './lib/userError.mjs';

const { default: jestConfig } = await import(pathToFileURL(join(ROOT, 'jest.config.mjs')).href);
const folderOf = ({ rootDir }) => rootDir.slice('<rootDir>/'.length);

/** The first jest project of the workspace: the one with a document, where there are two. */
function projectOf(folder) {
  const project = jestConfig.projects.find((one) => folder.startsWith(`${folderOf(one)}/`));
  if (!project) throw new UserError(`“${folder}” is no folder with tests: name one such as bff/src/favourites.`);
  return { ...project, rootDir: folderOf(project) };
}

await run(async () => {
  const folder = (process.argv[2] ?? '').replace(/\/$/, '');
  const project = projectOf(folder);
  const copied = ['jest.config.mjs', 'package.json', 'scripts', project.rootDir.split('/')[0]];
  const testMatch = [`<rootDir>/${relative(project.rootDir, folder)}/**/*.test.{ts,tsx}`];
  process.chdir(ROOT);
  await packTypebox();
  await new Stryker({
    mutate: [`${folder}/**/*.{ts,tsx}`, '!**/*.test.{ts,tsx}', '!**/testing/**', '!**/messages/**'],
    ignorePatterns: [...readdirSync(ROOT).filter((name) => !copied.includes(name)), '**/dist', '**/.cache'],
    testRunner: 'jest',
    coverageAnalysis: 'perTest',
    jest: { enableFindRelatedTests: false, config: { ...project, projects: [], testMatch } },
    // A change of code that runs once, when a module is loaded, would run all tests.
    ignoreStatic: true,
    reporters: ['clear-text', 'progress'],
    concurrency: 2,
  }).runMutationTest();
});
