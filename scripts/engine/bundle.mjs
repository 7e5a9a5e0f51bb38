import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scriptConfig } from '@halte/federation';
import webpack from 'webpack';
import { ROOT } from '../lib/paths.mjs';

/** The engine as one script for browsers, by the build of the app, which sets `createPlanner`. @returns {Promise<string>} */
export async function bundledEngine() {
  const folder = mkdtempSync(join(tmpdir(), 'halte-engine-'));
  const module = "import { createPlanner } from '@halte/engine/planner'; globalThis.createPlanner = createPlanner;";
  const entry = `data:text/javascript,${encodeURIComponent(module)}`;
  const compiler = webpack(scriptConfig({ directory: ROOT, entry, folder, filename: 'engine.js' }));
  try {
    const stats = await new Promise((resolve, reject) => {
      compiler.run((error, result) => (error ? reject(error) : resolve(result)));
    });
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
    return readFileSync(join(folder, 'engine.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await new Promise((resolve) => compiler.close(resolve));
  }
}
