/** Normalizes names and queries so that they can be compared. */
import { withoutAccents } from '../common/text.ts';

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  þ: 'th',
};

const IN_FULL: Readonly<Record<string, string>> = {
  all: 'allee',
  av: 'avenue',
  ave: 'avenue',
  bd: 'boulevard',
  bld: 'boulevard',
  blvd: 'boulevard',
  bf: 'bahnhof',
  ch: 'chemin',
  dr: 'docteur',
  fbg: 'faubourg',
  fg: 'faubourg',
  gal: 'general',
  gd: 'grand',
  gde: 'grande',
  hbf: 'hauptbahnhof',
  imp: 'impasse',
  mal: 'marechal',
  pdt: 'president',
  pl: 'place',
  plz: 'platz',
  pt: 'pont',
  rte: 'route',
  sq: 'square',
  st: 'saint',
  ste: 'sainte',
  str: 'strasse',
};

/** Lower case, no accents, ligatures expanded; anything other than letters and digits becomes a space. */
export function fold(text: string): string {
  return withoutAccents(text.toLowerCase())
    .replace(/[ßœæøłđıþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The folded words of a text, abbreviations not expanded. */
export function wordsOf(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
}

/** Meaning of abbreviations after a name: "96 St" is a street, "St Michel" a saint. */
const IN_FULL_BEHIND: Readonly<Record<string, string>> = {
  dr: 'drive',
  rd: 'road',
  st: 'street',
};

const ORDINAL = /^(\d+)(?:st|nd|rd|th|er|ere|re|e|eme|º|ª)$/;

/** Expands a folded word if it is a common abbreviation; ordinals become numbers ("5th", "1er"). */
export function inFull(word: string): string {
  return Object.hasOwn(IN_FULL, word) ? IN_FULL[word]! : word.replace(ORDINAL, '$1');
}

/** The folded words of a name, expanded. */
export function allInFull(words: readonly string[]): string[] {
  const full = words.map(inFull);
  return full.map((word, i) => {
    const isBehind = i > 0 && (i === full.length - 1 || isNumber(full[i - 1]!));
    return isBehind ? (inFullBehind(words[i]!) ?? word) : word;
  });
}

/** Alternative spellings of the folded words of a name: "street" in "Main St North", 4 for IV. */
export function otherSpellings(words: readonly string[]): string[] {
  return words.flatMap((word, i) => [romanNumber(word) ?? [], i > 0 ? (inFullBehind(word) ?? []) : []].flat());
}

function inFullBehind(word: string): string | null {
  return Object.hasOwn(IN_FULL_BEHIND, word) ? IN_FULL_BEHIND[word]! : null;
}

export function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}

const ROMAN = /^(x{0,3})(ix|iv|v?i{0,3})$/;
const ROMAN_VALUES: Readonly<Record<string, number>> = { x: 10, v: 5, i: 1 };

/** The number of a folded word that is a Roman numeral of two or more letters, up to 39 ("iv" is `4`); null for other words. */
function romanNumber(word: string): string | null {
  if (word.length < 2 || !ROMAN.test(word)) return null;
  const values = Array.from(word, (letter) => ROMAN_VALUES[letter]!);
  return String(values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0));
}
