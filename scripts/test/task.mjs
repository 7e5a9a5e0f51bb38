/** Runs one task of `npm test` in the workspace it is started in: `node scripts/test/task.mjs unit bff`. */
import { UserError } from '../lib/userError.mjs';
import { writeReport } from './report.mjs';
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
const { ok: succeeded, output, tests, trouble } = await attempt(task, args);
const seconds = (performance.now() - started) / 1000;
// A task that found nothing to run must not look as if all were well.
const ok = succeeded && tests?.passed !== 0;
// A task without tests of its own is one check. A task that failed though its tests passed has failed once.
const passed = tests?.passed ?? (ok ? 1 : 0);
const failed = ok ? (tests?.failed ?? 0) : Math.max(1, tests?.failed ?? 0);
const skipped = tests?.skipped ?? [];
writeReport({
  task: id,
  name: task.name,
  ok,
  seconds,
  passed,
  failed,
  skipped,
  trouble: ok ? '' : (trouble ?? output) || 'It ran nothing.',
});
if (output !== '') console.log(output.trimEnd());
for (const name of skipped) console.log(`not run: ${name}`);
console.log(`${ok ? 'ok  ' : 'FAIL'} ${task.name} (${seconds.toFixed(1)} s, ${passed} passed, ${failed} failed)`);
process.exitCode = ok ? 0 : 1;
