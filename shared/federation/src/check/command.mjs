import { writeFileSync } from 'node:fs';
import { originOf } from '../originOf.mjs';
import { textOptions } from '../textOptions.mjs';
import { findBrowser, NO_BROWSER } from './browser/findBrowser.mjs';
import { jsonOf, junitOf, tableOf } from './report.mjs';
import { outcomeOf } from './rule.mjs';
import { RULES } from './rules.mjs';
import { subjectIn } from './subject.mjs';

/**
 * `halte-remote check`. One rule after the other, so that two do not write the same build.
 *
 * @param {readonly string[]} args
 * @param {{ folder: string, print: (text: string) => void, env?: NodeJS.ProcessEnv, installed?: readonly string[] }} context `installed`: where a Chromium may be; for tests
 * @returns {Promise<boolean>} whether every rule is kept. One that was left out is not, unless all that need a browser were to be
 * @throws UserError
 */
export async function runCheck(args, { folder, print, env = process.env, installed }) {
  const {
    host,
    json,
    junit,
    browser,
    static: isStatic = false,
  } = textOptions(args, ['host', 'json', 'junit', 'browser'], ['static']);
  const executablePath = isStatic ? null : findBrowser({ named: browser, env, ...(installed && { installed }) });
  const rules = isStatic ? RULES.filter(({ needsBrowser }) => !needsBrowser) : RULES;
  const subject = await subjectIn({ folder, host: host === undefined ? null : originOf(host), executablePath });
  const outcomes = [];
  try {
    for (const rule of rules) outcomes.push(await outcomeOf(rule, subject));
  } finally {
    await subject.close();
  }
  print(tableOf(outcomes));
  if (!isStatic && executablePath === null) print(`\n${NO_BROWSER}`);
  const check = { id: subject.declaration.id, outcomes };
  if (json !== undefined) writeFileSync(json, jsonOf(check));
  if (junit !== undefined) writeFileSync(junit, junitOf(check));
  return outcomes.every(({ faults, leftOut }) => faults.length === 0 && leftOut === null);
}
