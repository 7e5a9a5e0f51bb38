/** Files that are named by what they contain. */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartError } from '@halte/server/startError';
import { errorMessage } from '../common/errorMessage.ts';
import type { PreparedFile } from './publication.ts';

/** Null: there is no such file. */
export async function contentOf(path: string): Promise<PreparedFile | null> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  } catch {
    return null;
  }
  return { sha256: hash.digest('hex'), bytes };
}

/**
 * Writes the stream of `open` to `path`, unless that file exists with the expected content. Stops reading at more bytes than expected.
 *
 * @throws StartError if the content is not as expected, or cannot be read or written.
 */
export async function writeContent(
  path: string,
  expected: PreparedFile,
  name: string,
  open: () => Promise<Readable>,
): Promise<void> {
  if ((await contentOf(path))?.sha256 === expected.sha256) return;
  // Several processes may share the folder.
  const partial = `${path}.${randomUUID()}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    const hash = createHash('sha256');
    let bytes = 0;
    const meter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        bytes += chunk.length;
        done(bytes > expected.bytes ? new Error('it is longer than it should be') : null, chunk);
      },
    });
    await pipeline(await open(), meter, createWriteStream(partial));
    if (bytes < expected.bytes) throw new Error('it is cut');
    if (hash.digest('hex') !== expected.sha256) throw new Error('its content is damaged');
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw new StartError(`${name} of the prepared timetable cannot be used (${errorMessage(error)}).`, {
      cause: error,
    });
  }
}
