import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LOG_LEVELS, type LogLevel } from '@halte/server/logging';
import { portNumber, wholeNumber } from '@halte/server/numbers';
import { withSecretFiles } from '@halte/server/secretFiles';
import { StartError } from '@halte/server/startError';
import { errorMessage } from '../common/errorMessage.ts';
import { LOG_FORMATS } from '../common/report.ts';
import { type Dsn, dsnOf } from '../errorReports/dsn.ts';
import type { TrustedProxies } from '../http/plugins/trustedProxies.ts';
import type { MailServer } from '../mail/smtp.ts';
import { DEFAULT_OSM_MEGABYTES } from '../osm/limits.ts';
import type { FeedLimits } from '../timetable/gtfs/limits.ts';
import { DEFAULT_OFFLINE_KILOBYTES } from '../workers/networkFiles.ts';
import { OPTIONS, type Option } from './configOptions.ts';
import {
  addressesOf,
  checkProcesses,
  databaseOf,
  isOn,
  isSwitchedOn,
  isThisMachine,
  listOf,
  mailServerOf,
  migrateOf,
  valkeyOf,
} from './configValues.ts';
import { type EngineSettings, engineOf } from './engineSettings.ts';
import { type FeedAddress, feedAddressesOf, type LiveAddress, liveAddressesOf } from './feedAddresses.ts';
import { feedLimitsOf } from './feedLimits.ts';
import { trustedProxiesOf } from './trustedProxies.ts';

/** The parts of a block are counted in 32 bits, and nodes take 20 bytes each: 6 GB of them. */
const MOST_OSM_MEGABYTES = 10_000;
const MOST_PROCESSES = 64;

/** Variables whose values may be in files. */
const SECRETS: readonly string[] = Object.values<Option>(OPTIONS).flatMap(({ isSecret, environment }) =>
  isSecret ? environment : [],
);

export interface Config {
  /** GTFS feeds, merged into one network; null for the demo city. */
  readonly gtfs: readonly FeedAddress[] | null;
  /** Upper limits for each timetable. */
  /** Folder or http(s) address of a prepared timetable, in place of `gtfs`, which is empty then; null: none. */
  readonly prepared: string | null;
  /** Folder to prepare the timetable in, in place of serving it; null: it is served. */
  readonly prepare: string | null;
  /** Whether a timetable that is not plausible is prepared. */
  readonly force: boolean;
  readonly feedLimits: FeedLimits;
  /** Files or http(s) addresses of OpenStreetMap, which are one map. */
  readonly osm: readonly string[];
  /** Size of one of them, at most; the other limits follow from it. */
  readonly osmMegabytes: number;
  /** Shifts an expired calendar by whole weeks, so that it covers today. */
  readonly rebaseCalendar: boolean;
  /** Of the file that travellers may take along, compressed; 0: none is offered. */
  readonly offlineKilobytes: number;
  readonly host: string;
  readonly port: number;
  /** Folder for downloads and the demo city's timetable; created if missing. */
  readonly data: string;
  /** Accepted in addition to the tenants' own. */
  readonly apiKeys: readonly string[];
  readonly origins: readonly string[];
  /** Whether pages served from this machine may call the API. */
  readonly localOrigins: boolean;
  /** Whether /docs serves the API documentation. */
  readonly docs: boolean;
  /** Token required to read the metrics; null: none. */
  readonly metricsToken: string | null;
  /** Where spans are sent by OTLP over HTTP; null: there are none. */
  readonly otel: string | null;
  /** Where errors are sent; null: nowhere. */
  readonly errorsDsn: Dsn | null;
  /** How long the server keeps answering, reported as not ready, after a request to stop. */
  readonly drainSeconds: number;
  /** Folder with a JSON file for each tenant; the host reads the same files. */
  readonly tenants: string;
  /** Calls per minute from one address; 0: no limit. */
  readonly ratePerMinute: number;
  /** Proxies trusted to report the client's address. */
  readonly trustProxy: TrustedProxies;
  readonly logLevel: LogLevel;
  /** Addresses of GTFS-RT feeds: trip updates, vehicle positions, alerts, or all in one. */
  readonly realTime: readonly LiveAddress[];
  /** Addresses of `gbfs.json` documents. */
  readonly gbfs: readonly string[];
  /** File with the headers that live sources require, by address; null: none do. */
  readonly liveHeaders: string | null;
  /** Polling interval of live data. */
  readonly pollSeconds: number;
  /** How often the timetable is fetched again; 0: only on SIGHUP. */
  readonly reloadMinutes: number;
  /** PostgreSQL address; null: SQLite in the data folder. */
  readonly database: string | null;
  /** Where calls of a minute are counted for several servers; null: each counts its own. */
  readonly valkey: URL | null;
  /** When pending migrations are carried out; `only`: now, and nothing is served. */
  readonly migrate: ReturnType<typeof migrateOf>;
  /** Null: no mail is sent. */
  readonly mailServer: MailServer | null;
  /** Folder with the data files of shop and menus; null: none, or the demo city's with its own timetable. */
  readonly content: string | null;
  /** Asked which vehicles to take; null: the embedded engine. */
  readonly engine: EngineSettings | null;
  /** Journey search threads; 0: as many as the machine has room for. */
  readonly workers: number;
  /** How many processes answer on the port, each with its own search threads. */
  readonly processes: number;
}

/**
 * Options of the command line, which override those of the environment.
 *
 * @returns `help` if only the help was requested.
 * @throws {@link StartError} for an unknown option or an invalid value.
 */
