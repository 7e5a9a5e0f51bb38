import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../lib/paths.mjs';

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

/** The failures of a jest run, test by test; a suite that could not run, or whose process ended, has no tests. */
export function troublesOfJest(file) {
  const report = readJson(file);
  if (report === null) return '';
  return report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const path = relative(ROOT, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return `Failed: ${path}\n${firstLines(message)}\n`;
      return failed.map(
        ({ fullName, failureMessages }) => `Failed: ${path} › ${fullName}\n${firstLines(failureMessages[0] ?? '')}\n`,
      );
    })
    .join('\n');
}

/** A message may show a whole document. */
const firstLines = (message) => message.trim().split('\n').slice(0, 12).join('\n');

function testsOf(report) {
  const specs = (suite, path) => [
    ...(suite.specs ?? []).map((spec) => ({ ...spec, path: [...path, suite.title, spec.title].join(' › ') })),
    ...(suite.suites ?? []).flatMap((inner) => specs(inner, [...path, suite.title])),
  ];
  return report.suites
    .flatMap((suite) => specs(suite, []))
    .flatMap(({ path, tests }) => tests.map(({ status, results }) => ({ path, status, results })));
}

/** Counts of a Playwright run, from the file of its JSON reporter. What passes at the second attempt has passed. @returns {Count} */
export function countPlaywright(file) {
  const report = readJson(file);
  if (report === null) return NOTHING;
  const tests = testsOf(report);
  return {
    passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    failed: tests.filter(({ status }) => status === 'unexpected').length + (report.errors?.length ?? 0),
    skipped: tests.filter(({ status }) => status === 'skipped').map(({ path }) => path),
  };
}

/** The failures of a Playwright run, test by test: a truncated log keeps its end. */
export function troublesOfPlaywright(file) {
  const report = readJson(file);
  if (report === null) return '';
  return testsOf(report)
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ path, status, results }) => {
      const what =
        results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)).at(0) ?? 'no error was kept';
      return `${status === 'flaky' ? 'Passed at the second attempt only' : 'Failed'}: ${path}\n${what}\n`;
    })
    .join('\n');
}

/** Counts of node's own test runner, from the summary that its TAP report ends with. @returns {Count} */
export function countTap(output) {
  const number = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const skipped = [...output.matchAll(/^\s*ok \d+ - (.*) # (?:SKIP|TODO).*$/gm)].map(([, name]) => name);
  return { passed: number('pass'), failed: number('fail') + number('cancelled'), skipped };
}
