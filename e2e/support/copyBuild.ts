import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies a build with changes in its scripts and manifests. Without the compressed files, which would still be as they were.
 *
 * @param change the content of a file, from that before
 */
export function copyBuild(from: string, to: string, change: (text: string, file: string) => string): void {
  cpSync(from, to, { recursive: true });
  for (const file of readdirSync(to)) {
    const path = join(to, file);
    if (/\.(br|gz)$/.test(file)) rmSync(path);
    if (/\.(js|json)$/.test(file)) writeFileSync(path, change(readFileSync(path, 'utf8'), file));
  }
}
