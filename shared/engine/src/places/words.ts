/** Normalizes names and queries so that they can be compared. */
import { withoutAccents } from '../common/text.ts';
import { commonWord, commonWordInFront, isUsualWord, wordBehind } from './abbreviations.ts';
import { inLatinLetters } from './latinLetters.ts';

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

/** "C.so", "P.za", "V.le": one word with a dot inside. */
const DOT_INSIDE = /\b([cflpv])\.\s?(so|da|lli|go|za|zza|le|lo)\b/gi;

/** Lower case, no accents, ligatures expanded, Cyrillic and Greek in Latin letters; anything other than letters and digits becomes a space. */
export function fold(text: string): string {
  return withoutAccents(inLatinLetters(text.toLowerCase()))
    .replace(/[ßœæøłđıþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The folded words of a text, abbreviations not expanded. */
export function wordsOf(text: string): string[] {
  const folded = fold(text.replace(DOT_INSIDE, '$1$2'));
  return folded === '' ? [] : folded.split(' ');
}

const SAINT = commonWord('saint');
/** Shorter ones are abbreviations. */
const LEAST_OF_WORD = 4;
const ORDINAL = /^(\d+)(?:st|nd|rd|th|er|ere|re|e|eme|º|ª)$/;

/** The common word for a folded word that is often abbreviated; ordinals become numbers ("5th", "1er"). */
export function inFull(word: string): string {
  return commonWord(word.replace(ORDINAL, '$1'));
}

/** The folded words of a name, in full. */
export function allInFull(words: readonly string[]): string[] {
  return words.map((word, i) => {
    const isLast = i === words.length - 1;
    const behind = i > 0 && (isLast || isNumber(inFull(words[i - 1]!))) ? wordBehind(word) : null;
    const inFront = i === 0 && !isLast ? commonWordInFront(word) : null;
    return behind ?? inFront ?? (!isLast && isSaint(words, i) ? SAINT : inFull(word));
  });
}

/** "S. Maria", "Via S. Marco"; but "King's Cross". */
function isSaint(words: readonly string[], i: number): boolean {
  return words[i] === 's' && (i === 0 || isUsualWord(words[i - 1]!));
}

/**
 * Alternative spellings of the folded words of a name: "street" in "Main St North", 4 for IV, a word that a common one stands for, also joined with
 * the next one as it is sometimes typed ("saojoao").
 */
export function otherSpellings(words: readonly string[]): string[] {
  return words.flatMap((word, i) => {
    const [isOwn, next] = [inFull(word) !== word && !/\d/.test(word), words[i + 1]];
    return [
      romanNumber(word) ?? [],
      i > 0 ? (wordBehind(word) ?? []) : [],
      isOwn && word.length >= LEAST_OF_WORD ? word : [],
      isOwn && next !== undefined ? word + next : [],
    ].flat();
  });
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
