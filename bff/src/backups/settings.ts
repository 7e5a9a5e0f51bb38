import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { calledAs } from '@halte/server/calledAs';
import { withSecretFiles } from '@halte/server/secretFiles';
import { StartError } from '@halte/server/startError';
import { OPTIONS } from '../app/configOptions.ts';
import { databaseOf } from '../app/configValues.ts';
import { variablesOf } from '../app/helpText.ts';
import { errorMessage } from '../common/errorMessage.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface Settings {
  /** PostgreSQL address; null: SQLite in the data folder. */
  readonly database: string | null;
  readonly data: string;
  /** Folder that gets a new backup, or that is one. */
  readonly folder: string;
  readonly force: boolean;
}

const DEFAULT_DATA = fileURLToPath(new URL('../../../.halte', import.meta.url));

const where = (name: 'data' | 'database') =>
  `  --${name} ${OPTIONS[name].value}`.padEnd(22).concat(`${OPTIONS[name].help} [${variablesOf(OPTIONS[name])}]`);

const called = (command: string) => calledAs(`npm run ${command} --`);

/** Output of `--help`. */
export const HELP = {
  backup: `Usage: ${called('backup')} --to <folder> [options]

Writes accounts, favourites and carts into a new folder below that one; the server may go on.

  --to <folder>       an existing folder
${where('data')}
${where('database')}`,
  restore: `Usage: ${called('restore')} --from <folder> [options]

Brings back what a backup has; the servers must be stopped.

  --from <folder>     a folder that the backup has made
  --force             also where there is something already, which is kept aside
${where('data')}
${where('database')}`,
} as const;

/**
 * What to copy and where, by the options of the server for its store. Paths are from where npm was called.
 *
 * @returns `help` if only the help was requested.
 * @throws StartError
 */
export function readSettings(
  command: keyof typeof HELP,
  args: readonly string[],
  variables: Environment,
): Settings | 'help' {
  const name = command === 'backup' ? 'to' : 'from';
  const given = parse(command, name, args);
  if (given['help'] === true) return 'help';
  const environment = withSecretFiles(variables, [OPTIONS.database.environment]);
  const text = (option: string, otherwise = '') => {
    const value = given[option];
    return typeof value === 'string' && value !== '' ? value : otherwise;
  };
  const here = environment['INIT_CWD'] ?? process.cwd();
  if (text(name) === '') throw new StartError(`--${name} <folder> is missing: ${called(command)} --help says more.`);
  const folder = resolve(here, text(name));
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new StartError(`There is no folder ${folder}: give --${name} one that exists.`);
  return {
    database: databaseOf(text('database', environment[OPTIONS.database.environment])),
    data: resolve(here, text('data', environment[OPTIONS.data.environment] || DEFAULT_DATA)),
    folder,
    force: given['force'] === true,
  };
}

function parse(command: keyof typeof HELP, name: string, args: readonly string[]): Record<string, unknown> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = {
    [name]: text,
    data: text,
    database: text,
    help: flag,
    ...(command === 'restore' && { force: flag }),
  };
  try {
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (error) {
    const [what] = errorMessage(error).split('.');
    throw new StartError(`${what}: ${called(command)} --help says which options there are.`, { cause: error });
  }
}

/** The file of the store in SQLite. */
export const sqliteFile = (data: string) => join(data, 'halte.db');
