/** Signs that change the direction of what stands around them: embeddings, overrides, isolates. Marks, which Arabic and Hebrew need, do not. */
const DIRECTIONS = '\\u202A-\\u202E\\u2066-\\u2069';

/** A pattern for schemas: no control characters, no signs of direction, and nothing that is half a character, which databases refuse. */
export const PLAIN_TEXT = `^[^\\p{Cc}\\p{Cs}${DIRECTIONS}]*$`;

const plain = new RegExp(PLAIN_TEXT, 'u');

export function isPlainText(text: string): boolean {
  return plain.test(text);
}

/** Spaces at the ends and double ones inside mean nothing. */
export function tidy(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** Control characters, halves of characters, and signs that turn text around. */
export const INVISIBLE = new RegExp(`[\\p{Cc}\\p{Cs}${DIRECTIONS}]+`, 'gu');

/** With a space in place of control characters and signs of direction: a text from outside as it may stand in a line or a name. */
export function visible(text: string): string {
  return tidy(text.replace(INVISIBLE, ' '));
}
