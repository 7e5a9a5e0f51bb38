/** Similarity of typed words and those of a name: distinguishes a typo from a different word. */

import { isNumber } from '@halte/engine/places/words';
import type { Reading } from './query.ts';
import type { Entry } from './trigrams.ts';

/** A typo in a shorter word makes a different word. */
const SHORT = 3;
/** Two typos are tolerated from this length on, one in shorter words. */
const LONG = 8;
/** Likeness of a complete typed word found inside another one; at its beginning: `BEGINNING`. */
const INSIDE = 0.85;
const JOINED = 0.95;
const BEGINNING = 0.9;
const PER_MISTAKE = 0.2;
const INSIDE_LETTERS = 4;

/** Share of the significant words that the name contains, 0 … 1; words with typos count less. */
export function closenessOf({ words, telling }: Pick<Reading, 'words' | 'telling'>, { name, more }: Entry): number {
  const last = words.length - 1;
  const sum = telling.reduce((total, i) => total + likenessIn(name, more, words[i]!, i === last), 0);
  return sum / Math.max(1, telling.length);
}

function likenessIn(name: readonly string[], more: readonly string[], word: string, isOpen: boolean): number {
  let best = 0;
  const consider = (target: string) => {
    if (best < 1) best = Math.max(best, likeness(word, target, isOpen));
  };
  name.forEach(consider);
  more.forEach(consider);
  return Math.max(best, joinedLikeness(name, word, isOpen));
}

/** Likeness of a word to two words of a name, or to all of it, typed as one. */
function joinedLikeness(name: readonly string[], word: string, isOpen: boolean): number {
  const joined = [...name.slice(1).map((next, i) => name[i]! + next), name.join('')];
  return joined.some((target) => target === word || (isOpen && target.startsWith(word))) ? JOINED : 0;
}

function likeness(word: string, target: string, isOpen: boolean): number {
  if (target === word || (isOpen && target.startsWith(word))) return 1;
  if (isNumber(word)) return 0;
  if (word.length >= SHORT && target.startsWith(word)) return BEGINNING;
  if (word.length >= INSIDE_LETTERS && target.includes(word)) return INSIDE;
  const allowed = mistakesAllowed(word);
  // An unfinished short word resembles the beginning of far too many.
  const distance = mistakes(word, target, allowed, isOpen && word.length > SHORT);
  return distance > allowed ? 0 : 1 - PER_MISTAKE * distance;
}

function mistakesAllowed(word: string): number {
  if (word.length < SHORT || /\d/.test(word)) return 0;
  return word.length < LONG ? 1 : 2;
}

/**
 * Edit distance: letters omitted, inserted, replaced, or two adjacent ones swapped (optimal string alignment); any number above `most` if greater.
 *
 * @param isOpen whether the word may be a prefix of the target.
 */
function mistakes(word: string, target: string, most: number, isOpen: boolean): number {
  if (word.length - target.length > most || (!isOpen && target.length - word.length > most)) return most + 1;
  const width = Math.min(target.length, word.length + most);
  let [before, last, row] = [new Uint8Array(width + 1), new Uint8Array(width + 1), new Uint8Array(width + 1)];
  for (let j = 0; j <= width; j++) last[j] = j;
  for (let i = 1; i <= word.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= width; j++) {
      const isSame = word[i - 1] === target[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && word[i - 1] === target[j - 2] && word[i - 2] === target[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return least;
    [before, last, row] = [last, row, before];
  }
  return isOpen ? Math.min(...last) : last[width]!;
}
