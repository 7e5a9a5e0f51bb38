import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deliver, Message } from './message.ts';

/** The oldest ones are removed. */
const MOST = 100;

export interface MessageFolder {
  readonly deliver: Deliver;
  /** The latest first. */
  list(): Promise<Message[]>;
}

/** In place of a mail server, for the demo: each message is a JSON file. */
export function createMessageFolder(folder: string): MessageFolder {
  let last = 0;

  async function names(): Promise<string[]> {
    return (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  }

  return {
    async deliver(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      last = Math.max(last + 1, Date.now());
      await writeFile(join(folder, `${last}-${randomUUID()}.json`), JSON.stringify(message, null, 2), { mode: 0o600 });
      for (const name of (await names()).slice(0, -MOST)) await rm(join(folder, name), { force: true });
    },
    async list() {
      const texts = (await names()).reverse().map((name) => readFile(join(folder, name), 'utf8'));
      return (await Promise.all(texts)).map((text): Message => JSON.parse(text));
    },
  };
}
