/** How names and what travellers type are made comparable. */
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

/** Lower case, no accents, ligatures spelled out, everything that is neither letter nor digit taken as a space. */
export function fold(text: string): string {
  return withoutAccents(text.toLowerCase())
    .replace(/[ßœæøłđıþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a text, folded, abbreviations as they are. */
export function wordsOf(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
}

/** A folded word in full, if it is a usual abbreviation. */
export function inFull(word: string): string {
  return Object.hasOwn(IN_FULL, word) ? IN_FULL[word]! : word;
}
