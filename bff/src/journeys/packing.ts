/** Packs numbers and strings into bytes, in sequence and without names: the reader must know the order. */

const SEVEN_BITS = 128;
const DOUBLE_BYTES = 8;

export class PackWriter {
  private bytes = Buffer.allocUnsafe(256);
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
    this.length = this.bytes.writeDoubleBE(value, this.length);
    return this;
  }

  /** 24 bits, of any value: three bytes. */
  bits24(value: number): this {
    this.reserve(3);
    this.length = this.bytes.writeUIntBE(value, this.length, 3);
    return this;
  }

  text(value: string): this {
    const size = Buffer.byteLength(value);
    this.whole(size).reserve(size);
    this.length += this.bytes.write(value, this.length);
    return this;
  }

  /** The bytes written so far; valid until the next write. */
  view(): Buffer {
    return this.bytes.subarray(0, this.length);
  }

  private reserve(more: number): void {
    if (this.length + more > this.bytes.length) this.bytes = Buffer.concat([this.view()], (this.length + more) * 2);
  }
}

/** Throws RangeError if the bytes end too early or are not valid output of {@link PackWriter}. */
export class PackReader {
  private readonly bytes: Buffer;
  private at = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.at === this.bytes.length;
  }

  whole(): number {
    let coded = 0;
    for (let scale = 1; ; scale *= SEVEN_BITS) {
      const byte = this.bytes.readUInt8(this.at++);
      coded += (byte % SEVEN_BITS) * scale;
      if (byte < SEVEN_BITS) break;
      if (coded > Number.MAX_SAFE_INTEGER) throw new RangeError('too large');
    }
    return coded % 2 === 0 ? coded / 2 : -(coded + 1) / 2;
  }

  double(): number {
    const value = this.bytes.readDoubleBE(this.at);
    this.at += DOUBLE_BYTES;
    return value;
  }

  bits24(): number {
    const value = this.bytes.readUIntBE(this.at, 3);
    this.at += 3;
    return value;
  }

  text(): string {
    const end = this.whole() + this.at;
    if (end < this.at || end > this.bytes.length) throw new RangeError('too short');
    const value = this.bytes.toString('utf8', this.at, end);
    this.at = end;
    return value;
  }
}
