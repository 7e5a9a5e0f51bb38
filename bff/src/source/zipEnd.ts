import { open } from 'node:fs/promises';

/** The record at the end of a zip, with which its list of files begins to be read (APPNOTE 4.3.16), and the longest comment behind it. */
const RECORD_BYTES = 22;
const MOST_COMMENT = 0xffff;
const SIGNATURE = Buffer.from('PK\x05\x06', 'latin1');
const COMMENT_LENGTH = 20;

/** Whether a zip has the record that it has to end with, and all of the comment behind it. */
export async function zipHasEnd(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const length = Math.min(size, RECORD_BYTES + MOST_COMMENT);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, size - length);
    const end = buffer.subarray(0, bytesRead);
    for (let at = end.lastIndexOf(SIGNATURE); at >= 0; at = at === 0 ? -1 : end.lastIndexOf(SIGNATURE, at - 1)) {
      const rest = end.length - at - RECORD_BYTES;
      if (rest >= 0 && end.readUInt16LE(at + COMMENT_LENGTH) <= rest) return true;
    }
    return false;
  } finally {
    await file.close();
  }
}
