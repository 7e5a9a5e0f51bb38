/** The frame of a network file: magic · version · CRC-32 of the rest · table of sections · sections. */
import { checksum } from '../common/checksum.ts';
import { ByteReader, ByteWriter, damaged, NetworkFileError } from './bytes.ts';

const MAGIC = new TextEncoder().encode('HALTENET');
export const FORMAT_VERSION = 1;
/** Magic, one byte of version, four of the checksum. */
const HEADER_BYTES = MAGIC.length + 5;

export interface Section {
  readonly number: number;
  readonly bytes: Uint8Array;
}

export function joinSections(sections: readonly Section[]): Uint8Array<ArrayBuffer> {
  const rest = new ByteWriter();
  rest.uint(sections.length);
  for (const { number, bytes } of sections) {
    rest.uint(number);
    rest.uint(bytes.length);
  }
  for (const { bytes } of sections) rest.raw(bytes);
  const body = rest.written();
  const file = new Uint8Array(HEADER_BYTES + body.length);
  file.set(MAGIC);
  file[MAGIC.length] = FORMAT_VERSION;
  new DataView(file.buffer).setUint32(MAGIC.length + 1, checksum(body), true);
  file.set(body, HEADER_BYTES);
  return file;
}

/** @returns a reader of each section by its number. @throws NetworkFileError for other bytes. */
export function splitSections(file: Uint8Array): ReadonlyMap<number, ByteReader> {
  if (file.length < HEADER_BYTES || MAGIC.some((byte, at) => file[at] !== byte))
    throw new NetworkFileError('notANetworkFile', 'This is no network file.');
  const version = file[MAGIC.length]!;
  if (version !== FORMAT_VERSION)
    throw new NetworkFileError(
      'otherVersion',
      `The network file has version ${version} of the format, this is a reader of version ${FORMAT_VERSION}.`,
    );
  const body = file.subarray(HEADER_BYTES);
  const sum = new DataView(file.buffer, file.byteOffset).getUint32(MAGIC.length + 1, true);
  if (checksum(body) !== sum) throw damaged('its checksum is another');
  const table = new ByteReader(body);
  const entries = Array.from({ length: table.count() }, () => ({ number: table.uint(), length: table.uint() }));
  let at = body.length - table.left;
  const sections = new Map<number, ByteReader>();
  for (const { number, length } of entries) {
    if (length > body.length - at) throw damaged('a section ends behind the end of the file');
    if (sections.has(number)) throw damaged('it has a section twice');
    sections.set(number, new ByteReader(body, at, at + length));
    at += length;
  }
  if (at !== body.length) throw damaged('it is longer than its sections');
  return sections;
}
