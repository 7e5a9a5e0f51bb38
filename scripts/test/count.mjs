import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: readonly string[] }} Count */

const NOTHING = { passed: 0, failed: 0, skipped: [] };
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Counts of a jest run, from the file of `--json`. A suite that could not be run counts as one failure. @returns {Count} */
export function countJest(file) {
  const report = readJson(file);
  if (report === null) return NOTHING;
  const skipped = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'pending' || status === 'todo').map(({ fullName }) => fullName),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites, skipped };
}

/** Counts of a Playwright run, from the file of its JSON reporter. A flaky test is a failed one. @returns {Count} */
export function countPlaywright(file) {
  const report = readJson(file);
  if (report === null) return NOTHING;
  const specs = (suite, path) => [
    ...(suite.specs ?? []).map((spec) => ({ ...spec, path: [...path, suite.title, spec.title].join(' › ') })),
    ...(suite.suites ?? []).flatMap((inner) => specs(inner, [...path, suite.title])),
  ];
  const tests = report.suites
    .flatMap((suite) => specs(suite, []))
    .flatMap(({ path, tests }) => tests.map(({ status }) => ({ path, status })));
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failed:
      tests.filter(({ status }) => status === 'unexpected' || status === 'flaky').length + (report.errors?.length ?? 0),
    skipped: tests.filter(({ status }) => status === 'skipped').map(({ path }) => path),
  };
}

/** Counts of node's own test runner, from the summary that its TAP report ends with. @returns {Count} */
export function countTap(output) {
  const number = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const skipped = [...output.matchAll(/^\s*ok \d+ - (.*) # (?:SKIP|TODO).*$/gm)].map(([, name]) => name);
  return { passed: number('pass'), failed: number('fail') + number('cancelled'), skipped };
}
