/** Parses the query once for all searches. */
import type { Position } from './kinds.ts';
import { houseKey, splitHouseNumber } from './streets.ts';
import { allInFull, inFull, isNumber, wordsOf } from './words.ts';

/** One interpretation of the query. */
export interface Reading {
  /** Expanded, but the last one may be unfinished ("pl" of "plage"). */
  readonly words: readonly string[];
  /** Indexes of the significant words: "de" and "st" mean little next to others. */
  readonly telling: readonly number[];
  /** As from {@link houseKey}: then only streets match. null: a number, if any, is part of a name ("23 Novembre"). */
  readonly houseNumber: string | null;
}

export interface Query {
  /** Folded, abbreviations not expanded. */
  readonly words: readonly string[];
  readonly readings: readonly Reading[];
  readonly near: Position | null;
}

/** No name is longer: further words are ignored. */
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

/** A final "st" may be a street, a saint, or the beginning of "stade". */
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
