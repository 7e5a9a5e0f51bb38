/** @typedef {import('./rule.mjs').Outcome} Outcome */

const verdictOf = ({ faults, leftOut }) => {
  if (leftOut !== null) return 'left out';
  return faults.length === 0 ? 'ok' : 'FAULT';
};

const WIDTH = 'left out'.length;

/** @param {readonly Outcome[]} outcomes @returns {string} a line for each rule, below it what it found, at the end the counts */
export function tableOf(outcomes) {
  const lines = outcomes.flatMap((outcome) => [
    `${verdictOf(outcome).padEnd(WIDTH)}  ${outcome.name}  (${outcome.seconds.toFixed(1)} s)`,
    ...[...outcome.faults, ...outcome.notes, ...(outcome.leftOut === null ? [] : [outcome.leftOut])].flatMap((text) =>
      text.split('\n').map((line) => `${' '.repeat(WIDTH + 4)}${line}`),
    ),
  ]);
  const count = (verdict) => outcomes.filter((outcome) => verdictOf(outcome) === verdict).length;
  return `${lines.join('\n')}\n\n${count('ok')} ok, ${count('FAULT')} at fault, ${count('left out')} left out`;
}

/** @param {{ id: string, outcomes: readonly Outcome[] }} check */
export function jsonOf({ id, outcomes }) {
  const rules = outcomes.map((outcome) => ({ ...outcome, verdict: verdictOf(outcome) }));
  return `${JSON.stringify({ schema: 1, remote: id, rules }, null, 2)}\n`;
}

/** Characters that XML 1.0 does not allow at all are left out. */
const escapeXml = (text) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

function testCase(id, { name, seconds, faults, leftOut }) {
  const head = `  <testcase classname="${escapeXml(id)}" name="${escapeXml(name)}" time="${seconds.toFixed(3)}"`;
  if (leftOut !== null) return `${head}><skipped message="${escapeXml(leftOut)}"/></testcase>`;
  if (faults.length === 0) return `${head}/>`;
  return `${head}><failure message="${escapeXml(faults[0])}">${escapeXml(faults.join('\n'))}</failure></testcase>`;
}

/** As CI servers read it. @param {{ id: string, outcomes: readonly Outcome[] }} check */
export function junitOf({ id, outcomes }) {
  const [failures, skipped] = ['FAULT', 'left out'].map(
    (verdict) => outcomes.filter((outcome) => verdictOf(outcome) === verdict).length,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="halte-remote check" tests="${outcomes.length}" failures="${failures}" skipped="${skipped}">`,
    ...outcomes.map((outcome) => testCase(id, outcome)),
    '</testsuite>',
    '',
  ].join('\n');
}
