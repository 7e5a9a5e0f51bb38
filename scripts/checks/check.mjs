/** `npm run checks`: prints each violation of an architecture check as `file:line  message`. `--only-built` checks the build output instead. */
import { ROOT } from '../lib/paths.mjs';
import { BUILD_CHECKS, SOURCE_CHECKS } from './all.mjs';
import { projectAt } from './lib/project.mjs';

/** Runs checks on the repository and prints the outcome. Resolves to the number of checks that passed and failed. */
export async function runChecks(checks, print = console.log) {
  const project = projectAt(ROOT);
  let failed = 0;
  for (const { name, check } of checks) {
    const findings = await check(project);
    print(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    for (const { file, line, message } of findings) print(`     ${file}:${line}  ${message}`);
    if (findings.length > 0) failed += 1;
  }
  return { passed: checks.length - failed, failed };
}

if (import.meta.main) {
  process.chdir(ROOT);
  const checks = process.argv.includes('--only-built') ? BUILD_CHECKS : SOURCE_CHECKS;
  const { failed } = await runChecks(checks);
  process.exitCode = failed > 0 ? 1 : 0;
}
