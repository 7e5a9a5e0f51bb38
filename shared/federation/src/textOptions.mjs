import { parseArgs } from 'node:util';
import { UserError } from './userError.mjs';

/**
 * The options of a command that has no others and no arguments: each takes a text, and a flag none.
 *
 * @template {string} Name
 * @template {string} [Flag=never]
 * @param {readonly string[]} args
 * @param {readonly Name[]} names
 * @param {readonly Flag[]} [flags]
 * @returns {Partial<Record<Name, string>> & Partial<Record<Flag, boolean>>}
 * @throws UserError
 */
export function textOptions(args, names, flags = []) {
  const options = Object.fromEntries([
    ...names.map((name) => [name, { type: /** @type {const} */ ('string') }]),
    ...flags.map((name) => [name, { type: /** @type {const} */ ('boolean') }]),
  ]);
  try {
    return /** @type {any} */ (parseArgs({ args: [...args], options }).values);
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}
