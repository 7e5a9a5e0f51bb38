/** All texts of a map, each once, in one column; other tables have their numbers. */
import { visible } from '../common/plainText.ts';
import { sharedColumn } from '../timetable/gtfs/sharedColumn.ts';

/** Text i is `bytes[end[i - 1]] … bytes[end[i] - 1]` in UTF-8. In a map, text 0 is empty: no name. */
export interface Texts {
  readonly bytes: Uint8Array;
  readonly end: Int32Array;
}

/** Strangers write the map: nobody reads a longer name. */
const MOST_LETTERS = 200;

export interface TextsMaker {
  /** The number of a text, without what cannot be seen or would turn the text around it. */
  number(text: string | undefined): number;
  texts(): Texts;
}

export function createTextsMaker(): TextsMaker {
  const numbers = new Map([['', 0]]);
  const known = new Map<string, number>([['', 0]]);
  return {
    number(text = '') {
      const number = known.get(text);
      if (number !== undefined) return number;
      const clean = [...visible(text.slice(0, 4 * MOST_LETTERS))].slice(0, MOST_LETTERS).join('').trim();
      const found = numbers.get(clean) ?? numbers.size;
      numbers.set(clean, found);
      known.set(text, found);
      return found;
    },
    texts: () => textsOf([...numbers.keys()]),
  };
}

/** A list of texts, as it is. */
export function textsOf(all: readonly string[]): Texts {
  const end = sharedColumn(Int32Array, all.length);
  let length = 0;
  all.forEach((text, i) => {
    length += Buffer.byteLength(text);
    end[i] = length;
  });
  const bytes = sharedColumn(Uint8Array, length);
  const buffer = Buffer.from(bytes.buffer);
  for (const [i, text] of all.entries()) buffer.write(text, i === 0 ? 0 : end[i - 1]!);
  return { bytes, end };
}

export function textAt({ bytes, end }: Texts, number: number): string {
  const start = number === 0 ? 0 : end[number - 1];
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8', start, end[number]);
}
