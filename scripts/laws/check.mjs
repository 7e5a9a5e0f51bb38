/** `npm run laws`: prints what breaks a law of the architecture as `file:line  sentence`. With `--only-built`, looks at what was built instead. */
import { pathToFileURL } from 'node:url';
import { ROOT } from '../lib/paths.mjs';
import { BUILD_LAWS, SOURCE_LAWS } from './all.mjs';
import { projectAt } from './lib/project.mjs';

/** Checks laws against the repository and prints the outcome. Resolves to `{ passed, failed }`, in laws. */
export async function checkLaws(laws, print = console.log) {
  const project = projectAt(ROOT);
  let failed = 0;
  for (const { name, check } of laws) {
    const findings = await check(project);
    print(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    for (const { file, line, message } of findings) print(`     ${file}:${line}  ${message}`);
    if (findings.length > 0) failed += 1;
  }
  return { passed: laws.length - failed, failed };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.chdir(ROOT);
  const laws = process.argv.includes('--only-built') ? BUILD_LAWS : SOURCE_LAWS;
  const { failed } = await checkLaws(laws);
  process.exitCode = failed > 0 ? 1 : 0;
}
