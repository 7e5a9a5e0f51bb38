/** Characters that change the direction of surrounding text: embeddings, overrides, isolates. Not directional marks, which Arabic and Hebrew need. */
const DIRECTIONS = '\\u202A-\\u202E\\u2066-\\u2069';

/** A pattern for schemas: no control characters, no direction characters, and no lone surrogates, which databases refuse. */
export const PLAIN_TEXT = `^[^\\p{Cc}\\p{Cs}${DIRECTIONS}]*$`;

const plain = new RegExp(PLAIN_TEXT, 'u');

export function isPlainText(text: string): boolean {
  return plain.test(text);
}

/** Trims the text and collapses repeated spaces. */
export function tidy(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** Control characters, lone surrogates, and direction characters. */
export const INVISIBLE = new RegExp(`[\\p{Cc}\\p{Cs}${DIRECTIONS}]+`, 'gu');

/** Replaces control and direction characters by spaces, so that untrusted text can be put in a log line or a name. */
export function visible(text: string): string {
  return tidy(text.replace(INVISIBLE, ' '));
}
