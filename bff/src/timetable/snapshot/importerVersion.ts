import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Changes whenever the code that makes a kept file changes, without a manually incremented number: a file prepared by another
 * version is not used.
 *
 * @param folders below `bff/src`, with all code that affects the result.
 */
export function importerVersion(folders: readonly string[]): string {
  // Everything except columns is serialized by V8, whose format may change, and some texts depend on its locale data.
  const hash = createHash('sha256').update(`${process.versions.v8} ${process.versions['icu'] ?? ''}\n`);
  for (const folder of folders) {
    const root = fileURLToPath(new URL(`../../${folder}`, import.meta.url));
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isSource);
    for (const path of files.sort()) hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

const isSource = (path: string) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('testing');
