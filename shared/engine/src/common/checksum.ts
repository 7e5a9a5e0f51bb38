import crc32 from 'crc-32';

const utf8 = new TextEncoder();

/** CRC-32 of bytes, or of a text in UTF-8: 32 bits without a sign. */
export function checksum(content: Uint8Array | string): number {
  return crc32.buf(typeof content === 'string' ? utf8.encode(content) : content) >>> 0;
}
