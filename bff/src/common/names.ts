/** Cleans names and texts of feeds for display, so that nothing in them reverses, overprints or hides text. */
import { INVISIBLE } from './plainText.ts';

/** Longer than any name of a stop, a line or a destination. */
export const LONGEST_NAME = 255;
/** Most combining marks on one letter: Vietnamese has two, Hebrew with accents three. */
const MOST_MARKS = 4;
const STACKED = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');
/** The replacement character for invalid UTF-8. */
const UNREADABLE = '\uFFFD';

const FLAWS = ['invalid-utf8', 'invisible-signs', 'stacked-marks', 'long-text'] as const;
/** A defect of a text. */
export type Flaw = (typeof FLAWS)[number];

/** Fast path: nearly all texts do not match, having only letters, digits, punctuation and single spaces. */
const SUSPICIOUS = new RegExp(`${INVISIBLE.source}|\\p{M}{${MOST_MARKS + 1}}|${UNREADABLE}`, 'u');

export interface TextRules {
  /** Maximum length in UTF-16 code units. */
  readonly most: number;
  readonly lines: 'one' | 'several';
}

const NAME: TextRules = { most: LONGEST_NAME, lines: 'one' };

/** The text without its flaws, each of which is reported to `found` once. Unreadable characters stay visible as such. */
export function cleanText(text: string, { most, lines }: TextRules, found: (flaw: Flaw) => void): string {
  if (text.length <= most && !SUSPICIOUS.test(text)) return text;
  let clean = text;
  if (text.includes(UNREADABLE)) found('invalid-utf8');
  const visible = clean.replace(new RegExp(INVISIBLE, 'gu'), (signs) =>
    lines === 'several' && /\n/.test(signs) ? '\n' : ' ',
  );
  if (visible !== clean) {
    if (lines === 'one' || visible.replaceAll('\n', '') !== clean.replaceAll(/[\r\n]/g, '')) found('invisible-signs');
    clean = lines === 'one' ? visible.replace(/ {2,}/g, ' ').trim() : visible;
  }
  clean = clean.normalize('NFC');
  const unstacked = clean.replace(STACKED, '$1');
  if (unstacked !== clean) found('stacked-marks');
  if (unstacked.length <= most) return unstacked;
  found('long-text');
  // Never split a surrogate pair.
  return `${unstacked.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

export function cleanName(text: string, found: (flaw: Flaw) => void): string {
  return cleanText(text, NAME, found);
}
