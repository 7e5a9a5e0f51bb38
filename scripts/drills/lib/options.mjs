/** What `npm run drill` is told. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../../lib/userError.mjs';

/** @param {Readonly<Record<string, { readonly what: string }>>} drills */
export function usageOf(drills) {
  const names = Object.keys(drills);
  const width = Math.max(...names.map(({ length }) => length));
  const list = names.map((name) => `  ${name.padEnd(width)}  ${drills[name]?.what}`);
  return `npm run drill <name> [-- --seconds 20] [--haproxy] [--before <folder>], with one of\n${list.join('\n')}`;
}

/** @param {readonly string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        seconds: { type: 'string', default: '20' },
        haproxy: { type: 'boolean', default: false },
        before: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    const [message = ''] = (error instanceof Error ? error.message : '').split('\n');
    throw new UserError(`${message.replace(/\.?\s*To specify.*$/, '')}: see npm run drill -- --help.`);
  }
}

/**
 * Null: only the usage was asked for, or no drill was named.
 *
 * @param {readonly string[]} args
 * @param {readonly string[]} names of all drills.
 */
export function optionsOf(args, names, env = process.env) {
  const { values, positionals } = parse(args);
  const [name, ...others] = positionals;
  if (values.help || name === undefined) return null;
  if (!names.includes(name)) throw new UserError(`There is no drill “${name}”: npm run drill lists them.`);
  if (others.length > 0) throw new UserError(`One drill at a time, not “${positionals.join(' ')}”.`);
  const seconds = Number(values.seconds);
  if (!Number.isInteger(seconds) || seconds < 3 || seconds > 3600)
    throw new UserError(`--seconds must be a whole number from 3 to 3600, not “${values.seconds}”.`);
  const before = values.before && resolve(env['INIT_CWD'] ?? process.cwd(), values.before);
  return { name, seconds, haproxy: values.haproxy, before };
}
