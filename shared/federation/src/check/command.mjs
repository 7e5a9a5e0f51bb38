import { writeFileSync } from 'node:fs';
import { originOf } from '../originOf.mjs';
import { textOptions } from '../textOptions.mjs';
import { jsonOf, junitOf, tableOf } from './report.mjs';
import { outcomeOf } from './rule.mjs';
import { RULES } from './rules.mjs';
import { subjectIn } from './subject.mjs';

/**
 * `halte-remote check`. One rule after the other, so that two do not write the same build.
 *
 * @param {readonly string[]} args
 * @param {{ folder: string, print: (text: string) => void }} context
 * @returns {Promise<boolean>} whether every rule is kept
 * @throws UserError
 */
export async function runCheck(args, { folder, print }) {
  const { host, json, junit } = textOptions(args, ['host', 'json', 'junit']);
  const subject = await subjectIn({ folder, host: host === undefined ? null : originOf(host) });
  const outcomes = [];
  for (const rule of RULES) outcomes.push(await outcomeOf(rule, subject));
  print(tableOf(outcomes));
  const check = { id: subject.declaration.id, outcomes };
  if (json !== undefined) writeFileSync(json, jsonOf(check));
  if (junit !== undefined) writeFileSync(junit, junitOf(check));
  return outcomes.every(({ faults }) => faults.length === 0);
}
