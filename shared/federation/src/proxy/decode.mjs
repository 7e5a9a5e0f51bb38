import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';

const DECODERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
  zstd: createZstdDecompress,
};

/**
 * The text of an answer, as it arrives; null for an encoding that is not known here.
 *
 * @param {import('node:http').IncomingMessage} answer
 * @returns {import('node:stream').Readable | null}
 */
export function decoded(answer) {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return answer.setEncoding('utf8');
  const create = DECODERS[encoding];
  if (create === undefined) return null;
  const decoder = create();
  answer.on('error', (error) => decoder.destroy(error));
  return answer.pipe(decoder).setEncoding('utf8');
}
