import { randomBytes } from 'node:crypto';
import { figuresIn, type VersionFigures } from '@halte/contract/registry/figures';
import { metricsAt } from '@halte/federation/registry/metrics';
import type { FastifyInstance } from 'fastify';
import type { ServerOptions } from './options.ts';
import { escapeHtml } from './page/escape.ts';
import type { createFindRemotes } from './remotes/findRemotes.ts';
import type { HostManifest } from './remotes/manifest.ts';
import type { Offered } from './remotes/overview.ts';
import type { TenantFiles } from './tenants/tenantFiles.ts';

export interface PlatformParts {
  readonly options: Pick<ServerOptions, 'bffUrl' | 'metricsToken'>;
  readonly hostManifest: () => Promise<HostManifest | null>;
  readonly remotes: ReturnType<typeof createFindRemotes>;
  readonly tenantFiles: TenantFiles;
}

const HEAD = ['Remote', 'Version', 'Contract', 'Visitors', 'Loads', 'Failures', 'Load', 'INP', 'Left out, because it'];
const STYLE =
  'body{font:15px/1.5 system-ui,sans-serif;color-scheme:light dark;margin:2rem}table{border-collapse:collapse;margin:1rem 0 2rem}caption{font-weight:700;text-align:start}th,td{padding:.25rem .75rem;border-bottom:1px solid #8888;text-align:start;vertical-align:top}';

const milliseconds = (value: number | null) => (value === null ? '' : `${value} ms`);

function cellsOf(id: string, offered: Offered, figures: VersionFigures | undefined): readonly string[] {
  const { base, version, contract, share, faults } = offered;
  const failures = [...(figures?.failures ?? [])].map(([code, count]) => `${code} ${count}`);
  return [
    ...[id, version ?? base, contract ?? '', `${Math.round(share * 1000) / 10} %`],
    ...[figures ? String(figures.loads) : '', failures.join(', ')],
    ...[milliseconds(figures?.load ?? null), milliseconds(figures?.inp ?? null)],
    faults.join('; '),
  ];
}

function tableOf(caption: string, rows: readonly (readonly string[])[]): string {
  const cells = (tag: string, row: readonly string[]) =>
    row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag.slice(0, 2)}>`);
  const body = rows.map((row) => `<tr>${cells('td', row).join('')}</tr>`).join('');
  return `<table><caption>${escapeHtml(caption)}</caption><thead><tr>${cells('th scope="col"', HEAD).join('')}</tr></thead><tbody>${body}</tbody></table>`;
}

async function tablesOf({ options, remotes, tenantFiles }: PlatformParts): Promise<string> {
  const figures = figuresIn(await metricsAt(`${options.bffUrl}/metrics`, options.metricsToken).catch(() => ''));
  const tables = tenantFiles.current().map(async (tenant) => {
    const found = await remotes.offered(tenant);
    const rows = found.flatMap(({ id, offered }) =>
      offered.map((one) => cellsOf(id, one, figures.get(id)?.get(one.version ?? ''))),
    );
    return tableOf(`Tenant ${tenant.id}`, rows);
  });
  return (await Promise.all(tables)).join('');
}

/**
 * `/__platform.json`: what remotes are compared with. `/__platform`: the remotes of each tenant, which visitors get which version, what is left out and why, and
 * what pages have reported. For operators and teams; the server has them only where it is asked for.
 */
export function servePlatform(app: FastifyInstance, parts: PlatformParts): void {
  app.get('/__platform.json', async (_request, reply) => {
    const { version = null } = (await parts.hostManifest()) ?? {};
    return reply.header('cache-control', 'no-store').send({ version, ...(await parts.remotes.findLevels()) });
  });
  app.get('/__platform', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const tables = await tablesOf(parts);
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`)
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Remotes</title><style nonce="${nonce}">${STYLE}</style></head><body><main><h1>Remotes</h1>${tables}</main></body></html>\n`,
      );
  });
}
