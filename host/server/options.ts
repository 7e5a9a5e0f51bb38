import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { calledAs } from '@halte/server/calledAs';
import { LOG_LEVELS, type LogLevel } from '@halte/server/logging';
import { portNumber, wholeNumber } from '@halte/server/numbers';
import { withSecretFiles } from '@halte/server/secretFiles';
import { StartError } from '@halte/server/startError';

export interface ServerOptions {
  readonly host: string;
  readonly port: number;
  /** Base address of the backend for tenants that name none. */
  readonly bffUrl: string;
  /** Whether pages of tenants that name no backend call it on this host, which passes the calls on. */
  readonly forwardBff: boolean;
  /** Share of the calls passed on that begin a trace, from 0 to 1. */
  readonly traceShare: number;
  readonly tenants: string;
  /** Id of the tenant for unknown host names; null serves them no page. */
  readonly defaultTenant: string | null;
  /** Whether `?tenant=` selects the tenant; for demonstrations, never on a public host. */
  readonly allowTenantQuery: boolean;
  /** Folders of built remotes, by the name under which they are served. */
  readonly remotes: ReadonlyMap<string, string>;
  /** Folder that servers of several builds have in common, for their hashed files; null: none. */
  readonly assets: string | null;
  /** File or address of the registry of remotes; null: none, all remotes are those of this server and of the tenants' files. */
  readonly registry: string | null;
  /** Whether this server withdraws a version that fails more than the one before it. */
  readonly guard: boolean;
  /** Whether `/__platform` says which remotes there are. */
  readonly platformPage: boolean;
  /** Sent as bearer tokens: to an address of the registry, and to the metrics of the backend. */
  readonly registryToken: string | undefined;
  readonly metricsToken: string | undefined;
  /** Whether browsers keep pages and answers for when there is no network. */
  readonly offline: boolean;
  readonly logLevel: LogLevel;
  /** Seconds of Strict-Transport-Security; 0: no such header. */
  readonly hstsSeconds: number;
  /** How long this server keeps answering after a signal to stop. */
  readonly drainSeconds: number;
  readonly hostDist: string;
  readonly hostPublic: string;
}

const HOST = join(import.meta.dirname, '..');

export const HELP = `Usage: ${calledAs('node host/server/main.ts')} [options]

  --host <address>          HOST                  where to listen (default: all addresses)
  --port <number>           PORT                  (default: 3000)
  --bff-url <address>       BFF_URL               the backend, for tenants that name none (default: http://localhost:4000)
  --forward-bff             HALTE_FORWARD_BFF     pages find that backend at /bff of their own origin, and this server passes the calls on
  --trace-share <0 to 1>    HALTE_TRACE_SHARE     with --forward-bff: which share of these calls the backend records as traces (default: 0)
  --tenants <folder>        TENANTS               one JSON file for each tenant (default: host/tenants)
  --default-tenant <id>     HALTE_DEFAULT_TENANT  the tenant of host names that no tenant has (default: none, 421)
  --dist <folder>                                 the build of the host itself (default: host/dist)
  --remote <name>=<folder>                        a further build to serve below /remotes/<name>; may be repeated
  --assets <folder>         HALTE_ASSETS          hashed files of the builds of 30 days, for several servers in common: each serves those of the others (default: none)
  --registry <file|address> HALTE_REGISTRY        which versions of remotes are released to whom; read again every few seconds (default: none)
  --guard                   HALTE_GUARD           withdraws a version that fails more than the one before it, by the metrics of the backend (default: off)
                            HALTE_REGISTRY_TOKEN, HALTE_METRICS_TOKEN  bearer tokens for what --guard writes and reads;
                            with _FILE at the end: the file that has the token
  --platform-page           HALTE_PLATFORM_PAGE   /__platform says which versions of remotes visitors get, and how they fare (default: off)
  --offline <on|off>        HALTE_OFFLINE         off: browsers delete what they keep for when there is no network, within a minute (default: on)
  --log <level>             HALTE_LOG             ${LOG_LEVELS.join(', ')} (default: warn); info writes a line for each answer
  --hsts <seconds>          HALTE_HSTS            Strict-Transport-Security, for a host behind TLS (default: 0, none)
  --drain <seconds>         HALTE_DRAIN           how long to keep answering as not ready after SIGTERM (default: 0)
  --allow-tenant-query      ALLOW_TENANT_QUERY    ?tenant=<id> chooses the tenant; for demonstrations only
  --help                                          this`;

