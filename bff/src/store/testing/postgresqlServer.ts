import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

export interface OwnDatabase {
  readonly address: string;
  create(): Promise<void>;
  /** Works while clients are connected. */
  drop(): Promise<void>;
  /** Ends every connection to it, like a server going down. */
  disconnectAll(): Promise<void>;
}

/** A separate database for one test on that server; call `create` first. */
export function ownDatabase(server: string): OwnDatabase {
  const name = `halte_${randomUUID().replaceAll('-', '')}`;
  const runSql = async (sql: string) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  return {
    address: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    create: () => runSql(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`),
    drop: () => runSql(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
    disconnectAll: () => runSql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`),
  };
}
