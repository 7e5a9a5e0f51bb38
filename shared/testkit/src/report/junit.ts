import type { HeaderReport, RuleResult } from '../conformance/report.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text of an attribute or an element of XML 1.0, which has no control characters but tab and line ends. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

function caseOf({ rule, outcome, problems, milliseconds }: RuleResult, container: string): string {
  const open = `    <testcase classname="${escapeXml(container)}" name="${escapeXml(rule)}" time="${milliseconds / 1000}"`;
  if (outcome === 'passed') return `${open}/>`;
  const [first = ''] = problems;
  const inner =
    outcome === 'failed'
      ? `<failure message="${escapeXml(first)}">${escapeXml(problems.join('\n'))}</failure>`
      : '<skipped/>';
  return `${open}>${inner}</testcase>`;
}

/** For servers that run checks: a suite for each header, a case for each rule. */
export function formatJunit(headers: readonly HeaderReport[]): string {
  const suites = headers.map(({ url, container, results }) => {
    const count = (outcome: RuleResult['outcome']) => results.filter((result) => result.outcome === outcome).length;
    return [
      `  <testsuite name="${escapeXml(url)}" tests="${results.length}" failures="${count('failed')}" skipped="${count('not checked')}">`,
      ...results.map((result) => caseOf(result, container)),
      '  </testsuite>',
    ].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}
