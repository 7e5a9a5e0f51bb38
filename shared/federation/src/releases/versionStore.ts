import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../userError.mjs';
import { createRequest, isAddress } from './request.ts';

/** Files by their name. A build has no folders. */
export type Files = ReadonlyMap<string, Uint8Array>;

const REQUEST_TIMEOUT_MS = 60_000;
const AT_ONCE = 6;

/** Where versions are kept, each in a folder that never changes. */
export interface VersionStore {
  /** Writes a version as a whole. */
  write(path: string, files: Files): Promise<void>;
  /** One file of a version as it is served; null where it is missing. */
  read(path: string, name: string): Promise<Uint8Array | null>;
  /** Removes a version. Resolves to whether there was one. */
  remove(path: string): Promise<boolean>;
}

/** @throws UserError where there is no build */
export async function filesIn(folder: string): Promise<Files> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new UserError(`There is no build in ${folder}.`);
  });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)));
}

/** The files that a manifest names, and those of the same name that a build may have compressed; nothing that leads out of its folder. */
function namesIn(manifest: Uint8Array): string[] {
  const { files }: { files?: unknown } = JSON.parse(Buffer.from(manifest).toString('utf8'));
  const names = (Array.isArray(files) ? files : []).map(String).filter((name) => /^[\w-][\w.-]*$/.test(name));
  return names.flatMap((name) => [`${name}.br`, `${name}.gz`, name]);
}

function folderStore(root: string): VersionStore {
  return {
    async write(path, files) {
      const target = join(root, path);
      await mkdir(join(target, '..'), { recursive: true });
      const incomplete = await mkdtemp(join(target, '../.incomplete-'));
      try {
        for (const [name, content] of files) await writeFile(join(incomplete, name), content);
        // A server that is asked meanwhile has the whole version, or none.
        await rename(incomplete, target);
      } finally {
        await rm(incomplete, { recursive: true, force: true });
      }
    },
    read: (path, name) => readFile(join(root, path, name)).catch(() => null),
    async remove(path) {
      const isThere = (await readFile(join(root, path, 'remote.json')).catch(() => null)) !== null;
      if (isThere) await rm(join(root, path), { recursive: true });
      return isThere;
    },
  };
}

function addressStore(root: string, token: string | undefined): VersionStore {
  const addressOf = (path: string, name: string) => `${root}${path}/${name}`;
  const write = createRequest(REQUEST_TIMEOUT_MS, token);
  /** Without the token, as the browsers of travellers. */
  const read = createRequest(REQUEST_TIMEOUT_MS);

  async function put(path: string, name: string, content: Uint8Array): Promise<void> {
    // RFC 9110, 13.1.2: only where nothing is yet.
    const headers = { 'if-none-match': '*' };
    const answer = await write(addressOf(path, name), { method: 'PUT', headers, body: new Uint8Array(content) });
    // 412: there already, perhaps by an attempt that was cut; it is read back and compared like the others.
    if (!answer.ok && answer.status !== 412) {
      throw new UserError(`${addressOf(path, name)} refuses to be written: it answered ${answer.status}.`);
    }
  }

  return {
    async write(path, files) {
      // The manifest is last: where it is, all is.
      const names = [...files.keys()].filter((name) => name !== 'remote.json');
      for (let i = 0; i < names.length; i += AT_ONCE) {
        await Promise.all(names.slice(i, i + AT_ONCE).map((name) => put(path, name, files.get(name)!)));
      }
      await put(path, 'remote.json', files.get('remote.json')!);
    },
    async read(path, name) {
      const answer = await read(addressOf(path, name), { headers: { 'accept-encoding': 'identity' } });
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    },
    async remove(path) {
      const manifest = await this.read(path, 'remote.json');
      if (manifest === null) return false;
      // The manifest is last: it names the files that are still to be removed.
      for (const name of [...namesIn(manifest), 'remote.json.sig', 'remote.json']) {
        const answer = await write(addressOf(path, name), { method: 'DELETE' });
        if (!answer.ok && answer.status !== 404)
          throw new UserError(`${addressOf(path, name)} refuses to be removed: it answered ${answer.status}.`);
      }
      return true;
    },
  };
}

/** @param token sent as a bearer token to an address */
export function versionStore(place: string, token?: string): VersionStore {
  if (!isAddress(place)) return folderStore(place);
  return addressStore(place.endsWith('/') ? place : `${place}/`, token);
}
