/** Compression of answers, for clients that accept it. */
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib';
import type { Encoding } from '@halte/server/acceptedEncoding';

/** At these levels, a city's responses take a millisecond; higher ones take ten and save a tenth. */
const BROTLI_QUALITY = 4;
const GZIP: ZlibOptions = { level: 6 };

function brotliFor({ length }: Uint8Array): BrotliOptions {
  return {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: length },
  };
}

/** On a thread of zlib. */
export function compress(bytes: Uint8Array, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? promisify(brotliCompress)(bytes, brotliFor(bytes)) : promisify(gzip)(bytes, GZIP);
}

/** On this thread. */
export function compressHere(bytes: Uint8Array, encoding: Encoding): Buffer {
  return encoding === 'br' ? brotliCompressSync(bytes, brotliFor(bytes)) : gzipSync(bytes, GZIP);
}
