import { LOG_LEVELS } from '@halte/server/logging';
import { LOG_FORMATS } from '../common/report.ts';

export interface Option {
  readonly type: 'string' | 'boolean';
  readonly environment: string;
  readonly multiple?: true;
  /** Its value may also be in a file, which the variable with `_FILE` at its end names. */
  readonly isSecret?: true;
  readonly value: string;
  readonly help: string;
}

/** Options of the command line and the environment. */
export const OPTIONS = {
  gtfs: {
    type: 'string',
    multiple: true,
    environment: 'HALTE_GTFS',
    value: '[name=]<zip|folder|URL>',
    help: 'the timetable; repeated (in the environment with ";" between), several make one network (default: a made-up city)',
  },
  prepared: {
    type: 'string',
    environment: 'HALTE_PREPARED',
    value: '<folder|URL>',
    help: 'a timetable that --prepare has made, in place of --gtfs: all servers change over to the next one at once',
  },
  prepare: {
    type: 'string',
    environment: 'HALTE_PREPARE',
    value: '<folder>',
    help: 'import the timetable for servers with --prepared into this folder, and end',
  },
  force: {
    type: 'boolean',
    environment: 'HALTE_FORCE',
    value: '',
    help: 'prepare also a timetable that is not plausible',
  },
  'gtfs-limit': {
    type: 'string',
    environment: 'HALTE_GTFS_LIMIT',
    value: '<MB>',
    help: 'unpacked size of one of its files, at most (default: 512)',
  },
  'gtfs-limit-total': {
    type: 'string',
    environment: 'HALTE_GTFS_LIMIT_TOTAL',
    value: '<MB>',
    help: 'unpacked size of all its files, at most (default: twice --gtfs-limit)',
  },
  'gtfs-limit-rows': {
    type: 'string',
    environment: 'HALTE_GTFS_LIMIT_ROWS',
    value: '<number>',
    help: 'rows of one of its files, at most (default: 30000000)',
  },
  'gtfs-limit-files': {
    type: 'string',
    environment: 'HALTE_GTFS_LIMIT_FILES',
    value: '<number>',
    help: 'files in its zip, at most (default: 2000)',
  },
  'gtfs-limit-ratio': {
    type: 'string',
    environment: 'HALTE_GTFS_LIMIT_RATIO',
    value: '<number>',
    help: 'how many times its packed size a file above 10 MB may unpack to (default: 100)',
  },
  'gtfs-limit-download': {
    type: 'string',
    environment: 'HALTE_GTFS_LIMIT_DOWNLOAD',
    value: '<MB>',
    help: 'size of a zip that is downloaded, at most (default: 512)',
  },
  osm: {
    type: 'string',
    multiple: true,
    environment: 'HALTE_OSM',
    value: '<.osm.pbf|URL>',
    help: 'the map of OpenStreetMap around the stops; repeated (in the environment with ";" between), several are one (default: none)',
  },
  'osm-limit': {
    type: 'string',
    environment: 'HALTE_OSM_LIMIT',
    value: '<MB>',
    help: 'size of one of its files, at most (default: 2000)',
  },
  'rebase-calendar': {
    type: 'boolean',
    environment: 'HALTE_REBASE_CALENDAR',
    value: '',
    help: 'move a timetable that is over by whole weeks onto today',
  },
  'offline-limit': {
    type: 'string',
    environment: 'HALTE_OFFLINE_LIMIT',
    value: '<kB>',
    help: 'size of the timetable that travellers may take along, packed, at most; 0: none is offered (default: 400)',
  },
  port: { type: 'string', environment: 'BFF_PORT', value: '<number>', help: 'where to listen (default: 4000)' },
  host: { type: 'string', environment: 'BFF_HOST', value: '<name>', help: 'on which address (default: localhost)' },
  data: { type: 'string', environment: 'HALTE_DATA', value: '<folder>', help: 'for stored data (default: .halte)' },
  keys: {
    type: 'string',
    environment: 'HALTE_API_KEYS',
    isSecret: true,
    value: '<key,key…>',
    help: 'accepted X-Api-Key values, besides those of the tenants',
  },
  origins: {
    type: 'string',
    environment: 'HALTE_ORIGINS',
    value: '<origin,…>',
    help: 'pages that may call, besides those of the tenants',
  },
  'local-origins': {
    type: 'string',
    environment: 'HALTE_LOCAL_ORIGINS',
    value: 'on|off',
    help: 'whether pages of this machine may call (default: on where only this machine can connect, and no proxy is in front)',
  },
  docs: {
    type: 'string',
    environment: 'HALTE_DOCS',
    value: 'on|off',
    help: 'whether the calls can be read and tried at /docs (default: on)',
  },
  'metrics-token': {
    type: 'string',
    environment: 'HALTE_METRICS_TOKEN',
    isSecret: true,
    value: '<token>',
    help: 'required at /metrics as a bearer (default: no token is needed)',
  },
  otel: {
    type: 'string',
    environment: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    value: '<URL>',
    help: 'where spans of requests are sent by OTLP over HTTP (default: nowhere)',
  },
  'errors-dsn': {
    type: 'string',
    environment: 'HALTE_ERRORS_DSN',
    isSecret: true,
    value: '<URL>',
    help: 'where errors of pages and of this server are sent: a DSN of Sentry, or of a server that takes the same (default: nowhere)',
  },
  drain: {
    type: 'string',
    environment: 'HALTE_DRAIN',
    value: '<seconds>',
    help: 'how long to go on answering as not ready after SIGTERM (default: 0)',
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
    value: '[name=]<URL>,…',
    help: 'live delays, vehicles and alerts (default: simulated for the made-up city)',
  },
  gbfs: {
    type: 'string',
    environment: 'HALTE_GBFS',
    value: '<URL,URL…>',
    help: 'shared bikes and cars (default: simulated for the made-up city)',
  },
  'live-headers': {
    type: 'string',
    environment: 'HALTE_LIVE_HEADERS',
    value: '<file>',
    help: 'the headers (keys) that these addresses require, as JSON by address',
  },
  poll: {
    type: 'string',
    environment: 'HALTE_POLL',
    value: '<seconds>',
    help: 'how often to fetch them (default: 20)',
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
    isSecret: true,
    value: '<URL>',
    help: 'a PostgreSQL to keep accounts in (default: SQLite in the data folder)',
  },
  valkey: {
    type: 'string',
    environment: 'HALTE_VALKEY_URL',
    isSecret: true,
    value: '<URL>',
    help: 'a Valkey in which servers count the calls of a minute together (default: each counts its own)',
  },
  migrate: {
    type: 'string',
    environment: 'HALTE_MIGRATE',
    value: 'start|off|only',
    help: 'when its tables are migrated: at the start; never, and no start before it is done; or now, and end (default: start)',
  },
  'smtp-url': {
    type: 'string',
    environment: 'HALTE_SMTP_URL',
    isSecret: true,
    value: '<URL>',
    help: 'the mail server for confirmations and forgotten passwords (default: none; the demo writes files)',
  },
  'mail-from': {
    type: 'string',
    environment: 'HALTE_MAIL_FROM',
    value: '<address>',
    help: 'the sender of these messages, e.g. "Halte <no-reply@trips.example.org>"',
  },
  content: {
    type: 'string',
    environment: 'HALTE_CONTENT',
    value: '<folder>',
    help: 'banners, menus, shop (default: none; those of the demo city on its own timetable)',
  },
  engine: {
    type: 'string',
    environment: 'HALTE_ENGINE',
    value: 'own|otp+<URL>|motis+<URL>',
    help: 'which vehicles to take is asked there: OpenTripPlanner from 2.7 on, MOTIS from 2.10 on (default: own)',
  },
  'engine-feeds': {
    type: 'string',
    environment: 'HALTE_ENGINE_FEEDS',
    value: '<id>=<name>,…',
    help: 'which timetable a feed of the engine is (default: that of the same name)',
  },
  'engine-timeout': {
    type: 'string',
    environment: 'HALTE_ENGINE_TIMEOUT',
    value: '<ms>',
    help: 'how long the engine may take for a search (default: 2500)',
  },
  'engine-calls': {
    type: 'string',
    environment: 'HALTE_ENGINE_CALLS',
    value: '<number>',
    help: 'calls of the engine at once (default: 64)',
  },
  'engine-fallback': {
    type: 'string',
    environment: 'HALTE_ENGINE_FALLBACK',
    value: 'own|none',
    help: 'who answers while the engine does not (default: own)',
  },
  workers: {
    type: 'string',
    environment: 'HALTE_WORKERS',
    value: '<number>',
    help: 'threads of a process that search journeys (default: as many as there is room for)',
  },
  processes: {
    type: 'string',
    environment: 'HALTE_PROCESSES',
    value: '<number>',
    help: 'processes that answer on the port, for machines with eight cores and more; needs --database (default: 1)',
  },
  log: {
    type: 'string',
    environment: 'HALTE_LOG',
    value: LOG_LEVELS.join('|'),
    help: 'what to log of requests (default: warn)',
  },
  'log-format': {
    type: 'string',
    environment: 'HALTE_LOG_FORMAT',
    value: LOG_FORMATS.join('|'),
    help: 'how to write what the server says of itself (default: text on a terminal)',
  },
} as const satisfies Record<string, Option>;
