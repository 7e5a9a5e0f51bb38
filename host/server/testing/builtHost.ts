import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions, type ServerOptions } from '../options.ts';

export function remoteJson(entry: string): string {
  return JSON.stringify({
    id: 'schedules',
    container: 'halte_schedules_1',
    version: '1',
    entry,
    preload: {
      remote: { js: [entry, 'a.js'], css: ['a.css'] },
      'messages:fr': { js: ['fr.js'], css: [] },
      schedules: { js: ['view.js'], css: [] },
      'messages:fr:schedules': { js: ['view-fr.js'], css: [] },
      'schedules-line-id': { js: ['line.js'], css: [] },
    },
  });
}

export interface BuiltHost {
  readonly folder: string;
  readonly options: ServerOptions;
}

/** A folder that looks like a build of host and two remotes, and options that serve it. */
export function builtHost(...args: string[]): BuiltHost {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  for (const name of ['dist', 'public/tenants', 'schedules', 'shop-header']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  const main = { js: ['main.12345678.js'], css: ['main.css'] };
  writeFileSync(
    join(folder, 'dist/host.json'),
    JSON.stringify({ version: '1', preload: { main }, fonts: ['f.woff2'] }),
  );
  writeFileSync(join(folder, 'dist/main.12345678.js'), 'main');
  writeFileSync(join(folder, 'schedules/remote.json'), remoteJson('remoteEntry.1.js'));
  writeFileSync(join(folder, 'shop-header/remote.json'), remoteJson('remoteEntry.h.js'));
  return {
    folder,
    options: {
      ...readOptions(args, {}),
      hostDist: join(folder, 'dist'),
      hostPublic: join(folder, 'public'),
      remotes: new Map(['schedules', 'shop-header'].map((id) => [id, join(folder, id)])),
    },
  };
}
