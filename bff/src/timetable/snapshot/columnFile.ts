/**
 * Data with columns as a file that is read without parsing: its columns as laid out in memory, then the rest as serialized by V8.
 *
 * magic · length of the header · header (JSON) · its SHA-256 · columns · rest. The header has the lengths and the SHA-256 of what follows:
 * no byte is used before it has been verified.
 */
import { createHash } from 'node:crypto';
import { closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Column, isColumn, mapRecord } from '../columns.ts';

const MAGIC_BYTES = 8;
const HASH_BYTES = 32;
const PREFIX_BYTES = MAGIC_BYTES + 4;
const MOST_HEADER_BYTES = 65_536;
/** Bytes; a multiple of the element size of every kind of column. */
const ALIGNMENT = 8;
/** Bytes read or written at once: large enough to be fast, small enough to be still in the CPU cache when hashed. */
const CHUNK_BYTES = 1 << 22;

type ColumnKind = new (memory: SharedArrayBuffer, offset: number, length: number) => Column;
const KINDS: ReadonlyMap<string, ColumnKind> = new Map(
  [Int8Array, Uint8Array, Int16Array, Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array].map((kind) => [
    kind.name,
    kind,
  ]),
);

const Header = Compile(
  Type.Object({
    origin: Type.Unknown(),
    columnBytes: Type.Integer({ minimum: 0 }),
    restBytes: Type.Integer({ minimum: 0 }),
    hash: Type.String(),
  }),
);

/** What a file holds, and how it is told from others. */
export interface FileKind<Origin> {
  /** Its first eight letters. */
  readonly magic: string;
  /** What it is called in the message about another file. */
  readonly name: string;
  /** Whether the header says what it was made of. */
  isOrigin(value: unknown): value is Origin;
}

export interface ReadFile<Content, Origin> {
  readonly content: Content;
  readonly origin: Origin;
}

/** `message` describes the defect of the file. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
}

interface PlacedColumn {
  readonly path: readonly string[];
  readonly kind: string;
  readonly offset: number;
  readonly length: number;
}

/** @throws an error of the file system; the file is then not valid. */
export function writeColumnFile<Origin>(
  path: string,
  { magic }: FileKind<Origin>,
  { content, origin }: ReadFile<object, Origin>,
): void {
  const columns: Column[] = [];
  const placed: PlacedColumn[] = [];
  let columnBytes = 0;
  const rest = mapRecord(content, (value, names) => {
    if (!isColumn(value)) return value;
    placed.push({ path: names, kind: value[Symbol.toStringTag], offset: columnBytes, length: value.length });
    columns.push(value);
    columnBytes += aligned(value.byteLength);
    return null;
  });
  const restBytes = serialize({ rest, placed });
  const hash = createHash('sha256');
  for (const bytes of bodyOf(columns, restBytes)) hash.update(bytes);
  const header = Buffer.from(
    JSON.stringify({ origin, columnBytes, restBytes: restBytes.length, hash: hash.digest('hex') }),
  );
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.write(magic, 'latin1');
  prefix.writeUInt32LE(header.length, MAGIC_BYTES);
  const file = openSync(path, 'w');
  try {
    for (const bytes of [prefix, header, sha256(header)]) writeAll(file, bytes);
    for (const bytes of bodyOf(columns, restBytes)) writeAll(file, bytes);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * @param accepts returns the error of the origin, or null if it is accepted; called before more than the header is read.
 * @throws {@link SnapshotError} for a file that is damaged or not accepted, and errors of the file system.
 */
export function readColumnFile<Content, Origin>(
  path: string,
  kind: FileKind<Origin>,
  accepts: (origin: Origin) => string | null,
): ReadFile<Content, Origin> {
  const file = openSync(path, 'r');
  try {
    return readOpen(file, kind, accepts);
  } finally {
    closeSync(file);
  }
}

function readOpen<Content, Origin>(
  file: number,
  kind: FileKind<Origin>,
  accepts: (origin: Origin) => string | null,
): ReadFile<Content, Origin> {
  const { header, origin, end } = readHeader(file, kind);
  const { columnBytes, restBytes } = header;
  const objection = accepts(origin);
  if (objection !== null) throw new SnapshotError(objection);
  if (fstatSync(file).size !== end + columnBytes + restBytes) throw new SnapshotError('it is cut or too long');
  const memory = new SharedArrayBuffer(columnBytes);
  const rest = Buffer.allocUnsafeSlow(restBytes);
  const hash = createHash('sha256');
  for (const bytes of pieces(new Uint8Array(memory))) {
    readAll(file, bytes);
    hash.update(bytes);
  }
  for (const bytes of pieces(rest)) {
    readAll(file, bytes);
    hash.update(bytes);
  }
  if (hash.digest('hex') !== header.hash) throw new SnapshotError('its content is damaged');
  return { content: contentFrom<Content>(rest, memory), origin };
}

function readHeader<Origin>(file: number, { magic, name, isOrigin }: FileKind<Origin>) {
  const prefix = Buffer.alloc(PREFIX_BYTES);
  readAll(file, prefix);
  const length = prefix.readUInt32LE(MAGIC_BYTES);
  if (prefix.toString('latin1', 0, MAGIC_BYTES) !== magic || length > MOST_HEADER_BYTES)
    throw new SnapshotError(`it is no prepared ${name}`);
  const bytes = Buffer.alloc(length + HASH_BYTES);
  readAll(file, bytes);
  const text = bytes.subarray(0, length);
  if (!sha256(text).equals(bytes.subarray(length))) throw new SnapshotError('its header is damaged');
  const header: unknown = JSON.parse(text.toString());
  if (!Header.Check(header) || !isOrigin(header.origin)) throw new SnapshotError('its header is of another version');
  return { header, origin: header.origin, end: PREFIX_BYTES + bytes.length };
}

/** Deserializes data verified by the checksum. */
function contentFrom<T>(bytes: Buffer, memory: SharedArrayBuffer): T {
  const { rest, placed } = deserialize(bytes) as { rest: object; placed: readonly PlacedColumn[] };
  const columns = new Map(
    placed.map(({ path, kind, offset, length }) => {
      const Kind = KINDS.get(kind);
      if (!Kind) throw new SnapshotError(`it has a column of the unknown kind ${kind}`);
      return [path.join('\0'), new Kind(memory, offset, length)];
    }),
  );
  return mapRecord(rest, (value, path) => columns.get(path.join('\0')) ?? value) as T;
}

function* bodyOf(columns: readonly Column[], rest: Buffer): Generator<Uint8Array> {
  for (const { buffer, byteOffset, byteLength } of columns) {
    yield* pieces(new Uint8Array(buffer, byteOffset, byteLength));
    yield Buffer.alloc(aligned(byteLength) - byteLength);
  }
  yield* pieces(rest);
}

function* pieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) yield bytes.subarray(start, start + CHUNK_BYTES);
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done);
}

function readAll(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) {
    const count = readSync(file, bytes, done, bytes.length - done, null);
    if (count === 0) throw new SnapshotError('it is cut');
    done += count;
  }
}

const aligned = (bytes: number) => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
