/** Names and texts of feeds as travellers may read them: nothing in them turns other text around, overprints it or hides. */
import { INVISIBLE } from './plainText.ts';

/** Longer than any name of a stop, a line or a destination. */
export const LONGEST_NAME = 255;
/** On one letter: Vietnamese has two, Hebrew with accents three. */
const MOST_MARKS = 4;
const STACKED = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');
/** What reading UTF-8 puts where the bytes are none. */
const UNREADABLE = '\uFFFD';

const FLAWS = ['invalid-utf8', 'invisible-signs', 'stacked-marks', 'long-text'] as const;
/** What was wrong with a text. */
export type Flaw = (typeof FLAWS)[number];

/** Ends the call soon for nearly all: only letters, digits, signs and single spaces. */
const SUSPICIOUS = new RegExp(`${INVISIBLE.source}|\\p{M}{${MOST_MARKS + 1}}|${UNREADABLE}`, 'u');

export interface TextRules {
  /** In UTF-16 code units. */
  readonly most: number;
  readonly lines: 'one' | 'several';
}

const NAME: TextRules = { most: LONGEST_NAME, lines: 'one' };

/** The text without its flaws, each of which is given to `found` once. What cannot be read stays visible as such. */
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
  // Not in the middle of a character of two code units.
  return `${unstacked.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

export function cleanName(text: string, found: (flaw: Flaw) => void): string {
  return cleanText(text, NAME, found);
}
