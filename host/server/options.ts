import { join } from 'node:path';
import { parseArgs } from 'node:util';

export interface ServerOptions {
  readonly host: string;
  readonly port: number;
  /** Base address of the backend for tenants that name none. */
  readonly bffUrl: string;
  readonly tenants: string;
  /** Whether `?tenant=` chooses the tenant; for demonstrations, never where strangers come. */
  readonly allowTenantQuery: boolean;
  /** Folders of built remotes, by the name under which they are served. */
  readonly remotes: ReadonlyMap<string, string>;
  readonly hostDist: string;
  readonly hostPublic: string;
}

const HOST = join(import.meta.dirname, '..');
const OWN_REMOTES = ['trip-planner', 'proximity', 'schedules', 'account', 'shop-header'];

function remotesFrom(extra: readonly string[]): Map<string, string> {
  const folders = new Map(OWN_REMOTES.map((id) => [id, join(HOST, '..', `mfe-${id}`, 'dist')]));
  for (const pair of extra) {
    const [id, folder] = pair.split('=');
    if (!id || !folder) throw new Error(`--remote wants <name>=<folder of a build>, not "${pair}".`);
    folders.set(id, folder);
  }
  return folders;
}

/** Reads the command line; environment variables stand in for what it leaves out. Throws a sentence for a person. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): ServerOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      host: { type: 'string', default: env.HOST ?? '0.0.0.0' },
      port: { type: 'string', default: env.PORT ?? '3000' },
      'bff-url': { type: 'string', default: env.BFF_URL ?? 'http://localhost:4000' },
      tenants: { type: 'string', default: env.TENANTS ?? join(HOST, 'tenants') },
      'allow-tenant-query': { type: 'boolean', default: env.ALLOW_TENANT_QUERY === 'true' },
      remote: { type: 'string', multiple: true, default: [] },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`"${values.port}" is no port.`);
  if (!URL.canParse(values['bff-url'])) throw new Error(`--bff-url wants an address, not "${values['bff-url']}".`);
  return {
    host: values.host,
    port,
    bffUrl: values['bff-url'].replace(/\/$/, ''),
    tenants: values.tenants,
    allowTenantQuery: values['allow-tenant-query'],
    remotes: remotesFrom(values.remote),
    hostDist: join(HOST, 'dist'),
    hostPublic: join(HOST, 'public'),
  };
}
