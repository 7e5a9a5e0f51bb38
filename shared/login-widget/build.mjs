/** A program: builds the login widget as one script, `dist/loginWidget.js`, unless it was built from the same sources. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = import.meta.dirname;
const DIST = join(FOLDER, 'dist');
const SCRIPT = 'loginWidget.js';
const STAMP = join(DIST, 'sources.sha256');

function hashOfSources() {
  const sources = readdirSync(join(FOLDER, 'src'), { encoding: 'utf8', recursive: true })
    .map((file) => join('src', file))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const files = [...sources, 'build.mjs', '../../package-lock.json'].sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(FOLDER, file)));
  return hash.digest('hex');
}

function isBuilt(/** @type {string} */ hash) {
  try {
    readFileSync(join(DIST, SCRIPT));
    return readFileSync(STAMP, 'utf8') === hash;
  } catch {
    return false;
  }
}

/** Builds into a folder of its own and renames the script: a server or a test never reads half of it. */
async function build() {
  const { default: webpack } = await import('webpack');
  const { scriptConfig } = await import('@halte/federation');
  const folder = join(DIST, `.${process.pid}`);
  const compiler = webpack(scriptConfig({ directory: FOLDER, entry: './src/main.ts', folder, filename: SCRIPT }));
  try {
    const stats = await new Promise((resolve, reject) => {
      compiler.run((error, result) => (error ? reject(error) : resolve(result)));
    });
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
    renameSync(join(folder, SCRIPT), join(DIST, SCRIPT));
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await new Promise((resolve) => compiler.close(resolve));
  }
}

const hash = hashOfSources();
if (!isBuilt(hash)) {
  mkdirSync(DIST, { recursive: true });
  await build();
  writeFileSync(STAMP, hash);
}
