import { type CalendarEvent, escapeText, fnv1a, foldLine, formatCalendar } from './ics.ts';

const EVENT: CalendarEvent = {
  uid: 'abc@halte.example',
  stamp: '2026-11-20T17:00:00.123Z',
  start: '2026-11-21T08:00:00+01:00',
  end: '2026-11-21T08:40:00+01:00',
  summary: 'Oak → Elm',
  location: 'Oak',
  description: '08:00 Oak\n08:40 Elm',
  url: 'https://halte.example/fr/trip-planner/roadmap/abc?fi=oak&fv=Oak',
};

const unfolded = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n');
const written = (name: string, event: Partial<CalendarEvent>) =>
  unfolded(formatCalendar({ ...EVENT, ...event }))
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

it('writes one event', () => {
  expect(formatCalendar(EVENT)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Halte//Trip planner//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:abc@halte.example',
      'DTSTAMP:20261120T170000Z',
      'DTSTART:20261121T070000Z',
      'DTEND:20261121T074000Z',
      'SUMMARY:Oak → Elm',
      'LOCATION:Oak',
      'DESCRIPTION:08:00 Oak\\n08:40 Elm',
      'URL:https://halte.example/fr/trip-planner/roadmap/abc?fi=oak&fv=Oak',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

it.each([
  ['in winter', '2026-11-21T08:00:00+01:00', '20261121T070000Z'],
  ['in summer', '2026-07-21T08:00:00+02:00', '20260721T060000Z'],
  ['before clocks go forward', '2026-03-29T01:59:00+01:00', '20260329T005900Z'],
  ['after clocks went forward', '2026-03-29T03:00:00+02:00', '20260329T010000Z'],
  ['in the first hour that clocks show twice', '2026-10-25T02:30:00+02:00', '20261025T003000Z'],
  ['in the second', '2026-10-25T02:30:00+01:00', '20261025T013000Z'],
  ['shortly after midnight', '2026-11-21T00:15:00+01:00', '20261120T231500Z'],
])('begins %s', (_, start, utc) => {
  expect(written('DTSTART', { start })).toBe(utc);
});

it.each([
  ['commas and semicolons', 'Gare, quai 2; sortie nord', 'Gare\\, quai 2\\; sortie nord'],
  ['backslashes', 'C:\\', 'C:\\\\'],
  ['lines of any kind', 'a\nb\r\nc\rd', 'a\\nb\\nc\\nd'],
  ['colons and quotes, which need no escape', 'Départ : "Oak"', 'Départ : "Oak"'],
  ['control characters', 'a\u0000\u0007\tb\u007f', 'ab'],
  ['what looks like another property', 'Oak\r\nATTENDEE:mailto:x@example.org', 'Oak\\nATTENDEE:mailto:x@example.org'],
])('escapes %s', (_, text, escaped) => {
  expect(escapeText(text)).toBe(escaped);
});

describe('foldLine', () => {
  const octets = (line: string) => new TextEncoder().encode(line).length;
  it.each([
    ['a short line', 'SUMMARY:Oak', 1],
    ['75 octets', 'x'.repeat(75), 1],
    ['76 octets', 'x'.repeat(76), 2],
    ['several times', 'x'.repeat(75 + 74 + 1), 3],
    ['accents', 'é'.repeat(100), 3],
    ['emoji', `SUMMARY:${'🚋'.repeat(40)}`, 3],
    ['a long name', `SUMMARY:${'Saint-Étienne-du-Rouvray, Place de la Libération; '.repeat(5)}`, 4],
  ])('%s', (_, line, count) => {
    const lines = foldLine(line).split('\r\n');
    expect(lines).toHaveLength(count);
    expect(lines.filter((part) => octets(part) > 75)).toEqual([]);
    expect(lines.slice(1).every((part) => part.startsWith(' '))).toBe(true);
    expect(
      lines[0] +
        lines
          .slice(1)
          .map((part) => part.slice(1))
          .join(''),
    ).toBe(line);
  });
});

it('writes only a URL into the URL property', () => {
  expect(written('URL', { url: 'https://halte.example/fr?fv=Gare\r\nX:1' })).toBe(
    'https://halte.example/fr?fv=GareX:1',
  );
});

it.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
])('names "%s" shortly, as FNV-1a does', (name, short) => {
  expect(fnv1a(name)).toBe(short);
});
