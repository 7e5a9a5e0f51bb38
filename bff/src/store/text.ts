import { hash } from 'node:crypto';

/**
 * Encodes external text so that both databases store it losslessly. Unencoded, PostgreSQL would reject U+0000, and both would replace an
 * unpaired surrogate, so that two keys could become one. JSON escapes express both in plain characters and keep ordinary text readable.
 */
export function toStored(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

export function fromStored(text: string): string {
  return text.includes('\\') ? JSON.parse(`"${text}"`) : text;
}

/** Index key of a text: PostgreSQL cannot index more than 2.7 kB. */
export function digest(text: string): string {
  return hash('sha256', toStored(text));
}
