import { addDays, type Day, type Instant, millisOf } from '@halte/i18n';
import { type ClockChoice, clockAt, instantOfClock } from './clockChoice.ts';
import { NIGHT } from './dayOfLast.ts';

const [hour = 0, minute = 0] = NIGHT.split(':').map(Number);
const MORNING = { hour: hour + 1, minute: 0 } as const;

interface At {
  readonly zone: string;
  readonly now: Instant;
}

function isOver(choice: ClockChoice, { zone, now }: At): boolean {
  return millisOf(instantOfClock(choice, zone, now)) < millisOf(now);
}

/** When to leave to take the first journey of a day; the next day's where that day has begun. */
export function firstOfDay(day: Day, at: At): ClockChoice {
  const first = { day, ...MORNING };
  return isOver(first, at) ? { ...first, day: addDays(day, 1) } : first;
}

/** By when to be there to take the last journey of a day. After midnight, today's is that of the night that is not over. */
export function lastOfDay(day: Day, at: At): ClockChoice {
  const tonight = { day, hour, minute };
  const isNight = day === clockAt(at.now, at.zone).day && !isOver(tonight, at);
  return isNight ? tonight : { ...tonight, day: addDays(day, 1) };
}

/** Earlier than this nothing may run any more. */
const NIGHT_ENDS = 5;
const BREAKFAST = { hour: 8, minute: 0 } as const;

/** The way back that is offered first: as soon as possible, but not in the night. */
export function offeredReturn(earliest: Instant, zone: string): Instant {
  const { day, hour } = clockAt(earliest, zone);
  return hour < NIGHT_ENDS ? instantOfClock({ day, ...BREAKFAST }, zone, earliest) : earliest;
}
