import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { assertPortOpens } from './blockedPorts.mjs';
import { ROOT } from './paths.mjs';
import { UserError } from './userError.mjs';

export const OPTIONS_HELP = `  --gtfs <zip, folder or URL>  the timetable to show; without it, a made-up city   HALTE_GTFS
                               repeated, several become one network: name=<zip …>
                               says what the ids of each begin with
  --osm <file or URL>          the map around its stops, a file of OpenStreetMap   HALTE_OSM
                               (.osm.pbf); repeated, several become one map
  --rebase-calendar            moves an expired timetable by whole weeks to today  HALTE_REBASE_CALENDAR=1
  --port <number>              port of the app, 3000 by default                    HALTE_PORT
  --bff-port <number>          port of the backend, 4000 by default                HALTE_BFF_PORT
  --data <folder>              where the city and downloaded feeds are stored      HALTE_DATA
  --help                       this text

Options win over environment variables.`;

export const HELP = `Halte: starts the app on a timetable.

  npm start -- [options]

${OPTIONS_HELP}`;

const OPTIONS = /** @type {const} */ ({
  gtfs: { type: 'string', multiple: true },
  osm: { type: 'string', multiple: true },
  'rebase-calendar': { type: 'boolean' },
  port: { type: 'string' },
  'bff-port': { type: 'string' },
  data: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
});

const isUrl = (value) => /^https?:\/\//.test(value);

function parse(args) {
  try {
    return parseArgs({ args, options: OPTIONS, strict: true }).values;
  } catch (error) {
    const [message = ''] = (error instanceof Error ? error.message : '').split('\n');
    throw new UserError(`${message.replace(/\.?\s*To specify.*$/, '')}: see npm start -- --help.`);
  }
}

function portNumber(text, name) {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535)
    throw new UserError(`${name} takes a number from 1 to 65535, not “${text}”.`);
  assertPortOpens(port, name);
  return port;
}

function flag(text) {
  if (text === undefined || ['', '0', 'false', 'no'].includes(text.toLowerCase())) return false;
  if (['1', 'true', 'yes'].includes(text.toLowerCase())) return true;
  throw new UserError(`HALTE_REBASE_CALENDAR takes 1 or 0, not “${text}”.`);
}

/** A path as the person meant it: from where npm was called. A name before it stays. */
function feedPath(text, from) {
  const [name = ''] = /^[\w-]*=/.exec(text) ?? [];
  const address = text.slice(name.length);
  if (isUrl(address)) return text;
  const path = resolve(from, address);
  if (!existsSync(path))
    throw new UserError(`There is no timetable at ${path}: give --gtfs a zip, a folder or an http address.`);
  return name + path;
}

function mapPath(text, from) {
  if (isUrl(text)) return text;
  const path = resolve(from, text);
  if (!existsSync(path)) throw new UserError(`There is no map at ${path}: give --osm a file or an http address.`);
  return path;
}

/** Those given as options, else those of an environment variable; trimmed. */
const listOf = (values, variable) =>
  (values ?? (variable ?? '').split(';')).map((text) => text.trim()).filter((text) => text !== '');

/**
 * Options of `npm start`, from the command line and then the environment; null where its help was requested.
 */
export function readOptions(args, env = process.env) {
  const values = parse(args);
  if (values.help) return null;
  const from = env['INIT_CWD'] ?? process.cwd();
  const data = values.data ?? (env['HALTE_DATA'] || undefined);
  const port = portNumber(values.port ?? (env['HALTE_PORT'] || '3000'), '--port');
  const bffPort = portNumber(values['bff-port'] ?? (env['HALTE_BFF_PORT'] || '4000'), '--bff-port');
  if (port === bffPort)
    throw new UserError(`App and backend cannot both have port ${port}: choose another with --bff-port.`);
  return {
    gtfs: listOf(values.gtfs, env['HALTE_GTFS']).map((text) => feedPath(text, from)),
    osm: listOf(values.osm, env['HALTE_OSM']).map((text) => mapPath(text, from)),
    rebaseCalendar: values['rebase-calendar'] === true || flag(env['HALTE_REBASE_CALENDAR']),
    port,
    bffPort,
    data: data === undefined ? join(ROOT, '.halte') : resolve(from, String(data)),
  };
}
