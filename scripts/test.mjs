/** `npm test`: everything that must hold, in one run. `--only check,types,unit…` runs some of the steps. */
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { onRightNode } from './lib/node.mjs';
import { run, Sentence } from './lib/sentence.mjs';

function chosen(steps, args) {
  if (args.length === 0) return steps;
  const [option, value = ''] = args[0].startsWith('--only=') ? args[0].split('=') : args;
  const ids = value.split(',');
  const known = new Set(steps.map(({ id }) => id));
  if (option !== '--only' || !ids.every((id) => known.has(id))) {
    throw new Sentence(`npm test takes --only with some of ${[...known].join(',')}, or nothing.`);
  }
  return steps.filter(({ id }) => ids.includes(id));
}

/** A step that cannot even be run has failed, and the others are run all the same. */
async function attempt(step) {
  try {
    return await step.run();
  } catch (error) {
    return { ok: false, output: `${error instanceof Sentence ? error.message : error.stack}\n` };
  }
}

async function testAll(steps) {
  const total = { passed: 0, failed: 0 };
  const started = performance.now();
  const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;
  for (const step of steps) {
    const from = performance.now();
    console.log(`… ${step.name}`);
    const { ok, output, tests = { passed: 0, failed: 0, skipped: [] } } = await attempt(step);
    const counted = tests.passed + tests.failed > 0 ? `, ${tests.passed} passed, ${tests.failed} failed` : '';
    if (output !== '') console.log(output.trimEnd());
    for (const name of tests.skipped) console.log(`  not run: ${name}`);
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${step.name} (${seconds(from)}${counted})`);
    total.passed += tests.passed + (ok ? 1 : 0);
    // A step that failed through its tests is counted by them.
    total.failed += ok ? tests.failed : Math.max(1, tests.failed);
  }
  console.log(`\n${steps.length} steps in ${seconds(started)}.`);
  return total;
}

await run(async () => {
  await ensureInstalled();
  if (!(await onRightNode(fileURLToPath(import.meta.url)))) return;
  const { STEPS } = await import('./test/steps.mjs');
  const { passed, failed } = await testAll(chosen(STEPS, process.argv.slice(2)));
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
  console.log(`${passed} passed, ${failed} failed`);
});
