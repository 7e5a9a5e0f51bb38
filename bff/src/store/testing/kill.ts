import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openStore, type StorePlace } from '../open.ts';
import { newUser } from './people.ts';

const WRITER = join(__dirname, 'writer.ts');
const TOTAL = 1000;
const KILL_AFTER = 400;
const TIME_LIMIT_MS = 60_000;

function startWriter({ folder, database }: StorePlace, userId: string, total: number): ChildProcess {
  return spawn(process.execPath, [WRITER, folder, database ?? '', userId, String(total)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Every line that the writer printed: each names a confirmed write. */
async function linesOf(writer: ChildProcess, onLine: (count: number) => void = () => undefined): Promise<string[]> {
  const lines: string[] = [];
  createInterface({ input: writer.stdout! }).on('line', (line) => onLine(lines.push(line)));
  await once(writer, 'close');
  return lines;
}

/**
 * Acknowledged writes are committed. Only a power cut can show whether they have also reached the disk: the system keeps what a killed
 * process wrote.
 */
export function killContract(place: () => StorePlace): void {
  it(
    'has stored everything that was confirmed',
    async () => {
      const before = await openStore(place());
      const { id: userId } = await newUser(before);
      await before.close();

      const writer = startWriter(place(), userId, TOTAL);
      const lines = await linesOf(writer, (count) => {
        if (count === KILL_AFTER) writer.kill('SIGKILL');
      });
      expect(writer.signalCode).toBe('SIGKILL');
      expect(lines.length).toBeLessThan(2 * TOTAL);

      const after = await openStore(place());
      const { favourites: stored } = await after.favourites.read(userId);
      const storedKeys = new Set(stored.map(({ key }) => key));
      const [favourites, carts] = ['favourite ', 'cart '].map((start) =>
        lines.filter((line) => line.startsWith(start)).map((line) => line.slice(start.length)),
      ) as [string[], string[]];
      expect([favourites.length > 0, carts.length > 0]).toEqual([true, true]);
      expect(favourites.filter((key) => !storedKeys.has(key))).toEqual([]);
      // All complete, none twice.
      expect(storedKeys.size).toBe(stored.length);
      expect(stored.every(({ key, content }) => key === `line:${content['index']}`)).toBe(true);
      const cart = await after.carts.get({ tenant: 'demo', kind: 'user', key: userId });
      expect(cart?.version).toBeGreaterThanOrEqual(Number(carts.at(-1)));
      expect(cart?.content).toEqual({ number: cart?.version });
      await after.close();
    },
    TIME_LIMIT_MS,
  );

  it(
    'and another one, beside it, lose nothing to each other',
    async () => {
      const store = await openStore(place());
      const users = [await newUser(store), await newUser(store), await newUser(store)];
      const lines = await Promise.all(users.map(({ id }) => linesOf(startWriter(place(), id, 50))));
      expect(lines.map(({ length }) => length)).toEqual([100, 100, 100]);
      for (const { id } of users) {
        expect((await store.favourites.read(id)).favourites).toHaveLength(50);
        expect(await store.carts.get({ tenant: 'demo', kind: 'user', key: id })).toEqual({
          content: { number: 50 },
          version: 50,
        });
      }
      await store.close();
    },
    TIME_LIMIT_MS,
  );
}
