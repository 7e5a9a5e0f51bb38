/** House numbers in what was typed: in front of the street, behind it, or after a comma. */
import { houseKey } from './houseNumber.ts';

/** A house number that was typed. */
export interface TypedNumber {
  /** As from {@link houseKey}. */
  readonly key: string;
  /** 0 for "s/n". */
  readonly number: number;
  /** What follows the number: `bis`, `a`; of "8-9" `-9`. Empty if nothing does. */
  readonly suffix: string;
}

export interface NumberReading {
  readonly number: TypedNumber;
  /** The folded words without it. */
  readonly rest: readonly string[];
}

/** A query seldom has more words that could be one, and each is a search of its own. */
const MOST_READINGS = 4;
const NUMBER = /^\d{1,5}(bis|ter|quater|quinquies|\p{L}{1,2}\d{0,3}(\p{L}\d{1,3})?)?$/u;
/** "5th Avenue", "1er Mai", "1º de Mayo". */
const ORDINAL = /^\d+(st|nd|rd|th|er|re|me|º|ª)$/;
const SUFFIX = /^(bis|ter|quater|quinquies|dup|hs|i{2,3}|iv|\p{L}\d{0,3})$/u;
/** "nº 12", "Nr. 12", "n° 12", "д. 12". */
const INTRODUCTION = /^(n|nº|º|no|nr|num|numero|nummer|number|haus|hausnr|hausnummer|huisnummer|d|dom)$/;
const POSTCODE_DIGITS = 4;

/** A run of words, from `from` up to but not including `to`. */
interface Run {
  readonly from: number;
  readonly to: number;
}

/** @param segments the folded words between the commas of the query. A number alone is a word, not the number of a house. */
export function numbersIn(segments: readonly (readonly string[])[]): readonly NumberReading[] {
  const words = segments.flat();
  let from = 0;
  const runs = segments.flatMap((segment) => {
    const found = [...runsIn(segment), ...unnumbered(segment)].map((run) => ({
      from: run.from + from,
      to: run.to + from,
    }));
    from += segment.length;
    return found;
  });
  return runs
    .map((run) => readingOf(words, run))
    .filter(({ rest }, i, all) => rest.length > 0 && all.findIndex((other) => isSame(other, all[i]!)) === i)
    .slice(0, MOST_READINGS);
}

export function typedNumber(text: string): TypedNumber {
  const key = houseKey(text);
  const digits = /^\d+/.exec(key)?.[0] ?? '';
  return { key, number: Number(digits), suffix: digits === '' ? '' : key.slice(digits.length) };
}

/** The number and what follows it, as on a door: `12 bis`, `12a`. */
export function numberText({ number, suffix }: Pick<TypedNumber, 'number' | 'suffix'>): string {
  return `${number}${/^\p{L}{2}/u.test(suffix) ? ' ' : ''}${suffix}`;
}

function readingOf(words: readonly string[], { from, to }: Run): NumberReading {
  const isIntroduced = from > 0 && INTRODUCTION.test(words[from - 1]!);
  const begin = isIntroduced ? from - (words[from - 1] === 'º' && words[from - 2] === 'n' ? 2 : 1) : from;
  return { number: typedNumber(words.slice(from, to).join(' ')), rest: words.toSpliced(begin, to - begin) };
}

const isSame = (one: NumberReading, other: NumberReading) =>
  one.number.key === other.number.key && one.rest.join(' ') === other.rest.join(' ');

const isNumberWord = (word: string | undefined) => word !== undefined && NUMBER.test(word) && !ORDINAL.test(word);

function runsIn(words: readonly string[]): Run[] {
  const runs: Run[] = [];
  let from = 0;
  while (from < words.length) {
    if (!isNumberWord(words[from])) {
      from++;
      continue;
    }
    const to = endOfRun(words, from);
    runs.push(...waysToRead(words, { from, to }));
    from = to;
  }
  return runs;
}

/** A postcode behind a number does not belong to it: "12 35000 Rennes". */
function endOfRun(words: readonly string[], from: number): number {
  const mayFollow = (word: string) =>
    SUFFIX.test(word) || (isNumberWord(word) && (word.length < POSTCODE_DIGITS || word.length <= words[from]!.length));
  let to = from + 1;
  while (to < words.length && mayFollow(words[to]!)) to++;
  return to;
}

/** "8 9 rue X" is 8-9 or 9; "12 r de la gare" is 12r or, since "r" is a street too, 12. */
function waysToRead(words: readonly string[], { from, to }: Run): Run[] {
  const runs: Run[] = [{ from, to }];
  const second = words.findIndex((word, i) => i > from && i < to && isNumberWord(word));
  if (second > 0) {
    const last = words.findLastIndex((word, i) => i < to && isNumberWord(word));
    runs.push({ from, to: second }, { from: last, to });
  }
  const letters = words.findIndex((word, i) => i > from && i < to && !isNumberWord(word));
  if (letters > 0 && to < words.length) runs.push({ from, to: letters });
  return runs;
}

/** "s/n" at the end: a house without a number. */
function unnumbered(words: readonly string[]): Run[] {
  const isOne = (from: number) => from >= 0 && houseKey(words.slice(from).join(' ')) === 'sn';
  return [words.length - 1, words.length - 2, words.length - 3]
    .filter(isOne)
    .slice(-1)
    .map((from) => ({ from, to: words.length }));
}
