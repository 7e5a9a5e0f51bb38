/** How many vehicles stand at a station of the demo city at some moment. */

import type { EpochSeconds } from '../../timetable/feed.ts';
import { dayOf, wallSecondsOf, weekdayOf } from '../../timetable/time/zone.ts';
import { CITY_ZONE } from '../gtfs.ts';
import { createRandom, hashText } from '../random.ts';

/** Nothing changes in between. */
export const STEP_SECONDS = 60;
/** A chance move of vehicles takes about so long to be made good. */
const NOISE_SECONDS = 900;
const CALM_SHARE = 0.45;

/** 0 is Monday. */
const WEEKEND: readonly number[] = [5, 6];

/**
 * Share of the places that are taken, 0 … 1. Where people work, vehicles gather during the day; where they live, during the night.
 *
 * @param workplace 1 for the middle of the town, -1 for where people only live.
 */
export function shareTaken(seed: number, station: string, workplace: number, at: EpochSeconds): number {
  const moment = at - (at % STEP_SECONDS);
  const hour = wallSecondsOf(CITY_ZONE, moment) / 3_600;
  const weekend = WEEKEND.includes(weekdayOf(dayOf(CITY_ZONE, moment)));
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
