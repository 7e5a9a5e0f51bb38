/** Packs numbers and strings into bytes, in sequence and without names: the reader must know the order. */

const SEVEN_BITS = 128;
const DOUBLE_BYTES = 8;

const utf8 = new TextEncoder();
/** A byte order mark is a character like any other. */
const fromUtf8 = new TextDecoder('utf-8', { ignoreBOM: true });

export class PackWriter {
  private bytes = new Uint8Array(256);
  private data = new DataView(this.bytes.buffer);
  private length = 0;

  /** An integer, possibly negative, of magnitude up to 2^52; small ones take few bytes. */
  whole(value: number): this {
    this.reserve(DOUBLE_BYTES);
    let rest = value < 0 ? -value * 2 - 1 : value * 2;
    for (; rest >= SEVEN_BITS; rest = Math.floor(rest / SEVEN_BITS))
      this.bytes[this.length++] = (rest % SEVEN_BITS) + SEVEN_BITS;
    this.bytes[this.length++] = rest;
    return this;
  }

  double(value: number): this {
    this.reserve(DOUBLE_BYTES);
    this.data.setFloat64(this.length, value);
    this.length += DOUBLE_BYTES;
    return this;
  }

  /** 24 bits, of any value: three bytes. */
  bits24(value: number): this {
    this.reserve(3);
    this.data.setUint8(this.length, value >> 16);
    this.data.setUint16(this.length + 1, value & 0xff_ff);
    this.length += 3;
    return this;
  }

  bits32(value: number): this {
    this.reserve(4);
    this.data.setUint32(this.length, value);
    this.length += 4;
    return this;
  }

  text(value: string): this {
    const coded = utf8.encode(value);
    this.whole(coded.length).reserve(coded.length);
    this.bytes.set(coded, this.length);
    this.length += coded.length;
    return this;
  }

  /** The bytes written so far; valid until the next write. */
  view(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const larger = new Uint8Array((this.length + more) * 2);
    larger.set(this.view());
    this.bytes = larger;
    this.data = new DataView(larger.buffer);
  }
}

/** Throws RangeError if the bytes end too early or are not valid output of {@link PackWriter}. */
export class PackReader {
  private readonly bytes: Uint8Array;
  private readonly data: DataView;
  private at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get isAtEnd(): boolean {
    return this.at === this.bytes.length;
  }

  whole(): number {
    let coded = 0;
    for (let scale = 1; ; scale *= SEVEN_BITS) {
      const byte = this.data.getUint8(this.at++);
      coded += (byte % SEVEN_BITS) * scale;
      if (byte < SEVEN_BITS) break;
      if (coded > Number.MAX_SAFE_INTEGER) throw new RangeError('too large');
    }
    return coded % 2 === 0 ? coded / 2 : -(coded + 1) / 2;
  }

  double(): number {
    const value = this.data.getFloat64(this.at);
    this.at += DOUBLE_BYTES;
    return value;
  }

  bits24(): number {
    const value = (this.data.getUint8(this.at) << 16) | this.data.getUint16(this.at + 1);
    this.at += 3;
    return value;
  }

  text(): string {
    const end = this.whole() + this.at;
    if (end < this.at || end > this.bytes.length) throw new RangeError('too short');
    const value = fromUtf8.decode(this.bytes.subarray(this.at, end));
    this.at = end;
    return value;
  }
}
