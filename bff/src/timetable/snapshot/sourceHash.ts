import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Hash of the bytes of a zip, or of the files in a folder with their names; null if they cannot be read. */
export async function sourceHash(path: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    // A device, which may have no end, is neither.
    if ((await stat(path)).isFile()) await add(hash, path);
    else
      for (const name of (await readdir(path)).filter((file) => file.endsWith('.txt')).sort()) {
        hash.update(`${name}\n${(await stat(join(path, name))).size}\n`);
        await add(hash, join(path, name));
      }
  } catch {
    return null;
  }
  return hash.digest('hex');
}

async function add(hash: Hash, path: string): Promise<void> {
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) hash.update(chunk);
  });
}
