import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const ENGINE = dirname(dirname(createRequire(import.meta.url).resolve('@halte/engine/common/zone')));
const SOURCES = [join(import.meta.dirname, '../..'), ENGINE];

/**
 * Changes whenever the code that makes a kept file changes, without a manually incremented number: a file prepared by another
 * version is not used.
 *
 * @param folders below the sources of the backend and of the engine, with all code that affects the result.
 */
export function importerVersion(folders: readonly string[], sources: readonly string[] = SOURCES): string {
  // Everything except columns is serialized by V8, whose format may change, and some texts depend on its locale data.
  const hash = createHash('sha256').update(`${process.versions.v8} ${process.versions['icu'] ?? ''}\n`);
  for (const root of sources.flatMap((source) => folders.map((folder) => join(source, folder)))) {
    if (!existsSync(root)) continue;
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isSource);
    for (const path of files.sort()) hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

const isSource = (path: string) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('testing');