function remotesFrom(extra: readonly string[]): Map<string, string> {
  const workspaces = readdirSync(join(HOST, '..')).filter((name) => name.startsWith('mfe-'));
  const folders = new Map(workspaces.map((name) => [name.slice('mfe-'.length), join(HOST, '..', name, 'dist')]));
  for (const pair of extra) {
    const [id, folder] = pair.split('=');
    if (!id || !folder) throw new StartError(`--remote wants <name>=<folder of a build>, not "${pair}".`);
    folders.set(id, folder);
  }
  return folders;
}

function levelFrom(text: string): LogLevel {
  const level = LOG_LEVELS.find((known) => known === text);
  if (!level) throw new StartError(`--log must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
  return level;
}

function switchFrom(name: string, text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new StartError(`--${name} must be on or off, not "${text}".`);
  return text === 'on';
}

function shareFrom(text: string, isForwarding: boolean): number {
  const share = text.trim() === '' ? Number.NaN : Number(text);
  if (!(share >= 0 && share <= 1)) throw new StartError(`--trace-share must be a number from 0 to 1, not "${text}".`);
  if (share > 0 && !isForwarding)
    throw new StartError('--trace-share needs --forward-bff: other calls do not pass this server.');
  return share;
}

/** Variables whose values may be in files. */
const SECRETS = ['HALTE_REGISTRY_TOKEN', 'HALTE_METRICS_TOKEN'] as const;

const TEN_YEARS_SECONDS = 315_360_000;
const HOUR_SECONDS = 3600;

/** Reads the command line, with environment variables as defaults. Throws errors with messages for users. */
export function readOptions(args: readonly string[], variables: NodeJS.ProcessEnv): ServerOptions {
  const env = withSecretFiles(variables, SECRETS);
  const { values } = parseArgs({
    args: [...args],
    options: {
      host: { type: 'string', default: env['HOST'] ?? '0.0.0.0' },
      port: { type: 'string', default: env['PORT'] ?? '3000' },
      'bff-url': { type: 'string', default: env['BFF_URL'] ?? 'http://localhost:4000' },
      'forward-bff': { type: 'boolean', default: env['HALTE_FORWARD_BFF'] === 'true' },
      'trace-share': { type: 'string', default: env['HALTE_TRACE_SHARE'] ?? '0' },
      tenants: { type: 'string', default: env['TENANTS'] ?? join(HOST, 'tenants') },
      'default-tenant': { type: 'string', default: env['HALTE_DEFAULT_TENANT'] ?? '' },
      'allow-tenant-query': { type: 'boolean', default: env['ALLOW_TENANT_QUERY'] === 'true' },
      offline: { type: 'string', default: env['HALTE_OFFLINE'] ?? 'on' },
      log: { type: 'string', default: env['HALTE_LOG'] ?? 'warn' },
      hsts: { type: 'string', default: env['HALTE_HSTS'] ?? '0' },
      drain: { type: 'string', default: env['HALTE_DRAIN'] ?? '0' },
      dist: { type: 'string', default: join(HOST, 'dist') },
      remote: { type: 'string', multiple: true, default: [] },
      assets: { type: 'string', default: env['HALTE_ASSETS'] ?? '' },
      registry: { type: 'string', default: env['HALTE_REGISTRY'] ?? '' },
      'platform-page': { type: 'boolean', default: env['HALTE_PLATFORM_PAGE'] === 'true' },
      guard: { type: 'boolean', default: env['HALTE_GUARD'] === 'true' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.guard && !values.registry)
    throw new StartError('--guard needs --registry: it writes there what it withdraws.');
  if (!URL.canParse(values['bff-url'])) throw new StartError(`--bff-url wants an address, not "${values['bff-url']}".`);
  return {
    host: values.host,
    port: portNumber(values.port),
    bffUrl: values['bff-url'].replace(/\/$/, ''),
    forwardBff: values['forward-bff'],
    traceShare: shareFrom(values['trace-share'], values['forward-bff']),
    tenants: values.tenants,
    defaultTenant: values['default-tenant'] || null,
    allowTenantQuery: values['allow-tenant-query'],
    remotes: remotesFrom(values.remote),
    assets: values.assets || null,
    registry: values.registry || null,
    guard: values.guard,
    platformPage: values['platform-page'],
    registryToken: env['HALTE_REGISTRY_TOKEN'],
    metricsToken: env['HALTE_METRICS_TOKEN'],
    offline: switchFrom('offline', values.offline),
    logLevel: levelFrom(values.log),
    hstsSeconds: wholeNumber('hsts', values.hsts, 0, TEN_YEARS_SECONDS),
    drainSeconds: wholeNumber('drain', values.drain, 0, HOUR_SECONDS),
    hostDist: values.dist,
    hostPublic: join(HOST, 'public'),
  };
}
