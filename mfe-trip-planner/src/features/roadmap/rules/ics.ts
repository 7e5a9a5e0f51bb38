import { type Instant, instantFromMillis, millisOf } from '@halte/i18n';

/** An iCalendar event. Texts are plain text; line feeds in them are preserved. */
export interface CalendarEvent {
  /** Stable per event, so that a calendar updates an event that it has imported before. */
  readonly uid: string;
  /** When this version of the event was created. */
  readonly stamp: Instant;
  readonly start: Instant;
  readonly end: Instant;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly url: string;
}

const MAX_LINE_OCTETS = 75;
const encoder = new TextEncoder();
/** Control characters except the line feed, which is escaped. */
const CONTROLS = /(?!\n)\p{Cc}/gu;

/** RFC 5545, 3.3.11: escapes a text value. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** RFC 5545, 3.1: folds a line to at most 75 octets without splitting a character; continuation lines start with a space. */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

/** RFC 5545, 3.3.5, form 2: UTC, which needs no VTIMEZONE. */
function formatUtc(instant: Instant): string {
  return `${instantFromMillis(millisOf(instant)).slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** An RFC 5545 calendar with one event; lines end in CR LF. */
export function formatCalendar({ uid, stamp, start, end, summary, location, description, url }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Halte//Trip planner//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${formatUtc(stamp)}`,
    `DTSTART:${formatUtc(start)}`,
    `DTEND:${formatUtc(end)}`,
    `SUMMARY:${escapeText(summary)}`,
    `LOCATION:${escapeText(location)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${new URL(url).href}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

const OFFSET_BASIS = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/** FNV-1a hash (64 bits, hexadecimal) of a text; stable across devices and sessions. */
export function fnv1a(text: string): string {
  const hash = encoder
    .encode(text)
    .reduce((before, octet) => BigInt.asUintN(64, (before ^ BigInt(octet)) * PRIME), OFFSET_BASIS);
  return hash.toString(16).padStart(16, '0');
}
