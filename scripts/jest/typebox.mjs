/**
 * Packs typebox, seven hundred modules, into one file before the first test that loads it: each test file loads all its modules again, and would
 * spend more time on these than on all others together. The folder is named after the version, so that an update packs it again.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE = fileURLToPath(new URL('../package.json', import.meta.resolve('typebox')));
const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8'));

/** The modules of TypeBox that the product imports, by the file that replaces them. */
const MODULES = { index: 'typebox', compile: 'typebox/compile', schema: 'typebox/schema', value: 'typebox/value' };
const ALL = 'all.cjs';

const CACHE = join(import.meta.dirname, '../../.cache/jest');
const PACKED = join(CACHE, `typebox-${version}`);

/** For `moduleNameMapper` of jest. */
export const PACKED_TYPEBOX = Object.fromEntries(
  Object.entries(MODULES).map(([name, module]) => [`^${module}$`, join(PACKED, `${name}.cjs`)]),
);

async function pack(folder) {
  const { default: webpack } = await import('webpack');
  const entry = Object.entries(MODULES).map(([name, module]) => `export * as ${name} from '${module}';`);
  const compiler = webpack({
    mode: 'production',
    target: 'node24',
    context: import.meta.dirname,
    entry: `data:text/javascript,${entry.join('')}`,
    output: { path: folder, filename: ALL, library: { type: 'commonjs2' } },
    optimization: { minimize: false },
  });
  await new Promise((done, fail) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) fail(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(done);
    });
  });
  for (const name of Object.keys(MODULES))
    writeFileSync(join(folder, `${name}.cjs`), `module.exports = require('./${ALL}').${name};\n`);
}

export default async function packTypebox() {
  if (existsSync(PACKED)) return;
  const folder = join(CACHE, `.typebox-${process.pid}`);
  mkdirSync(CACHE, { recursive: true });
  await pack(folder);
  try {
    renameSync(folder, PACKED);
  } catch (error) {
    // Another run was faster.
    if (!existsSync(PACKED)) throw error;
    rmSync(folder, { recursive: true });
  }
}
