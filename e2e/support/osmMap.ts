import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './environment.ts';

export interface MapObjects {
  readonly nodes: readonly { readonly id: number; readonly lat: number; readonly lon: number }[];
  readonly ways: readonly {
    readonly id: number;
    readonly nodes: readonly number[];
    readonly tags: Readonly<Record<string, string>>;
  }[];
}

const WRITER = pathToFileURL(join(ROOT, 'bff/src/osm/testing/writeOsm.ts')).href;
const PROGRAM = `
  import { readFileSync, writeFileSync } from 'node:fs';
  import { osmFile } from ${JSON.stringify(WRITER)};
  const { path, nodes, ways } = JSON.parse(readFileSync(0, 'utf8'));
  writeFileSync(path, osmFile([{ nodes }, { ways }]));`;

/** Writes a file for `--osm`. By a process of its own: its writer is one of the tests of the backend, whose sources are no package. */
export function writeOsmMap(path: string, objects: MapObjects): void {
  execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    input: JSON.stringify({ path, ...objects }),
  });
}
