/**
 * `npm test`: everything that must hold, in one run. `--only lint,types,unit…` runs some of the tasks. turbo runs them side by side and takes
 * those whose files have not changed since they passed from its cache.
 */
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { onRightNode } from './lib/node.mjs';
import { run, UserError } from './lib/userError.mjs';

function chosen(known, args) {
  if (args.length === 0) return known;
  const [option, value = ''] = args[0].startsWith('--only=') ? args[0].split('=') : args;
  const ids = value.split(',');
  if (option !== '--only' || !ids.every((id) => known.includes(id))) {
    throw new UserError(`npm test takes --only with some of ${known.join(',')}, or nothing.`);
  }
  return known.filter((id) => ids.includes(id));
}

/** One line a task: how long it took, what it counted, and whether it is from the cache. */
function lineOf({ ok, seconds, passed, failed, at }, title, started) {
  const source = at !== 0 && at < started ? 'cached' : `${seconds.toFixed(1)} s`;
  return `${ok ? 'ok  ' : 'FAIL'} ${title} (${source}, ${passed} passed, ${failed} failed)`;
}

async function testAll(ids) {
  const { runTasks } = await import('./test/turbo.mjs');
  const { forgetReports, readReports, titleOf, troublesOf } = await import('./test/report.mjs');
  const started = Date.now();
  for (const id of ids) forgetReports(id);
  const succeeded = await runTasks(ids);
  const reports = ids.flatMap(readReports);
  console.log('');
  for (const report of reports) console.log(lineOf(report, titleOf(report), started));
  const sum = (key) => reports.reduce((total, report) => total + report[key], 0);
  const lost = reports.filter(({ ok, failed }) => !ok && failed === 0).length;
  const failed = sum('failed') + lost;
  const troubles = troublesOf(reports);
  if (troubles !== '') console.log(`\n${troubles}`);
  console.log(`\n${reports.length} tasks in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  // Something else than a task may fail, e.g. a build.
  return { passed: sum('passed'), failed: succeeded ? failed : Math.max(1, failed) };
}

await run(async () => {
  await ensureInstalled();
  if (!(await onRightNode(fileURLToPath(import.meta.url)))) return;
  const { TASKS } = await import('./test/tasks.mjs');
  const { passed, failed } = await testAll(chosen(Object.keys(TASKS), process.argv.slice(2)));
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
  console.log(`${passed} passed, ${failed} failed`);
});
