import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/**
 * Writes a zip of text files. The same names and texts give the same bytes in every zone. Rejects with the file system's error.
 *
 * @param files name and text of each, in the order in which they are written.
 * @param to where the zip is written; its folder must exist.
 */
export async function writeZip(files: Iterable<readonly [name: string, text: string]>, to: string): Promise<void> {
  const zip = new ZipFile();
  // A DOS time is local time; a date before its epoch is written as that epoch itself, the same in every zone.
  const options = { mtime: new Date(0), forceDosTimestamp: true, mode: 0o100644, compressionLevel: 4 };
  for (const [name, text] of files) zip.addBuffer(Buffer.from(text), name, options);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(to));
}
