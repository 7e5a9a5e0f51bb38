import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UserError } from '../userError.mjs';
import { EMPTY } from './document.ts';
import { createRequest, isAddress } from './request.ts';

const REQUEST_TIMEOUT_MS = 20_000;
const ATTEMPTS = 5;

/** Where a registry is kept. */
export interface RegistryPlace {
  read(): Promise<string>;
  /** Writes what `change` makes of the present text. Nothing that somebody else writes meanwhile is lost. */
  update(change: (text: string) => string): Promise<void>;
}

async function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return EMPTY;
    throw new UserError(`${file} cannot be read: ${error.message}`);
  });
}

function filePlace(file: string): RegistryPlace {
  const lock = `${file}.lock`;
  return {
    read: () => textOf(file),
    async update(change) {
      await mkdir(dirname(file), { recursive: true });
      const handle = await open(lock, 'wx').catch(() => {
        throw new UserError(`Another command writes ${file} now. If none does, delete ${lock}, then try again.`);
      });
      try {
        await writeFile(`${file}.new`, change(await textOf(file)));
        // A host that reads the file now has either the former text or this one.
        await rename(`${file}.new`, file);
      } finally {
        await handle.close();
        await rm(lock);
      }
    },
  };
}

function addressPlace(address: string, token: string | undefined): RegistryPlace {
  const request = createRequest(REQUEST_TIMEOUT_MS, token);

  async function load(): Promise<{ readonly text: string; readonly tag: string | null }> {
    const answer = await request(address);
    if (answer.status === 404) return { text: EMPTY, tag: null };
    if (!answer.ok) throw new UserError(`${address} was answered with ${answer.status}.`);
    return { text: await answer.text(), tag: answer.headers.get('etag') };
  }

  return {
    read: async () => (await load()).text,
    async update(change) {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const { text, tag } = await load();
        // RFC 9110, 13.1: written only while nobody else has written since.
        const condition: Record<string, string> = tag === null ? { 'if-none-match': '*' } : { 'if-match': tag };
        const answer = await request(address, {
          method: 'PUT',
          headers: { 'content-type': 'application/json', ...condition },
          body: change(text),
        });
        if (answer.ok) return;
        if (answer.status !== 412)
          throw new UserError(`${address} refuses to be written: it answered ${answer.status}.`);
      }
      throw new UserError(`${address} is written by others all the time: try again.`);
    },
  };
}

/** @param token sent as a bearer token to an address */
export function registryPlace(place: string, token?: string): RegistryPlace {
  return isAddress(place) ? addressPlace(place, token) : filePlace(place);
}
