/** What was typed, taken apart once for all who look for it. */
import type { Position } from './kinds.ts';
import { houseKey, splitHouseNumber } from './streets.ts';
import { allInFull, inFull, isNumber, wordsOf } from './words.ts';

/** One way to understand what was typed. */
export interface Reading {
  /** In full, but the last one may be unfinished ("pl" of "plage"). */
  readonly words: readonly string[];
  /** Positions of those that say what is looked for: "de" and "st" say little beside others. */
  readonly telling: readonly number[];
  /** As from {@link houseKey}: then only streets are meant. null: the number, if there is one, is part of a name ("23 Novembre"). */
  readonly houseNumber: string | null;
}

export interface Query {
  /** Folded, abbreviations as they are. */
  readonly words: readonly string[];
  readonly readings: readonly Reading[];
  readonly near: Position | null;
}

/** Names are not longer: what is typed beyond is ignored. */
const MOST_WORDS = 12;
const TELLING_LETTERS = 3;

export function queryOf(text: string, near: Position | null): Query {
  return queryOfWords(wordsOf(text), near);
}

export function queryOfWords(all: readonly string[], near: Position | null): Query {
  const words = all.slice(0, MOST_WORDS);
  const { number, rest } = splitHouseNumber(words);
  const asName = readingsOf(words, null);
  const inStreet = number === null ? [] : readingsOf(rest, houseKey(number));
  return { words, readings: [...asName, ...inStreet], near };
}

/** "st" at the end may be a street, a saint, or the beginning of "stade". */
function readingsOf(words: readonly string[], houseNumber: string | null): Reading[] {
  const full = words.map(inFull);
  const spellings = [allInFull(words), full, [...full.slice(0, -1), ...words.slice(-1)]];
  const telling = tellingOf(words);
  return spellings
    .filter((one, i) => spellings.findIndex((other) => other.at(-1) === one.at(-1)) === i)
    .map((words) => ({ words, telling, houseNumber }));
}

function tellingOf(words: readonly string[]): readonly number[] {
  const long = words.flatMap((word, i) => (word.length >= TELLING_LETTERS || isNumber(word) ? [i] : []));
  return long.length > 0 ? long : [...words.keys()];
}
