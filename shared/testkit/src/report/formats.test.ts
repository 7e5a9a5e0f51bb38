import { type HeaderReport, hasFailed } from '../conformance/report.ts';
import { formatJson } from './json.ts';
import { formatJunit } from './junit.ts';
import { formatTable } from './table.ts';

const passed = { rule: 'redefines no global', outcome: 'passed' as const, problems: [], milliseconds: 12 };
const failed = {
  rule: 'logs no error',
  outcome: 'failed' as const,
  problems: ['<b>"a" & b</b>\u0000', 'second'],
  milliseconds: 1500,
};
const missed = { rule: 'fits 320 pixels', outcome: 'not checked' as const, problems: [], milliseconds: 0 };
const REPORT: HeaderReport = {
  url: 'http://localhost/remote.json?a=1&b=2',
  container: 'own',
  version: '1.0.0',
  results: [passed, failed, missed],
};

it('has failed when a rule of a header has', () => {
  expect(hasFailed([REPORT])).toBe(true);
  expect(hasFailed([{ ...REPORT, results: [passed] }])).toBe(false);
});

it('lists each rule for people, and what is wrong below it', () => {
  const lines = formatTable([REPORT]).split('\n');
  expect(lines[1]).toMatch(/^ {2}ok {6}redefines no global +12 ms$/);
  expect(lines[2]).toMatch(/^ {2}FAILED {2}logs no error +1500 ms$/);
  expect(lines.slice(3, 5).map((line) => line.trim())).toEqual(failed.problems);
  expect(lines[5]).toMatch(/^ {2}- {7}fits 320 pixels/);
  expect(lines[6]).toBe('It breaks 1 of 3 rules.');
  expect(formatTable([{ ...REPORT, results: [passed] }])).toContain('It obeys all 1 rules.');
});

it('is JSON for programs', () => {
  expect(JSON.parse(formatJson([REPORT]))).toEqual({ headers: [REPORT] });
});

it('is JUnit without a character that XML does not have', () => {
  const text = formatJunit([REPORT]);
  expect(text).toContain(
    '<testsuite name="http://localhost/remote.json?a=1&amp;b=2" tests="3" failures="1" skipped="1">',
  );
  expect(text).toContain('<testcase classname="own" name="redefines no global" time="0.012"/>');
  expect(text).toContain('<failure message="&lt;b&gt;&quot;a&quot; &amp; b&lt;/b&gt;">');
  expect(text).toContain('<skipped/>');
});
