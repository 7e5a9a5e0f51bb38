import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildRules } from '../../base.mjs';
import { buildForNode } from '../../prerender/bundle.mjs';

const WORKER = join(import.meta.dirname, '../textsWorker.mjs');
const CHECK = '@halte/testkit/checkTexts';

function checkIn(folder) {
  try {
    return createRequire(join(folder, 'package.json')).resolve(CHECK);
  } catch {
    return null;
  }
}

/** @returns {Promise<string[]>} */
function faultsOf(file) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: { file } });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread that loads the texts has ended with ${code}.`)));
  });
}

/** @type {import('../rule.mjs').Rule} */
export const textsAreInEveryLanguage = {
  name: 'its module is one of this contract, and its texts are in every language',
  async find({ folder: directory, declaration: { id } }) {
    const check = checkIn(directory);
    if (check === null)
      return { faults: ['@halte/testkit is not installed here: it is a dev dependency of a remote.'] };
    const folder = join(directory, '.cache/check');
    mkdirSync(folder, { recursive: true });
    const [entry, file] = [join(folder, 'texts.ts'), join(folder, 'main.cjs')];
    const lines = [
      `import { checkTexts } from ${JSON.stringify(check)};`,
      `import * as exposed from ${JSON.stringify(join(directory, 'src/remote.ts'))};`,
      'export const faults = () => checkTexts(exposed);',
      '',
    ];
    writeFileSync(entry, lines.join('\n'));
    await buildForNode({ name: 'texts', directory, entry, file, rules: buildRules(id) });
    return { faults: await faultsOf(file) };
  },
};
