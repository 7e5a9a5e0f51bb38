import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Below `bff/src`: all that has a part in what an import makes of a file, and in what is made of that. */
const FOLDERS = ['common', 'network', 'places', 'tiles', 'timetable'];

/**
 * Changes whenever the code that imports a timetable changes, without a number that has to be raised by hand: a file that another version
 * has prepared is not used.
 */
export function importerVersion(): string {
  // What is no column is written by V8, whose format may change, and some texts are made by its tables of languages.
  const hash = createHash('sha256').update(`${process.versions.v8} ${process.versions['icu'] ?? ''}\n`);
  for (const folder of FOLDERS) {
    const root = fileURLToPath(new URL(`../../${folder}`, import.meta.url));
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isSource);
    for (const path of files.sort()) hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

const isSource = (path: string) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('testing');
