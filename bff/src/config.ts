import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { addressesOf, databaseOf, isOn, listOf, portOf, wholeOf } from './configValues.ts';
import type { LogLevel } from './http/logging.ts';
import { StartError } from './startError.ts';
import { type TrustedProxies, trustedProxiesOf } from './trustedProxies.ts';

const LOG_LEVELS = ['silent', 'error', 'warn', 'info'] as const satisfies readonly LogLevel[];

export interface Config {
  /** Zip, folder or http(s) address of a GTFS feed; null for the demo city. */
  readonly gtfs: string | null;
  /** Unpacked size of one file of the timetable, at most. */
  readonly gtfsMegabytes: number;
  /** Moves a calendar that is over by whole weeks, so that it holds today. */
  readonly rebaseCalendar: boolean;
  readonly host: string;
  readonly port: number;
  /** Where downloads and the demo city's timetable are kept; made when missing. */
  readonly data: string;
  /** Accepted besides those of the tenants. */
  readonly apiKeys: readonly string[];
  readonly origins: readonly string[];
  /** Folder with a JSON file for each tenant, as the host reads them. */
  readonly tenants: string;
  /** Calls a minute from one address; 0: no limit. */
  readonly ratePerMinute: number;
  /** Proxies whose word about who asks is believed. */
  readonly trustProxy: TrustedProxies;
  readonly logLevel: LogLevel;
  /** Addresses of GTFS-RT feeds: trip updates, vehicle positions, alerts, or all in one. */
  readonly realTime: readonly string[];
  /** Addresses of `gbfs.json` documents. */
  readonly gbfs: readonly string[];
  /** How often live data is asked for. */
  readonly pollSeconds: number;
  /** How often the timetable is fetched again; 0: only upon SIGHUP. */
  readonly reloadMinutes: number;
  /** PostgreSQL address; null: SQLite in the data folder. */
  readonly database: string | null;
  /** Folder with the shop's and the menus' data files; null: those that come along. */
  readonly content: string | null;
  /** Threads that search journeys; 0: as the machine has room for. */
  readonly workers: number;
}

interface Option {
  readonly type: 'string' | 'boolean';
  readonly environment: string;
  readonly value: string;
  readonly help: string;
}

const OPTIONS = {
  gtfs: {
    type: 'string',
    environment: 'HALTE_GTFS',
    value: '<zip|folder|URL>',
    help: 'the timetable (default: a made-up city)',
  },
  'gtfs-limit': {
    type: 'string',
    environment: 'HALTE_GTFS_LIMIT',
    value: '<MB>',
    help: 'unpacked size of one of its files, at most (default: 512)',
  },
  'rebase-calendar': {
    type: 'boolean',
    environment: 'HALTE_REBASE_CALENDAR',
    value: '',
    help: 'move a timetable that is over by whole weeks onto today',
  },
  port: { type: 'string', environment: 'BFF_PORT', value: '<number>', help: 'where to listen (default: 4000)' },
  host: { type: 'string', environment: 'BFF_HOST', value: '<name>', help: 'on which address (default: localhost)' },
  data: { type: 'string', environment: 'HALTE_DATA', value: '<folder>', help: 'for what is kept (default: .halte)' },
  keys: {
    type: 'string',
    environment: 'HALTE_API_KEYS',
    value: '<key,key…>',
    help: 'accepted X-Api-Key values, besides those of the tenants',
  },
  origins: {
    type: 'string',
    environment: 'HALTE_ORIGINS',
    value: '<origin,…>',
    help: 'pages that may call, besides those of the tenants and of this machine',
  },
  tenants: {
    type: 'string',
    environment: 'HALTE_TENANTS',
    value: '<folder>',
    help: 'the tenants’ files (default: those of the host)',
  },
  rate: {
    type: 'string',
    environment: 'HALTE_RATE',
    value: '<number>',
    help: 'calls a minute from one address; 0 is no limit (default: 1200)',
  },
  'trust-proxy': {
    type: 'string',
    environment: 'HALTE_TRUST_PROXY',
    value: '<number|network,…>',
    help: 'how many proxies in front add to X-Forwarded-For, or their networks (default: 0)',
  },
  'gtfs-rt': {
    type: 'string',
    environment: 'HALTE_GTFS_RT',
    value: '<URL,URL…>',
    help: 'live delays, vehicles and alerts (default: simulated for the made-up city)',
  },
  gbfs: {
    type: 'string',
    environment: 'HALTE_GBFS',
    value: '<URL,URL…>',
    help: 'shared bikes and cars (default: simulated for the made-up city)',
  },
  poll: {
    type: 'string',
    environment: 'HALTE_POLL',
    value: '<seconds>',
    help: 'how often to ask for them (default: 20)',
  },
  reload: {
    type: 'string',
    environment: 'HALTE_RELOAD',
    value: '<minutes>',
    help: 'how often to fetch the timetable again (default: 0, upon SIGHUP only)',
  },
  database: {
    type: 'string',
    environment: 'DATABASE_URL',
    value: '<URL>',
    help: 'a PostgreSQL to keep accounts in (default: SQLite in the data folder)',
  },
  content: {
    type: 'string',
    environment: 'HALTE_CONTENT',
    value: '<folder>',
    help: 'banners, menus, shop (default: those that come along)',
  },
  workers: {
    type: 'string',
    environment: 'HALTE_WORKERS',
    value: '<number>',
    help: 'threads that search journeys (default: as many as there is room for)',
  },
  log: { type: 'string', environment: 'HALTE_LOG', value: LOG_LEVELS.join('|'), help: 'what to log (default: warn)' },
} as const satisfies Record<string, Option>;

