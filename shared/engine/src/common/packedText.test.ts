import { crc32 } from 'node:zlib';
import { base64urlOf, bytesOfBase64url } from './base64url.ts';
import { checksum } from './checksum.ts';

/** All values of a byte, in lists of each length up to 300. */
const LISTS = Array.from({ length: 300 }, (_, length) =>
  Uint8Array.from({ length }, (_one, i) => (i * 167 + length * 31) & 0xff),
);

it('writes bytes as Node does, and reads them again', () => {
  for (const bytes of LISTS) {
    expect(base64urlOf(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
    expect(bytesOfBase64url(base64urlOf(bytes))).toEqual(bytes);
  }
});

it.each(['A', 'AB=', 'AB==', 'A+8', 'A/8', 'AA AA', 'AAA\n', 'é', 'AAAAA', 'AB'])('reads none of %j', (text) => {
  expect(bytesOfBase64url(text)).toBeNull();
});

it('checks bytes and texts as Node does', () => {
  for (const bytes of LISTS) expect(checksum(bytes)).toBe(crc32(bytes));
  for (const text of ['', 'Gare', 'Hôpital Sud', '駅', '🚲', '\ud83d']) expect(checksum(text)).toBe(crc32(text));
});
