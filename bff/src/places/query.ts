/** Parses the query once for all searches. */

import { isUsualWord } from '@halte/engine/places/abbreviations';
import { allInFull, inFull, isNumber, wordsOf } from '@halte/engine/places/words';
import type { Position } from '@halte/engine/timetable/geo/position';
import { numbersIn, type TypedNumber } from './typedNumber.ts';

/** One interpretation of the query. */
export interface Reading {
  /** Expanded, but the last one may be unfinished ("pl" of "plage"). */
  readonly words: readonly string[];
  /** Indexes of the significant words: "de" and "st" mean little next to others, unless they are the beginning of what is still being typed. */
  readonly telling: readonly number[];
  /** Then only streets match. null: a number, if any, is part of a name ("23 Novembre"). */
  readonly houseNumber: TypedNumber | null;
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
  return queryOfSegments(text.split(/[,\n]/).map(wordsOf), near);
}

export function queryOfWords(words: readonly string[], near: Position | null): Query {
  return queryOfSegments([words], near);
}

/** @param all the words between the commas. */
function queryOfSegments(all: readonly (readonly string[])[], near: Position | null): Query {
  const segments = firstWords(all, MOST_WORDS);
  const words = segments.flat();
  const asName = readingsOf(words, null);
  const inStreet = numbersIn(segments)
    .filter(({ rest }) => mayBeStreet(rest))
    .flatMap(({ rest, number }) => readingsOf(rest, number));
  return { words, readings: [...asName, ...inStreet], near };
}

/** "Rue du 8 m" is not house 8 of any street: it is the beginning of a name. */
function mayBeStreet(words: readonly string[]): boolean {
  return words.length === 1 || longOf(words).some((i) => i > 0 || !isUsualWord(words[i]!));
}

function firstWords(segments: readonly (readonly string[])[], most: number): string[][] {
  let left = most;
  return segments.map((segment) => {
    const words = segment.slice(0, left);
    left -= words.length;
    return words;
  });
}

/** A final "st" may be a street, a saint, or the beginning of "stade". */
function readingsOf(words: readonly string[], houseNumber: TypedNumber | null): Reading[] {
  const full = words.map(inFull);
  const spellings = [allInFull(words), full, [...full.slice(0, -1), ...words.slice(-1)]];
  const telling = tellingOf(words);
  return spellings
    .filter((one, i) => spellings.findIndex((other) => other.at(-1) === one.at(-1)) === i)
    .map((words) => ({ words, telling, houseNumber }));
}

/** The long words, and the last one, which may be unfinished: "Rua B" is the beginning of "Rua Beethoven". "96 St" is finished. */
function tellingOf(words: readonly string[]): readonly number[] {
  const last = words.length - 1;
  const isOpen = last >= 0 && (words[last]!.length === 1 || !isUsualWord(words[last]!));
  return [...new Set([...longOf(words), ...(isOpen ? [last] : [])])];
}

function longOf(words: readonly string[]): readonly number[] {
  const long = words.flatMap((word, i) => (word.length >= TELLING_LETTERS || isNumber(word) ? [i] : []));
  return long.length > 0 ? long : [...words.keys()];
}
