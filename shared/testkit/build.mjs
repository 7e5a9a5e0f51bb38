/** A program: builds the package that tenants install, `dist/package`: rules for Playwright, their configuration and the page that they show headers in. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageScriptConfig, scriptConfig } from '@halte/federation';
import webpack from 'webpack';

const FOLDER = import.meta.dirname;
const OUT = join(FOLDER, 'dist/package');

const own = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8'));
const { 'axe-core': axe, '@playwright/test': playwright } = own.dependencies;

/** The published package.json: without any workspace of this repository. */
const published = {
  name: own.name,
  version: own.version,
  description: 'Checks the header of a tenant against the contract of Halte.',
  license: own.license,
  type: 'module',
  exports: './playwright.config.js',
  engines: { node: '>=22' },
  dependencies: { 'axe-core': axe },
  peerDependencies: { '@playwright/test': `^${playwright}` },
};

const installed = ['axe-core', '@playwright/test'];
const scriptFor = (entry, filename) => ({ directory: FOLDER, entry, folder: OUT, filename });

const configurations = [
  scriptConfig(scriptFor('./src/page/main.ts', 'page.js')),
  packageScriptConfig({ ...scriptFor('./src/rules/header.spec.ts', 'header.spec.js'), installed }),
  packageScriptConfig({ ...scriptFor('./src/conformance/playwright.config.ts', 'playwright.config.js'), installed }),
];

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const compiler = webpack(configurations);
const stats = await new Promise((resolve, reject) => {
  compiler.run((error, result) => (error ? reject(error) : resolve(result)));
});
await new Promise((resolve) => compiler.close(resolve));
if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
copyFileSync(join(FOLDER, '../ui/src/tokens.css'), join(OUT, 'tokens.css'));
copyFileSync(join(FOLDER, 'README.md'), join(OUT, 'README.md'));
writeFileSync(join(OUT, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
