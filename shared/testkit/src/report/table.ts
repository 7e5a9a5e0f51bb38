import type { HeaderReport, RuleResult } from '../conformance/report.ts';

const MARKS = { passed: 'ok', failed: 'FAILED', 'not checked': '-' };

function rowsOf({ rule, outcome, problems, milliseconds }: RuleResult): string[] {
  const row = `  ${MARKS[outcome].padEnd(6)}  ${rule.padEnd(56)} ${String(milliseconds).padStart(6)} ms`;
  return [row, ...problems.map((problem) => `            ${problem}`)];
}

/** For people: a line for each rule, and below it what is wrong. */
export function formatTable(reports: readonly HeaderReport[]): string {
  const parts = reports.map(({ url, container, version, results }) => {
    const failed = results.filter(({ outcome }) => outcome === 'failed').length;
    const summary =
      failed === 0 ? `It obeys all ${results.length} rules.` : `It breaks ${failed} of ${results.length} rules.`;
    return [`${container} ${version} (${url})`, ...results.flatMap(rowsOf), summary].join('\n');
  });
  return `${parts.join('\n\n')}\n`;
}
