import { parseArgs } from 'node:util';
import { UserError } from './userError.mjs';

/**
 * The options of a command that has no others and no arguments. Each takes a text.
 *
 * @template {string} Name
 * @param {readonly string[]} args
 * @param {readonly Name[]} names
 * @returns {Partial<Record<Name, string>>}
 * @throws UserError
 */
export function textOptions(args, names) {
  const options = Object.fromEntries(names.map((name) => [name, { type: /** @type {const} */ ('string') }]));
  try {
    return /** @type {Partial<Record<Name, string>>} */ (parseArgs({ args: [...args], options }).values);
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}
