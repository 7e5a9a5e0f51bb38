/** The texts of a block, decoded when asked for, and the tags of the object that is read. */
import type { PbfReader } from 'pbf';
import { DamageError, eachField, endOfBytes } from './fields.ts';

/** More tags of one object are ignored. Editors refuse a hundred. */
const MOST_TAGS = 1_000;
const NOT_ASKED = -1;

/** The tags of one object, as long as it is read. */
export interface Tags {
  /** How many tags it has, also those that are not asked for. */
  readonly count: number;
  /** @param key one of the keys that the file is read for. */
  get(key: string): string | undefined;
}

/** @param keys those that {@link Tags.get} knows: others are passed over without decoding them. */
export function createBlockTexts(keys: readonly string[]) {
  const numberOf = new Map(keys.map((key, index) => [key, index + 1]));
  let bytes: Buffer = Buffer.alloc(0);
  /** Text i begins at starts[i] and ends at ends[i]. */
  let starts = new Uint32Array(1_024);
  let ends = new Uint32Array(1_024);
  /** For each text: 0 not looked at yet, {@link NOT_ASKED}, or the number of the key. */
  let keyNumbers = new Int32Array(1_024);
  let texts = new Array<string | undefined>(0);
  let length = 0;
  /** For each key, the object it was last seen at and the text of its value there. */
  const seenAt = new Float64Array(keys.length + 1);
  const values = new Int32Array(keys.length + 1);
  let object = 0;
  let count = 0;

  function grow(): void {
    const larger = (column: Uint32Array) => {
      const copy = new Uint32Array(column.length * 2);
      copy.set(column);
      return copy;
    };
    [starts, ends] = [larger(starts), larger(ends)];
    keyNumbers = new Int32Array(starts.length);
  }

  function text(index: number): string {
    if (index >= length) throw new DamageError('A text is named that the block does not have.');
    let known = texts[index];
    if (known === undefined) {
      known = bytes.toString('utf8', starts[index], ends[index]);
      texts[index] = known;
    }
    return known;
  }

  return {
    text,
    /** Another block begins, which has no texts yet. */
    clear(): void {
      length = 0;
    },
    /** Takes the texts of another block: the message that begins at `reader`. */
    readTexts(reader: PbfReader): void {
      const end = endOfBytes(reader);
      const { buffer, byteOffset, byteLength } = reader.buf;
      bytes = Buffer.from(buffer, byteOffset, byteLength);
      length = 0;
      eachField(reader, end, (field) => {
        if (field !== 1) return;
        const textEnd = endOfBytes(reader);
        if (length === starts.length) grow();
        starts[length] = reader.pos;
        ends[length++] = textEnd;
        reader.pos = textEnd;
      });
      texts = new Array<string | undefined>(length);
      keyNumbers.fill(0, 0, length);
    },
    /** The tags of another object begin. */
    begin(): void {
      object++;
      count = 0;
    },
    add(key: number, value: number): void {
      if (key >= length || value >= length) throw new DamageError('A text is named that the block does not have.');
      if (++count > MOST_TAGS) return;
      let number = keyNumbers[key]!;
      if (number === 0) {
        number = numberOf.get(text(key)) ?? NOT_ASKED;
        keyNumbers[key] = number;
      }
      if (number === NOT_ASKED) return;
      seenAt[number] = object;
      values[number] = value;
    },
    tags: {
      get count() {
        return count;
      },
      get(key) {
        const number = numberOf.get(key);
        if (number === undefined) throw new Error(`The file is not read for the key ${key}.`);
        return seenAt[number] === object ? text(values[number]!) : undefined;
      },
    } satisfies Tags as Tags,
  };
}

export type BlockTexts = ReturnType<typeof createBlockTexts>;
