import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../delivery/recorded');

/** Versions of the federation plugin with which a small remote was built and recorded (`record.mjs`). */
export const RECORDED = readdirSync(FOLDER).flatMap((file) => /^(.*)\.json$/.exec(file)?.[1] ?? []);

/**
 * Writes a recorded remote as `acme.<name>` with the address `/<name>`; the name is of letters and digits. Its screen is a button that counts.
 *
 * @param manifest keys in place of those of its `remote.json`
 * @returns its folder
 */
export function writeRecorded(into: string, version: string, name: string, manifest: object = {}): string {
  const files: Record<string, string> = JSON.parse(readFileSync(join(FOLDER, `${version}.json`), 'utf8'));
  const dist = join(into, name);
  mkdirSync(dist);
  for (const [file, content] of Object.entries(files)) {
    const renamed = content
      .replaceAll('acme.parking', `acme.${name}`)
      .replaceAll('acme_parking', `acme_${name}`)
      .replaceAll('"/parking"', `"/${name}"`);
    const text = file === 'remote.json' ? JSON.stringify({ ...JSON.parse(renamed), ...manifest }) : renamed;
    writeFileSync(join(dist, file), text);
  }
  return dist;
}
