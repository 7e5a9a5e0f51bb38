/**
 * A program meant to be killed: writes favourites and carts, several at a time, and prints a line for each once it is stored.
 * Arguments: the folder, the address of the database or an empty string, the id of the user, how many of each to write.
 */
import { writeSync } from 'node:fs';
import { openStore } from '../open.ts';
import { addFavourite } from './people.ts';

const AT_ONCE = 4;

const [folder = '', database = '', userId = '', total = '0'] = process.argv.slice(2);
const store = await openStore({ database: database || null, folder });

// Synchronous, straight into the pipe: output is not lost, however the program ends.
const say = (line: string) => writeSync(1, `${line}\n`);

async function writeFavourites(first: number): Promise<void> {
  for (let index = first; index < Number(total); index += AT_ONCE) {
    const key = `line:${index}`;
    const favourite = { id: `${process.pid}-${index}`, kind: 'LINE', key, content: { index }, updatedAt: 0 } as const;
    await addFavourite(store, userId, favourite);
    say(`favourite ${key}`);
  }
}

async function writeCart(): Promise<void> {
  for (let version = 0; version < Number(total); version++) {
    const written = await store.carts.put(
      { tenant: 'demo', kind: 'user', key: userId },
      { number: version + 1 },
      version,
    );
    if (!written) throw new Error(`Another writer changes this cart after version ${version}.`);
    say(`cart ${written.version}`);
  }
}

await Promise.all([...Array.from({ length: AT_ONCE }, (_, first) => writeFavourites(first)), writeCart()]);
await store.close();
