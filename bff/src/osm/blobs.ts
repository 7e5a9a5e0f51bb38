/**
 * The blocks of a PBF file, unpacked one after the other (https://wiki.openstreetmap.org/wiki/PBF_Format): the length of a header, the header,
 * then the block, which may be packed.
 */
import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { inflateSync, zstdDecompressSync } from 'node:zlib';
import { PbfReader } from 'pbf';
import { bytesOf, DamageError, eachField } from './fields.ts';
import type { OsmLimits } from './limits.ts';
import { OsmError } from './osmError.ts';
import { otherFormatOf } from './otherFormats.ts';

/** The format's own limits, of a header and of a block that is unpacked. */
const MOST_HEADER_BYTES = 64 * 1_024;
const MOST_BLOCK_BYTES = 32 * 1_024 * 1_024;

export interface Block {
  /** Name of the file, for messages. */
  readonly file: string;
  /** `OSMHeader` for the first one, `OSMData`, or another that readers skip. */
  readonly kind: string;
  readonly bytes: Uint8Array;
  /** Counted from 1. */
  readonly number: number;
}

/**
 * @param isWanted whether a block is read at all, by its number.
 * @throws OsmError
 */
export function* blocksOf(
  path: string,
  limits: OsmLimits,
  isWanted: (number: number) => boolean = () => true,
): Generator<Block> {
  const input = openInput(path, limits);
  try {
    let unpacked = 0;
    for (let number = 1; !input.isAtEnd(); number++) {
      const header = inBlock({ file: input.name, number }, () => readHeader(input, number));
      if (!isWanted(number)) {
        input.passOver(header.length);
        continue;
      }
      const block = inBlock({ file: input.name, number }, () => readBlock(input, number, header));
      unpacked += block.bytes.length;
      if (unpacked > limits.unpackedBytes)
        throw new OsmError(
          `${input.name} unpacks to more than ${megabytes(limits.unpackedBytes)}: cut it to the area of the stops, or raise --osm-limit.`,
        );
      yield block;
    }
  } finally {
    input.close();
  }
}

/** Runs `read`, and says of which block a damage is. @throws OsmError */
export function inBlock<T>({ file, number }: Pick<Block, 'file' | 'number'>, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    // Bytes never cause a TypeError: that is a fault of the program.
    if (cause instanceof OsmError || cause instanceof TypeError) throw cause;
    throw new OsmError(`${file} is damaged in block ${number}: fetch it again.`, { cause });
  }
}

interface Input {
  readonly name: string;
  isAtEnd(): boolean;
  /** The next bytes; those of the block `number`. @throws OsmError if the file ends before. */
  take(length: number, number: number): Buffer;
  passOver(length: number): void;
  close(): void;
}

/** Fails for what is no file, or too large, before any of it is read. @throws OsmError */
export function checkFile(path: string, limits: OsmLimits): void {
  const stat = orUnreadable(path, () => statSync(path));
  const name = basename(path);
  if (!stat.isFile()) throw new OsmError(`${name} is not a file: give an .osm.pbf file.`);
  if (stat.size > limits.fileBytes)
    throw new OsmError(
      `${name} is larger than ${megabytes(limits.fileBytes)}: cut it to the area of the stops, or raise --osm-limit.`,
    );
}

function openInput(path: string, limits: OsmLimits): Input {
  checkFile(path, limits);
  const name = basename(path);
  const file = orUnreadable(path, () => openSync(path, 'r'));
  let at = 0;
  try {
    const { size } = fstatSync(file);
    const beginning = Buffer.alloc(64);
    const other = otherFormatOf(beginning.subarray(0, readSync(file, beginning, 0, beginning.length, 0)));
    if (other !== null) throw new OsmError(`${name} is ${other}: give an .osm.pbf file.`);
    return {
      name,
      isAtEnd: () => at >= size,
      take(length, number) {
        const bytes = Buffer.allocUnsafeSlow(Math.min(length, size - at));
        for (let done = 0; done < length; ) {
          const count = done < bytes.length ? readSync(file, bytes, done, bytes.length - done, at + done) : 0;
          if (count === 0) throw new OsmError(`${name} ends in the middle of block ${number}: fetch it again.`);
          done += count;
        }
        at += length;
        return bytes;
      },
      passOver(length) {
        at += length;
      },
      close: () => closeSync(file),
    };
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

function orUnreadable<T>(path: string, look: () => T): T {
  try {
    return look();
  } catch (cause) {
    throw new OsmError(`${path} cannot be read: give the path of an .osm.pbf file that is there.`, { cause });
  }
}

interface BlockHeader {
  readonly kind: string;
  readonly length: number;
}

function readHeader(input: Input, number: number): BlockHeader {
  const headerLength = input.take(4, number).readUInt32BE();
  if (headerLength > MOST_HEADER_BYTES && number === 1) throw noPbf(input.name);
  if (headerLength > MOST_HEADER_BYTES) throw new DamageError('Its header is too long.');
  const header = new PbfReader(input.take(headerLength, number));
  let [kind, length] = ['', -1];
  eachField(header, header.length, (field) => {
    if (field === 1) kind = Buffer.from(bytesOf(header)).toString('latin1');
    else if (field === 3) length = header.readVarint(true);
  });
  if (length < 0 || length > MOST_BLOCK_BYTES) throw new DamageError('It is too long.');
  return { kind, length };
}

function readBlock(input: Input, number: number, { kind, length }: BlockHeader): Block {
  return { file: input.name, kind, number, bytes: unpacked(input.take(length, number), input.name) };
}

export const noPbf = (file: string) => new OsmError(`${file} is no PBF file of OpenStreetMap: give an .osm.pbf file.`);

const UNKNOWN_PACKING: Readonly<Record<number, string>> = { 4: 'LZMA', 5: 'bzip2', 6: 'LZ4' };

function unpacked(packed: Uint8Array, name: string): Uint8Array {
  const reader = new PbfReader(packed);
  const blob = { size: -1, field: 0, content: new Uint8Array() };
  eachField(reader, reader.length, (field) => {
    if (field === 2) blob.size = reader.readVarint(true);
    else if (field === 1 || (field >= 3 && field <= 7)) Object.assign(blob, { field, content: bytesOf(reader) });
  });
  const { size, field, content } = blob;
  const packing = UNKNOWN_PACKING[field];
  if (packing !== undefined)
    throw new OsmError(`${name} is packed with ${packing}, which is not read: convert it to zlib or zstd.`);
  if (field === 1) return content;
  if (size <= 0 || size > MOST_BLOCK_BYTES) throw new DamageError('Its size is missing or too large.');
  // The limit ends a bomb before it is unpacked.
  const options = { maxOutputLength: size };
  const whole = field === 7 ? zstdDecompressSync(content, options) : inflateSync(content, options);
  if (whole.length !== size) throw new DamageError('It unpacks to another size than it says.');
  return whole;
}

const megabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`;
