import { hash } from 'node:crypto';

/**
 * Text from outside as both databases keep it unchanged. As it is, PostgreSQL would refuse U+0000, and both would replace half a
 * surrogate pair, so that two keys became one. JSON's escapes say both in plain characters and leave ordinary text readable.
 */
export function toStored(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

export function fromStored(text: string): string {
  return JSON.parse(`"${text}"`);
}

/** What an index holds for a text: PostgreSQL refuses to index more than 2.7 kB. */
export function digest(text: string): string {
  return hash('sha256', toStored(text));
}