/** What `--help` prints. */
export function helpText(): string {
  const rows = Object.entries<Option>(OPTIONS).map(([name, { value, help, environment }]) => {
    const option = `  --${name} ${value}`.padEnd(32);
    return `${option}${help} [${environment}]`;
  });
  return ['Usage: node bff/src/main.ts [options]', '', ...rows, `  --help`.padEnd(32).concat('this text')].join('\n');
}

/**
 * Options of the command line, which win over those of the environment.
 *
 * @returns `help` when only the help is asked for.
 * @throws {@link StartError} for an option that does not exist or has no sensible value.
 */
export function readConfig(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Config | 'help' {
  const given = parse(args);
  if (given.help) return 'help';
  const text = (name: keyof typeof OPTIONS, otherwise: string) => {
    const value = given[name] ?? environment[OPTIONS[name].environment];
    return typeof value === 'string' && value !== '' ? value : otherwise;
  };
  const logLevel = LOG_LEVELS.find((level) => level === text('log', 'warn'));
  if (!logLevel) throw new StartError(`--log must be one of ${LOG_LEVELS.join(', ')}, not "${text('log', '')}".`);
  return {
    gtfs: text('gtfs', '') || null,
    gtfsMegabytes: wholeOf('gtfs-limit', text('gtfs-limit', '512'), 1, 2_000),
    rebaseCalendar: given['rebase-calendar'] ?? isOn(environment, OPTIONS['rebase-calendar'].environment),
    host: text('host', 'localhost'),
    port: portOf(text('port', '4000')),
    data: resolve(text('data', join(fileURLToPath(new URL('../..', import.meta.url)), '.halte'))),
    apiKeys: listOf(text('keys', '')),
    origins: listOf(text('origins', '')),
    tenants: resolve(text('tenants', fileURLToPath(new URL('../../host/tenants', import.meta.url)))),
    ratePerMinute: wholeOf('rate', text('rate', '1200'), 0, 1_000_000),
    trustProxy: trustedProxiesOf(text('trust-proxy', '0')),
    logLevel,
    realTime: addressesOf('gtfs-rt', text('gtfs-rt', '')),
    gbfs: addressesOf('gbfs', text('gbfs', '')),
    pollSeconds: wholeOf('poll', text('poll', '20'), 1, 3_600),
    reloadMinutes: wholeOf('reload', text('reload', '0'), 0, 100_000),
    database: databaseOf(text('database', '')),
    content: text('content', '') === '' ? null : resolve(text('content', '')),
    workers: wholeOf('workers', text('workers', '0'), 0, 64),
  };
}

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({ args: [...args], options: { ...OPTIONS, help: { type: 'boolean' } }, strict: true });
    return values;
  } catch (error) {
    const [what] = (error as Error).message.split('.');
    throw new StartError(`${what}: see --help for the options there are.`, { cause: error });
  }
}
