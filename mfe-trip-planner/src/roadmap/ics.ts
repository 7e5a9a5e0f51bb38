import { type Instant, instantFromMillis, millisOf } from '@halte/i18n';

/** One event as calendars take it. Texts are plain; lines in them are kept. */
export interface CalendarEvent {
  /** The same for the same event, so that a calendar that has it already replaces it. */
  readonly uid: string;
  /** When this version of it was written. */
  readonly stamp: Instant;
  readonly start: Instant;
  readonly end: Instant;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly url: string;
}

const MOST_OCTETS = 75;
const encoder = new TextEncoder();
/** But for the line feed, which has an escape of its own. */
const CONTROLS = /(?!\n)\p{Cc}/gu;

/** RFC 5545, 3.3.11. */
export function escapedText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** RFC 5545, 3.1: no line is longer than 75 octets, and no character is cut. What goes on begins with a space. */
export function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MOST_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

/** RFC 5545, 3.3.5, form 2: in UTC, so that no calendar has to know the zone. */
function utc(instant: Instant): string {
  return `${instantFromMillis(millisOf(instant)).slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** A calendar with one event, as RFC 5545 has it: lines end in CR LF. */
export function calendarOf({ uid, stamp, start, end, summary, location, description, url }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Halte//Trip planner//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapedText(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escapedText(summary)}`,
    `LOCATION:${escapedText(location)}`,
    `DESCRIPTION:${escapedText(description)}`,
    `URL:${new URL(url).href}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const OFFSET_BASIS = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/** A short name for a long one (FNV-1a, 64 bits): the same wherever and whenever it is made. */
export function shortName(name: string): string {
  const hash = encoder
    .encode(name)
    .reduce((before, octet) => BigInt.asUintN(64, (before ^ BigInt(octet)) * PRIME), OFFSET_BASIS);
  return hash.toString(16).padStart(16, '0');
}
