/** The numbers and texts that a network file is made of: docs/network-file.md. */

/** Why bytes are no network file. `message` says it in a sentence. */
export class NetworkFileError extends Error {
  override readonly name = 'NetworkFileError';
  readonly code: 'notANetworkFile' | 'otherVersion' | 'damaged' | 'tooLarge';

  constructor(code: NetworkFileError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

export const damaged = (what: string): NetworkFileError =>
  new NetworkFileError('damaged', `The network file is damaged: ${what}.`);

const DOUBLE_BYTES = 8;

/** Bytes that grow as they are written. */
export class ByteWriter {
  private bytes = new Uint8Array(1 << 12);
  private length = 0;

  /** @throws RangeError for what is no whole number from 0 on. */
  uint(value: number): void {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is no whole number from 0 on.`);
    this.grow(DOUBLE_BYTES);
    let rest = value;
    for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) this.bytes[this.length++] = (rest % 0x80) | 0x80;
    this.bytes[this.length++] = rest;
  }

  int(value: number): void {
    this.uint(value < 0 ? -2 * value - 1 : 2 * value);
  }

  raw(bytes: Uint8Array): void {
    this.grow(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  double(value: number): void {
    this.raw(new Uint8Array(doubleBytes(value)));
  }

  written(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.length);
  }

  private grow(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.length + more));
    larger.set(this.bytes);
    this.bytes = larger;
  }
}

/** Reads what a {@link ByteWriter} wrote; never beyond its end. */
export class ByteReader {
  private readonly bytes: Uint8Array;
  private at: number;
  private readonly end: number;

  constructor(bytes: Uint8Array, from = 0, end = bytes.length) {
    this.bytes = bytes;
    this.at = from;
    this.end = end;
  }

  get left(): number {
    return this.end - this.at;
  }

  uint(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 0x80) {
      if (this.at >= this.end) throw damaged('it ends within a number');
      const byte = this.bytes[this.at++]!;
      value += (byte & 0x7f) * factor;
      if (!Number.isSafeInteger(value)) throw damaged('a number is too large');
      if (byte < 0x80) return value;
      if (factor > 2 ** 46) throw damaged('a number is too long');
    }
  }

  int(): number {
    const value = this.uint();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  /** How many things follow, each of at least one byte. */
  count(): number {
    const count = this.uint();
    if (count > this.left) throw damaged('a list is longer than its section');
    return count;
  }

  /** A number below `limit`. */
  below(limit: number): number {
    const value = this.uint();
    if (value >= limit) throw damaged('it refers to something that it does not have');
    return value;
  }

  raw(length: number): Uint8Array {
    if (length > this.left) throw damaged('it ends within a text or a column');
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  double(): number {
    const bytes = this.raw(DOUBLE_BYTES);
    const value = new DataView(bytes.buffer, bytes.byteOffset).getFloat64(0, true);
    if (!Number.isFinite(value)) throw damaged('a coordinate is no number');
    return value;
  }

  /** @throws unless all bytes were read. */
  finish(): void {
    if (this.left > 0) throw damaged('a section is longer than what it has');
  }
}

function doubleBytes(value: number): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(DOUBLE_BYTES));
  view.setFloat64(0, value, true);
  return view.buffer;
}
