import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { originOf } from '../originOf.mjs';
import { UserError } from '../userError.mjs';
import { jsonOf, junitOf, tableOf } from './report.mjs';
import { outcomeOf } from './rule.mjs';
import { RULES } from './rules.mjs';
import { subjectIn } from './subject.mjs';

const OPTIONS = ['host', 'json', 'junit'];

/** @param {readonly string[]} args @returns {{ host?: string, json?: string, junit?: string }} */
function readOptions(args) {
  const options = Object.fromEntries(OPTIONS.map((name) => [name, { type: /** @type {const} */ ('string') }]));
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * `halte-remote check`. One rule after the other, so that two do not write the same build.
 *
 * @param {readonly string[]} args
 * @param {{ folder: string, print: (text: string) => void }} context
 * @returns {Promise<boolean>} whether every rule is kept
 * @throws UserError
 */
export async function runCheck(args, { folder, print }) {
  const { host, json, junit } = readOptions(args);
  const subject = await subjectIn({ folder, host: host === undefined ? null : originOf(host) });
  const outcomes = [];
  for (const rule of RULES) outcomes.push(await outcomeOf(rule, subject));
  print(tableOf(outcomes));
  const check = { id: subject.declaration.id, outcomes };
  if (json !== undefined) writeFileSync(json, jsonOf(check));
  if (junit !== undefined) writeFileSync(junit, junitOf(check));
  return outcomes.every(({ faults }) => faults.length === 0);
}
