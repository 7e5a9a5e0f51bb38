import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './environment.ts';

interface Picture {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** In base64. */
  readonly picture: string;
}

const WRITER = pathToFileURL(join(ROOT, 'shared/map-core/src/testing/writeArchive.ts')).href;
const PROGRAM = `
  import { readFileSync } from 'node:fs';
  import { writeArchive } from ${JSON.stringify(WRITER)};
  const { kind, tiles } = JSON.parse(readFileSync(0, 'utf8'));
  process.stdout.write(writeArchive(kind, tiles.map((tile) => ({ ...tile, bytes: Buffer.from(tile.picture, 'base64') }))));`;

/** An archive of a tenant's map. By a process of its own: its writer is one of the tests of the map, which no package exports. */
export function mapArchive(kind: 'png' | 'webp', tiles: readonly Picture[]): Buffer {
  return execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    input: JSON.stringify({ kind, tiles }),
  });
}
