import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRODUCT_REMOTES } from '../../src/testing/product.ts';
import { readOptions, type ServerOptions } from '../options.ts';

/** A remote of the product as its build describes it, but with other files. */
export function remoteJson(entry: string, id = 'schedules'): string {
  const { declares } = PRODUCT_REMOTES.find((remote) => remote.id === id)?.manifest ?? {};
  return JSON.stringify({
    ...declares,
    id,
    container: 'halte_schedules_1',
    version: '1',
    entry,
    preload: {
      remote: { js: [entry, 'a.js'], css: ['a.css'] },
      'messages:fr': { js: ['fr.js'], css: [] },
      schedules: { js: ['view.js'], css: [], shared: ['@halte/api/query', 'swr', 'nothing', 7] },
      'messages:fr:schedules': { js: ['view-fr.js'], css: [] },
      'schedules-line-id': { js: ['line.js'], css: [] },
    },
  });
}

export interface BuiltHost {
  readonly folder: string;
  readonly options: ServerOptions;
}

/** A folder that looks like a build of host and remotes, and options that serve it. */
export function builtHost(...args: string[]): BuiltHost {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const remotes = [...PRODUCT_REMOTES.map(({ id }) => id), 'shop-header'];
  for (const name of ['dist', 'public/tenants', ...remotes]) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  const main = { js: ['main.12345678.js'], css: ['main.css'] };
  const data = { js: ['data.js'], css: [] };
  const preload = { main, 'shared:swr': data, 'shared:@halte/api/query': data, 'shared:@halte/map-core': main };
  const fontFaces = '@font-face{src:url(/assets/f.woff2)}';
  writeFileSync(
    join(folder, 'dist/host.json'),
    JSON.stringify({ version: '1', preload, fonts: ['f.woff2'], fontFaces }),
  );
  writeFileSync(join(folder, 'dist/main.12345678.js'), 'main');
  for (const id of remotes) {
    const entry = id === 'shop-header' ? 'remoteEntry.h.js' : 'remoteEntry.1.js';
    writeFileSync(join(folder, `${id}/remote.json`), remoteJson(entry, id));
  }
  return {
    folder,
    options: {
      ...readOptions(args, {}),
      hostDist: join(folder, 'dist'),
      hostPublic: join(folder, 'public'),
      remotes: new Map(remotes.map((id) => [id, join(folder, id)])),
    },
  };
}
