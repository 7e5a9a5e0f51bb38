/** How many vehicles are parked at a station at an instant. */
import { createRandom, hashText } from '../city/random.ts';
import { weekdayOf } from '../timetable/calendar.ts';
import { clockSeconds, dateOf, dayOf, type EpochSeconds } from '../timetable/time.ts';

/** The status changes once per step. */
export const STEP_SECONDS = 60;
/** A random move of vehicles is compensated after about this long. */
const NOISE_SECONDS = 900;
const CALM_SHARE = 0.45;

/** 0 is Sunday. */
const WEEKEND: readonly number[] = [0, 6];

/**
 * Share of the places that are taken, 0 … 1. Where people work, vehicles gather during the day; where they live, during the night.
 *
 * @param workplace 1 for the middle of the town, -1 for where people only live.
 */
export function shareTaken(seed: number, station: string, workplace: number, at: EpochSeconds): number {
  const moment = at - (at % STEP_SECONDS);
  const hour = clockSeconds(moment) / 3_600;
  const weekend = WEEKEND.includes(weekdayOf(dateOf(dayOf(moment))));
  const own = createRandom(hashText(station, seed)).between(-0.12, 0.12);
  const tide = workplace * (weekend ? 0.1 : 0.36) * dayTide(hour);
  return Math.min(1, Math.max(0, CALM_SHARE + own + tide + 0.14 * noise(seed, station, moment)));
}

/** -0.3 in the night, 0.7 at noon: it rises with those who ride to work, and falls when they go home. */
function dayTide(hour: number): number {
  return step(hour, 8.2) - step(hour, 17.9) - 0.3;
}

function step(hour: number, middle: number): number {
  return 1 / (1 + Math.exp(-(hour - middle) * 2));
}

/** -1 … 1, without jumps. */
function noise(seed: number, station: string, at: EpochSeconds): number {
  const slot = Math.floor(at / NOISE_SECONDS);
  const value = (index: number) => createRandom(hashText(`${station} ${index}`, seed)).between(-1, 1);
  const along = (at % NOISE_SECONDS) / NOISE_SECONDS;
  return value(slot) * (1 - along) + value(slot + 1) * along;
}
