/** What a network file says of its timetable as a whole. */
import type { DayNumber, TimeZone } from '../common/time.ts';
import type { Attribution } from '../timetable/feed/attribution.ts';
import type { Agency, Feed, FeedInfo, FeedPart } from '../timetable/feed/feed.ts';
import { damaged } from './bytes.ts';
import { type Codec, int, list, nullable, oneOf, record, text } from './codec.ts';

export interface About
  extends Pick<
    Feed,
    | 'version'
    | 'name'
    | 'timeZone'
    | 'firstDay'
    | 'lastDay'
    | 'shiftedByWeeks'
    | 'info'
    | 'parts'
    | 'agencies'
    | 'attributions'
  > {
  /** Of the network. */
  readonly id: string;
}

/** Days around 1970 beyond which no timetable is: 500 years. */
const MOST_DAY = 182_625;

export const dayNumber: Codec<DayNumber> = {
  write: int.write,
  read(input) {
    const day = input.int();
    if (Math.abs(day) > MOST_DAY) throw damaged('a day is in no calendar');
    return day;
  },
};

const known = new Set<string>();

/** A name that this device has the clocks of. */
export function checkedZone(zone: string): TimeZone {
  if (known.has(zone)) return zone;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    throw damaged('it has a time zone that does not exist');
  }
  known.add(zone);
  return zone;
}

const timeZone: Codec<TimeZone> = { write: text.write, read: (input) => checkedZone(text.read(input)) };

const info = record<FeedInfo>({
  publisher: text,
  url: text,
  language: text,
  version: text,
  from: nullable(dayNumber),
  to: nullable(dayNumber),
});

const part = record<FeedPart>({ id: text, name: text, info: nullable(info), firstDay: dayNumber, lastDay: dayNumber });
const agency = record<Agency>({ id: text, name: text, url: text, phone: text, fareUrl: text });
const attribution = record<Attribution>({
  organization: text,
  url: text,
  roles: list(oneOf(['producer', 'operator', 'authority'] as const)),
});

export const about = record<About>({
  id: text,
  version: text,
  name: text,
  timeZone,
  firstDay: dayNumber,
  lastDay: dayNumber,
  shiftedByWeeks: int,
  info: nullable(info),
  parts: list(part),
  agencies: list(agency),
  attributions: list(attribution),
});
