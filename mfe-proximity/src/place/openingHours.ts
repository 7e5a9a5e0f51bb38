import { addDays, type Instant, wallClock } from '@halte/i18n';
import type { PlaceFacts } from './placeDetails.ts';

export type OpeningHours = NonNullable<PlaceFacts['openingHours']>;

/** Hours of one weekday, as they are published. */
export interface DayHours {
  /** 1 Monday to 7 Sunday. */
  readonly day: number;
  readonly hours: readonly { readonly opens: string; readonly closes: string }[];
}

export type OpenState =
  | { readonly kind: 'always' }
  /** `until`: when it closes, on the network's clocks. */
  | { readonly kind: 'open'; readonly until: string }
  /** `inDays`: 0 today, 1 tomorrow. */
  | { readonly kind: 'closed'; readonly opens: string; readonly inDays: number; readonly day: number }
  /** No hours are published for any day of the coming week. */
  | { readonly kind: 'never' };

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
const MIDNIGHT = '24:00';

export function weekOf(hours: OpeningHours): readonly DayHours[] {
  return WEEK.map((day) => ({
    day,
    hours: hours
      .filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
      .map(({ opens, closes }) => ({ opens, closes }))
      .sort((one, other) => (one.opens < other.opens ? -1 : 1)),
  }));
}

const isWholeDay = ({ opens, closes }: { readonly opens: string; readonly closes: string }) =>
  opens === '00:00' && closes === MIDNIGHT;

export function isAlwaysOpen(hours: OpeningHours): boolean {
  return weekOf(hours).every((day) => day.hours.some(isWholeDay));
}

/** 1 Monday to 7 Sunday, of a `YYYY-MM-DD`. */
export function weekdayOf(day: string): number {
  return ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

/** Whether it is open at that time, in the network's zone. Hours that close before they open end on the next day. */
export function openState(hours: OpeningHours, now: Instant, zone: string): OpenState {
  if (isAlwaysOpen(hours)) return { kind: 'always' };
  const clock = wallClock(now, zone);
  const today = clock.slice(0, 10);
  const time = clock.slice(11);
  const hoursOn = (inDays: number) => weekOf(hours)[weekdayOf(addDays(today, inDays)) - 1]?.hours ?? [];

  const sinceYesterday = hoursOn(-1).find(({ opens, closes }) => closes < opens && time < closes);
  const current = hoursOn(0).find(({ opens, closes }) => opens <= time && (time < closes || closes < opens));
  const open = current ?? sinceYesterday;
  if (open) return { kind: 'open', until: open.closes };

  for (const inDays of [0, ...WEEK]) {
    const next = hoursOn(inDays).find(({ opens }) => inDays > 0 || opens > time);
    if (next) return { kind: 'closed', opens: next.opens, inDays, day: weekdayOf(addDays(today, inDays)) };
  }
  return { kind: 'never' };
}
