/** Numbers ids in order of appearance and finds them by their bytes, so that millions of rows are resolved without making strings. */
import type { CsvReader } from './csv.ts';

export class IdTable {
  private keys = Buffer.allocUnsafe(1 << 14);
  private ends = new Int32Array(1 << 10);
  private slots = new Int32Array(1 << 11).fill(-1);
  count = 0;

  /** The number of the value, or -1 if unknown. */
  find(row: CsvReader, column: number): number {
    if (column < 0) return -1;
    return this.slots[this.slotOf(row.bytes, row.starts[column]!, row.ends[column]!)]!;
  }

  /** Assigns the next number to the value; -1 if it already has one. */
  add(row: CsvReader, column: number): number {
    const start = row.starts[column]!;
    const end = row.ends[column]!;
    const slot = this.slotOf(row.bytes, start, end);
    if (this.slots[slot] !== -1) return -1;
    const from = this.count === 0 ? 0 : this.ends[this.count - 1]!;
    const to = from + end - start;
    if (to > this.keys.length) this.keys = Buffer.concat([this.keys], Math.max(to, this.keys.length * 2));
    if (this.count === this.ends.length) this.ends = enlarged(this.ends);
    row.bytes.copy(this.keys, from, start, end);
    this.ends[this.count] = to;
    this.slots[slot] = this.count++;
    if (this.count * 2 > this.slots.length) this.rehash();
    return this.count - 1;
  }

  private slotOf(bytes: Buffer, start: number, end: number): number {
    const mask = this.slots.length - 1;
    let slot = hash(bytes, start, end) & mask;
    for (;;) {
      const index = this.slots[slot]!;
      if (index === -1 || this.equals(index, bytes, start, end)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  private equals(index: number, bytes: Buffer, start: number, end: number): boolean {
    const from = index === 0 ? 0 : this.ends[index - 1]!;
    const length = end - start;
    if (this.ends[index]! - from !== length) return false;
    for (let i = 0; i < length; i++) if (this.keys[from + i] !== bytes[start + i]) return false;
    return true;
  }

  private rehash(): void {
    this.slots = new Int32Array(this.slots.length * 2).fill(-1);
    for (let index = 0; index < this.count; index++) {
      const from = index === 0 ? 0 : this.ends[index - 1]!;
      this.slots[this.slotOf(this.keys, from, this.ends[index]!)] = index;
    }
  }
}

function hash(bytes: Buffer, start: number, end: number): number {
  let value = 0x811c9dc5;
  for (let i = start; i < end; i++) value = Math.imul(value ^ bytes[i]!, 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}

function enlarged(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
