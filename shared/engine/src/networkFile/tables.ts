/** The sections of a network file. Their numbers never change their meaning: docs/network-file.md. */
import { MODES, type Route, type ServiceDays } from '../timetable/feed/feed.ts';
import { dayNumber } from './about.ts';
import { type ByteReader, damaged } from './bytes.ts';
import { type Codec, each, int, oneOf, repeatedText, table, text } from './codec.ts';
import { index } from './numbers.ts';

export const SECTIONS = {
  about: 1,
  calendar: 2,
  stops: 3,
  stations: 4,
  routes: 5,
  texts: 6,
  trips: 7,
  frequencies: 8,
  arrangements: 9,
  transfers: 10,
  translations: 11,
  /** Missing where they would make the file too large. */
  shapes: 12,
} as const;

/** A calendar of 20 years and a day. */
const MOST_DAYS = 7_321;

export const calendar: Codec<ServiceDays> = {
  write(out, { firstDay, dayCount, bits }) {
    dayNumber.write(out, firstDay);
    out.uint(dayCount);
    out.uint(bits.length);
    out.raw(bits);
  },
  read(input: ByteReader) {
    const firstDay = dayNumber.read(input);
    const dayCount = input.uint();
    if (dayCount < 1 || dayCount > MOST_DAYS) throw damaged('its calendar is none');
    return { firstDay, dayCount, bits: input.raw(input.count()).slice() };
  },
};

export function serviceCount({ bits, dayCount }: ServiceDays): number {
  return Math.floor((bits.length * 8) / dayCount);
}

/** @param agencies how many there are. */
export function routeRows(agencies: number): Codec<readonly Route[]> {
  return table<Route>({
    id: each(text),
    agency: each(index(agencies)),
    shortName: repeatedText,
    longName: repeatedText,
    mode: each(oneOf(MODES)),
    color: repeatedText,
    textColor: repeatedText,
    sortOrder: each(int),
  });
}
