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
/** A search thread waits for the compression of its answer, which takes two thirds of the time of the level above and is 1 % larger. */
const BROTLI_QUALITY_HERE = 3;
const GZIP: ZlibOptions = { level: 6 };

function brotliFor({ length }: Uint8Array, quality: number): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length } };
}

/** On a thread of zlib. */
export function compress(bytes: Uint8Array, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? promisify(brotliCompress)(bytes, brotliFor(bytes, BROTLI_QUALITY))
    : promisify(gzip)(bytes, GZIP);
}

/** On this thread. */
export function compressHere(bytes: Uint8Array, encoding: Encoding): Buffer {
  return encoding === 'br' ? brotliCompressSync(bytes, brotliFor(bytes, BROTLI_QUALITY_HERE)) : gzipSync(bytes, GZIP);
}
