/**
 * Opening hours of OpenStreetMap (https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification) where they are the same every week, as
 * nearly all are. What depends on months, weeks, the sun or an agreement is not known, rather than half known. Public holidays are left out:
 * no timetable says which days they are.
 */
import type { PlaceFacts } from './kinds.ts';

type OpeningHours = NonNullable<PlaceFacts['openingHours']>;

/** `closes` before `opens` is of the day after. */
interface Hours {
  readonly opens: string;
  readonly closes: string;
}

const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const DAY = '(?:mo|tu|we|th|fr|sa|su|ph|sh)';
const DAY_LIST = `${DAY}(?: ?- ?${DAY})?(?: ?, ?${DAY}(?: ?- ?${DAY})?)*`;
const SPAN = '\\d{1,2}:\\d{2} ?- ?\\d{1,2}:\\d{2}';
const RULE = new RegExp(`^(?:(${DAY_LIST})(?: ?: ?| |$))? ?((?:${SPAN})(?: ?, ?${SPAN})*|off|closed|open|24/7)?$`);
/** Rules that follow a comma add to those before, but a comma is also between days, and between hours. */
const NEXT_RULE = new RegExp(`(\\d{1,2}:\\d{2}|off|closed) ?, ?(?=${DAY})`, 'g');
const WHOLE_DAY: Hours = { opens: '00:00', closes: '24:00' };
/** Hours of a day that go on after midnight are written up to 48:00, but none that a traveller would understand are longer than a day. */
const MOST_HOURS = 48;

/** The hours of each weekday; null where they are not of the simple form, or where it never opens. */
export function weekHours(text: string): OpeningHours | null {
  const week: Hours[][] = EVERY_DAY.map(() => []);
  const rules = text.toLowerCase().replace(/[–—]/g, '-').replace(NEXT_RULE, '$1;+').split(';');
  for (const rule of rules.map((one) => one.trim()).filter(Boolean)) {
    const adds = rule.startsWith('+');
    const parts = RULE.exec(adds ? rule.slice(1) : rule);
    const [days, hours] = parts ? [daysOf(parts[1]), hoursOf(parts[2], parts[1])] : [null, null];
    if (days === null || hours === null) return null;
    for (const day of days) week[day] = adds ? [...week[day]!, ...hours] : [...hours];
  }
  return week.every((hours) => hours.length === 0) ? null : inRuns(week);
}

/** Null for what is no list of days; empty where all of them are holidays. */
function daysOf(text: string | undefined): readonly number[] | null {
  if (text === undefined) return EVERY_DAY;
  const days: number[] = [];
  for (const part of text.split(',')) {
    const [from = '', to = from] = part.split('-').map((one) => one.trim());
    const [first, last] = [DAYS.indexOf(from), DAYS.indexOf(to)];
    if (first < 0 && last < 0 && from === to) continue;
    if (first < 0 || last < 0) return null;
    for (let day = first; ; day = (day + 1) % DAYS.length) {
      days.push(day);
      if (day === last) break;
    }
  }
  return days;
}

/** Null where a time is none. Days without hours are open all day. */
function hoursOf(text: string | undefined, days: string | undefined): readonly Hours[] | null {
  if (text === undefined) return days === undefined ? null : [WHOLE_DAY];
  if (text === 'off' || text === 'closed') return [];
  if (text === 'open' || text === '24/7') return [WHOLE_DAY];
  const spans = text.split(',').map(spanOf);
  return spans.every((span) => span !== null) ? spans : null;
}

function spanOf(text: string): Hours | null {
  const [opens, closes] = text.split('-').map((one) => {
    const [hours, minutes] = one.trim().split(':').map(Number);
    return minutes! < 60 ? hours! * 60 + minutes! : Number.NaN;
  });
  if (!(opens! < 24 * 60 && closes! <= MOST_HOURS * 60) || opens === closes || closes! - opens! > 24 * 60) return null;
  const isMidnight = closes === 0 || closes === 24 * 60;
  return { opens: clock(opens!), closes: isMidnight ? '24:00' : clock(closes! % (24 * 60)) };
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Days that follow each other with the same hours are told together. */
function inRuns(week: readonly (readonly Hours[])[]): OpeningHours {
  const said = week.map((hours) => JSON.stringify(hours));
  return week.flatMap((hours, day) => {
    if (day > 0 && said[day] === said[day - 1]) return [];
    let last = day;
    while (last + 1 < week.length && said[last + 1] === said[day]) last++;
    return hours.map((one) => ({ firstDay: day + 1, lastDay: last + 1, ...one }));
  });
}
