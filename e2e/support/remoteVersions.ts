import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBuild } from './copyBuild.ts';
import { ROOT } from './environment.ts';

/** Versions of a remote in a folder, as a team ships them, and the registry that says which are released. */
export interface RemoteVersions {
  /** Folder of the versions, each in its own. */
  readonly folder: string;
  /** File of the registry. */
  readonly registry: string;
  /** Adds a version: the current build with this text in the place of another one. */
  ship(version: string, before: string, after: string): void;
  /** Appends decisions to the registry. */
  decide(...events: readonly object[]): void;
  /** Writes any text into the registry's file. */
  write(text: string): void;
  remove(): void;
}

/** As its build would have written them: browsers keep no file with another hash. */
function writeHashes(folder: string): void {
  const path = join(folder, 'remote.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const hashOf = (file: string) =>
    `sha384-${createHash('sha384')
      .update(readFileSync(join(folder, file)))
      .digest('base64')}`;
  const integrity = Object.fromEntries(Object.keys(manifest.integrity).map((file) => [file, hashOf(file)]));
  writeFileSync(path, JSON.stringify({ ...manifest, integrity }));
}

export function createRemoteVersions(id: string): RemoteVersions {
  const folder = mkdtempSync(join(tmpdir(), 'halte-versions-'));
  const registry = join(folder, 'registry.json');
  const events: object[] = [];

  function write(text: string): void {
    writeFileSync(`${registry}.new`, text);
    renameSync(`${registry}.new`, registry);
  }

  function decide(...more: readonly object[]): void {
    const signed = { at: new Date().toISOString(), by: 'test', remote: id };
    events.push(...more.map((event) => ({ ...signed, ...event })));
    write(JSON.stringify({ schema: 1, remotes: { [id]: { base: `/remotes/${id}/` } }, events }));
  }

  return {
    folder,
    registry,
    ship(version, before, after) {
      copyBuild(join(ROOT, `mfe-${id}`, 'dist'), join(folder, version), (text, file) => {
        const changed = text.replaceAll(before, after);
        return file === 'remote.json' ? JSON.stringify({ ...JSON.parse(changed), version }) : changed;
      });
      writeHashes(join(folder, version));
      decide({ do: 'publish', version });
    },
    decide,
    write,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
