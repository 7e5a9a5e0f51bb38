import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The compiler that the remote's folder has; null where it has none. */
function compilerIn(folder) {
  try {
    const file = createRequire(join(folder, 'package.json')).resolve('typescript/package.json');
    return join(dirname(file), 'bin/tsc');
  } catch {
    return null;
  }
}

/** @returns {Promise<{ failed: boolean, output: string }>} */
const run = (args, cwd) =>
  new Promise((resolve) => {
    execFile(process.execPath, args, { cwd, maxBuffer: 50_000_000 }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, output: `${stdout}${stderr}` }),
    );
  });

/** @type {import('../rule.mjs').Rule} */
export const typesAreSound = {
  name: 'its types are sound',
  async find({ folder }) {
    if (!existsSync(join(folder, 'tsconfig.json')))
      return { faults: ['There is no tsconfig.json: one that extends "@halte/kit/tsconfig.json" is enough.'] };
    const compiler = compilerIn(folder);
    if (compiler === null) return { faults: ['typescript is not installed here: it is a dev dependency of a remote.'] };
    const { failed, output } = await run([compiler, '--noEmit', '--pretty', 'false', '-p', folder], folder);
    if (!failed) return { faults: [] };
    const lines = output.split('\n').filter((line) => line.trim() !== '');
    return { faults: lines.length > 0 ? lines : ['The compiler ended without a word.'] };
  },
};
