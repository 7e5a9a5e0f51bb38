/** A pattern for schemas: no control characters, and nothing that is half a character, which databases refuse. */
export const PLAIN_TEXT = '^[^\\p{Cc}\\p{Cs}]*$';

const plain = new RegExp(PLAIN_TEXT, 'u');

export function isPlainText(text: string): boolean {
  return plain.test(text);
}

/** Spaces at the ends and double ones inside mean nothing. */
export function tidy(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ');
}
