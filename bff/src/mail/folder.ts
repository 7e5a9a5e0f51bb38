import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deliver, Message } from './message.ts';

/** Beyond this, the oldest are removed. */
const MOST = 100;

export interface MessageFolder {
  readonly deliver: Deliver;
  /** Latest first. */
  list(): Promise<Message[]>;
  /** Removes the messages to this address. */
  removeTo(email: string): Promise<void>;
}

/** Replaces the mail server in the demo: each message is a JSON file. */
export function createMessageFolder(folder: string): MessageFolder {
  let last = 0;

  async function names(): Promise<string[]> {
    return (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  }

  const read = async (name: string): Promise<Message> => JSON.parse(await readFile(join(folder, name), 'utf8'));

  return {
    async deliver(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      last = Math.max(last + 1, Date.now());
      await writeFile(join(folder, `${last}-${randomUUID()}.json`), JSON.stringify(message, null, 2), { mode: 0o600 });
      for (const name of (await names()).slice(0, -MOST)) await rm(join(folder, name), { force: true });
    },
    async list() {
      return Promise.all((await names()).reverse().map(read));
    },
    async removeTo(email) {
      for (const name of await names())
        if ((await read(name)).to === email) await rm(join(folder, name), { force: true });
    },
  };
}
