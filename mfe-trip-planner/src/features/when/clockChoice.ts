import { later } from '@halte/contract/trip';
import { addMinutes, type Day, type Instant, instantOf, millisOf, wallClock } from '@halte/i18n';

/** A day and a time on the clocks of the network, as they are being chosen. */
export interface ClockChoice {
  readonly day: Day;
  readonly hour: number;
  readonly minute: number;
}

export const CLOCK_PARTS = {
  hour: { max: 23, step: 1, page: 6 },
  minute: { max: 59, step: 5, page: 15 },
} as const;
export type ClockPart = keyof typeof CLOCK_PARTS;

const MINUTES_A_DAY = 1440;

export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

export function clockAt(instant: Instant, zone: string): ClockChoice {
  const shown = wallClock(instant, zone);
  return { day: shown.slice(0, 10), hour: Number(shown.slice(11, 13)), minute: Number(shown.slice(14)) };
}

/** When clocks go back, an hour is shown twice: the second of the two instants, else the instant itself. */
function secondPass(instant: Instant, zone: string): Instant {
  const anHourLater = addMinutes(instant, 60);
  return wallClock(anHourLater, zone) === wallClock(instant, zone) ? anHourLater : instant;
}

/** The instant of a choice. A time that clocks show twice means the first pass, unless only the second is not before `earliest`. */
export function instantOfClock({ day, hour, minute }: ClockChoice, zone: string, earliest: Instant): Instant {
  const instant = instantOf(`${day}T${twoDigits(hour)}:${twoDigits(minute)}`, zone);
  return millisOf(instant) < millisOf(earliest) ? secondPass(instant, zone) : instant;
}

export function isSameClock(one: ClockChoice, other: ClockChoice): boolean {
  return one.day === other.day && one.hour === other.hour && one.minute === other.minute;
}

export interface Settled {
  readonly instant: Instant;
  /** Whether the choice was before `earliest`, which replaces it. */
  readonly isRaised: boolean;
}

/** The instant of a choice that began with `initial`. Untouched, it is `initial` itself: parsing an hour that occurs twice could give the other one. */
export function settled(
  choice: ClockChoice,
  initial: Instant,
  { zone, earliest }: { readonly zone: string; readonly earliest: Instant },
): Settled {
  const isUntouched = isSameClock(choice, clockAt(initial, zone));
  const instant = isUntouched ? initial : instantOfClock(choice, zone, earliest);
  return { instant: later(instant, earliest), isRaised: millisOf(instant) < millisOf(earliest) };
}

/** The next multiple of `step` above or below. */
function roundedStep(value: number, step: number, direction: 1 | -1): number {
  return direction > 0 ? (Math.floor(value / step) + 1) * step : (Math.ceil(value / step) - 1) * step;
}

/** One step up or down: minutes go to the next multiple of the step and carry the hour along; the day stays. */
export function steppedClock(choice: ClockChoice, part: ClockPart, direction: 1 | -1, step: number): ClockChoice {
  const now = choice.hour * 60 + choice.minute;
  const next = part === 'hour' ? now + direction * step * 60 : roundedStep(now, step, direction);
  const minutes = (next + MINUTES_A_DAY) % MINUTES_A_DAY;
  return { ...choice, hour: Math.floor(minutes / 60), minute: minutes % 60 };
}

/** So many minutes later, over midnight if need be. */
export function laterClock(choice: ClockChoice, minutes: number, zone: string): ClockChoice {
  const start = instantOf(`${choice.day}T${twoDigits(choice.hour)}:${twoDigits(choice.minute)}`, zone);
  return clockAt(addMinutes(start, minutes), zone);
}

/** The number that digits typed into a part mean, and whether another digit may follow; null if out of range. */
export function typedNumber(
  text: string,
  part: ClockPart,
): { readonly value: number; readonly isWhole: boolean } | null {
  const digits = text.replace(/\D/g, '').slice(-2);
  const { max } = CLOCK_PARTS[part];
  const value = Number(digits);
  if (digits === '' || value > max) return null;
  return { value, isWhole: digits.length === 2 || value * 10 > max };
}
