/** Runs one task of `npm test` in the workspace it is started in: `node scripts/test/task.mjs unit bff`. */
import { UserError } from '../lib/userError.mjs';
import { resultOf, writeReport } from './report.mjs';
import { TASKS } from './tasks.mjs';

/** A task that cannot even be run has failed. */
async function attempt(task, args) {
  try {
    return await task.run(...args);
  } catch (error) {
    return { ok: false, output: `${error instanceof UserError || !(error instanceof Error) ? error : error.stack}\n` };
  }
}

const [id = '', ...args] = process.argv.slice(2);
const task = TASKS[id];
if (!task) throw new Error(`There is no task ${id}: take one of ${Object.keys(TASKS).join(', ')}.`);

const started = performance.now();
const outcome = await attempt(task, args);
const seconds = (performance.now() - started) / 1000;
const result = resultOf(outcome);
const { ok, passed, failed, skipped } = result;
writeReport({ task: id, name: task.name, seconds, ...result });
if (outcome.output !== '') console.log(outcome.output.trimEnd());
for (const name of skipped) console.log(`not run: ${name}`);
console.log(`${ok ? 'ok  ' : 'FAIL'} ${task.name} (${seconds.toFixed(1)} s, ${passed} passed, ${failed} failed)`);
process.exitCode = ok ? 0 : 1;
