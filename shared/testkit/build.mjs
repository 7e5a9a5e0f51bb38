/** A program: builds the package that tenants install, `dist/package`, with the command and the page that it shows headers in. */
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageScriptConfig, scriptConfig } from '@halte/federation';
import webpack from 'webpack';

const FOLDER = import.meta.dirname;
const OUT = join(FOLDER, 'dist/package');

const own = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8'));
const { 'axe-core': axe, 'playwright-core': playwright } = own.dependencies;

/** What is installed: no workspace of this repository is needed any more. */
const published = {
  name: own.name,
  version: own.version,
  description: 'Checks the header of a tenant against the contract of Halte.',
  license: own.license,
  type: 'module',
  bin: { testkit: 'cli.js' },
  engines: { node: '>=22' },
  dependencies: { 'axe-core': axe, 'playwright-core': playwright },
};

const configurations = [
  scriptConfig({ directory: FOLDER, entry: './src/page/main.ts', folder: OUT, filename: 'page.js' }),
  packageScriptConfig({
    directory: FOLDER,
    entry: './src/cli/main.ts',
    folder: OUT,
    filename: 'cli.js',
    installed: Object.keys(published.dependencies),
  }),
];

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const compiler = webpack(configurations);
const stats = await new Promise((resolve, reject) => {
  compiler.run((error, result) => (error ? reject(error) : resolve(result)));
});
await new Promise((resolve) => compiler.close(resolve));
if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
chmodSync(join(OUT, 'cli.js'), 0o755);
copyFileSync(join(FOLDER, '../ui/src/tokens.css'), join(OUT, 'tokens.css'));
copyFileSync(join(FOLDER, 'README.md'), join(OUT, 'README.md'));
writeFileSync(join(OUT, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
