import { isOneOf } from '../fields.ts';
import { TICKET_FIELDS } from '../tenantShop.ts';
import { isHttpAddress } from './addresses.ts';

const BRACES = /\{([^{}]*)\}/g;
const EXAMPLE = '"https://shop.example/ticket?from={fromId}&to={toId}&date={date}"';

/**
 * The error in the address of tickets; null if it is valid. Values from a feed are filled in after the `?` or the `#` only: in a path, a stop that is
 * called ".." would lead to another page.
 */
export function ticketProblem(template: string): string | null {
  const fields = [...template.matchAll(BRACES)];
  const unknown = fields.find(([, name]) => !isOneOf(TICKET_FIELDS, name));
  const known = `${TICKET_FIELDS.slice(0, -1)
    .map((name) => `{${name}}`)
    .join(', ')} and {${TICKET_FIELDS.at(-1)}}`;
  if (unknown) return `must have no other fields than ${known}: ${unknown[0]} is none of them`;
  const filled = template.replaceAll(BRACES, 'x');
  if (/[{}]/.test(filled)) return `must have its fields in pairs of braces, as in ${EXAMPLE}`;
  if (!filled.startsWith('https://') || !isHttpAddress(filled)) {
    return `must be an address that begins with https://, without a user name and password, as in ${EXAMPLE}`;
  }
  const start = template.search(/[?#]/);
  if (fields.some(({ index }) => start === -1 || index < start)) {
    return `must have its fields after the "?" or the "#", where no name of a stop can change the page, as in ${EXAMPLE}`;
  }
  return null;
}