export function readConfig(
  args: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
): Config | 'help' {
  const given = parse(args);
  if (given.help) return 'help';
  const environment = withSecretFiles(variables, SECRETS);
  const text = (name: keyof typeof OPTIONS, otherwise: string) => {
    const value = given[name] ?? environment[OPTIONS[name].environment];
    return typeof value === 'string' && value !== '' ? value : otherwise;
  };
  const logLevel = LOG_LEVELS.find((level) => level === text('log', 'warn'));
  if (!logLevel) throw new StartError(`--log must be one of ${LOG_LEVELS.join(', ')}, not "${text('log', '')}".`);
  const logFormat = text('log-format', 'json');
  if (!LOG_FORMATS.some((format) => format === logFormat))
    throw new StartError(`--log-format must be one of ${LOG_FORMATS.join(', ')}, not "${logFormat}".`);
  const host = text('host', 'localhost');
  const prepared = preparedOf(text('prepared', ''));
  const prepare = text('prepare', '') === '' ? null : resolve(text('prepare', ''));
  const named = feedAddressesOf(given.gtfs ?? (environment[OPTIONS.gtfs.environment] ?? '').split(';'));
  if (prepared !== null && named !== null)
    throw new StartError('--prepared is in place of --gtfs: only one of them can be given.');
  if (prepare !== null && named === null) throw new StartError('--prepare needs the timetable: give --gtfs as well.');
  const migrate = migrateOf(text('migrate', 'start'));
  if (prepare !== null && migrate === 'only')
    throw new StartError('--prepare and --migrate only both end when they are done: only one of them can be given.');
  const gtfs = prepared === null ? named : [];
  const database = databaseOf(text('database', ''));
  const processes = wholeNumber('processes', text('processes', '1'), 1, MOST_PROCESSES);
  const isServed = prepare === null && migrate !== 'only';
  if (isServed && processes > 1) checkProcesses({ gtfs, database });
  const trustProxy = trustedProxiesOf(text('trust-proxy', '0'));
  return {
    gtfs,
    prepared,
    prepare,
    force: given.force ?? isOn(environment, OPTIONS.force.environment),
    feedLimits: feedLimitsOf(text),
    osm: osmOf(given.osm ?? (environment[OPTIONS.osm.environment] ?? '').split(';'), gtfs !== null),
    osmMegabytes: wholeNumber('osm-limit', text('osm-limit', String(DEFAULT_OSM_MEGABYTES)), 1, MOST_OSM_MEGABYTES),
    rebaseCalendar: given['rebase-calendar'] ?? isOn(environment, OPTIONS['rebase-calendar'].environment),
    offlineKilobytes: wholeNumber(
      'offline-limit',
      text('offline-limit', String(DEFAULT_OFFLINE_KILOBYTES)),
      0,
      100_000,
    ),
    host,
    port: portNumber(text('port', '4000')),
    data: resolve(text('data', join(fileURLToPath(new URL('../../..', import.meta.url)), '.halte'))),
    apiKeys: listOf(text('keys', '')),
    origins: listOf(text('origins', '')),
    localOrigins: isSwitchedOn(
      'local-origins',
      text('local-origins', isThisMachine(host) && trustProxy === false ? 'on' : 'off'),
    ),
    docs: isSwitchedOn('docs', text('docs', 'on')),
    metricsToken: text('metrics-token', '') || null,
    errorsDsn: errorsDsnOf(text('errors-dsn', '')),
    otel: otelOf(text('otel', '')),
    drainSeconds: wholeNumber('drain', text('drain', '0'), 0, 3_600),
    tenants: resolve(text('tenants', fileURLToPath(new URL('../../../host/tenants', import.meta.url)))),
    ratePerMinute: wholeNumber('rate', text('rate', '1200'), 0, 1_000_000),
    trustProxy,
    logLevel,
    realTime: liveAddressesOf('gtfs-rt', text('gtfs-rt', '')),
    gbfs: addressesOf('gbfs', text('gbfs', '')),
    liveHeaders: text('live-headers', '') === '' ? null : resolve(text('live-headers', '')),
    pollSeconds: wholeNumber('poll', text('poll', '20'), 1, 3_600),
    reloadMinutes: wholeNumber('reload', text('reload', '0'), 0, 100_000),
    database,
    valkey: valkeyOf(text('valkey', '')),
    migrate,
    mailServer: mailServerOf(text('smtp-url', ''), text('mail-from', '')),
    content: text('content', '') === '' ? null : resolve(text('content', '')),
    engine: engineOf(text),
    workers: wholeNumber('workers', text('workers', '0'), 0, 64),
    processes,
  };
}

function preparedOf(text: string): string | null {
  if (text === '') return null;
  return /^https?:\/\//.test(text) ? text : resolve(text);
}

/** Keys are in `OTEL_EXPORTER_OTLP_HEADERS`. */
function otelOf(text: string): string | null {
  if (text === '') return null;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash) return text;
  throw new StartError(
    '--otel must be an http(s) address without user and query, such as http://collector.example:4318.',
  );
}

function errorsDsnOf(text: string): Dsn | null {
  if (text === '') return null;
  const dsn = dsnOf(text);
  if (dsn) return dsn;
  throw new StartError('--errors-dsn must be like https://<public key>@sentry.example/<number of the project>.');
}

function osmOf(texts: readonly string[], hasTimetable: boolean): string[] {
  const addresses = texts.map((text) => text.trim()).filter((text) => text !== '');
  if (addresses.length > 0 && !hasTimetable)
    throw new StartError('--osm is for the timetable of --gtfs: the made-up city has streets of its own.');
  return addresses;
}

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({ args: [...args], options: { ...OPTIONS, help: { type: 'boolean' } }, strict: true });
    return values;
  } catch (error) {
    const [what] = errorMessage(error).split('.');
    throw new StartError(`${what}: see --help for the options there are.`, { cause: error });
  }
}
