/** How late the vehicles are, and which trips do not run. */
import type { Line, LineMode } from '../city/model.ts';
import { hashText, type Random } from '../city/random.ts';
import { type DayNumber, dateOf } from '../timetable/time.ts';

/** The delays of one trip instance, drawn once. */
export interface DelayModel {
  /** A number for everything else that is left to chance. */
  readonly hash: number;
  readonly isCancelled: boolean;
  /** Seconds late (or early) whatever the traffic. */
  readonly baseDelay: number;
  /** Seconds late in addition where the traffic is at its worst. */
  readonly trafficDelay: number;
}

/** Seconds that the worst traffic costs an ordinary trip. */
const TRAFFIC_DELAYS: Readonly<Record<LineMode, number>> = {
  metro: 40,
  tram: 80,
  bus: 170,
  train: 100,
  cableCar: 15,
  ferry: 60,
  onDemand: 150,
};

/** With a longer delay, improving traffic would bring a vehicle to its next stop before it left the last one. */
const MAX_TRAFFIC_DELAY = 480;
const CANCELLED_SHARE = 0.012;
const LATE_SHARE = 0.25;
/** Lines through the centre, all trips of which are late in bad traffic. */
export const BUSY_LINES: readonly string[] = ['11', '12', '13', '14'];
/** One line runs less often in July and August. */
export const SUMMER_LINE = '15';
const SUMMER_CANCELLED_SHARE = 0.25;

export function drawDelays({ id, mode }: Line, day: DayNumber, hash: number, random: Random): DelayModel {
  const isThinned = id === SUMMER_LINE && isSummer(day);
  const isLate = random.chance(LATE_SHARE) || BUSY_LINES.includes(id);
  return {
    hash,
    isCancelled: random.chance(isThinned ? SUMMER_CANCELLED_SHARE : CANCELLED_SHARE),
    baseDelay: random.between(-15, 40),
    trafficDelay: Math.min(
      MAX_TRAFFIC_DELAY,
      TRAFFIC_DELAYS[mode] * (isLate ? random.between(1.2, 3) : random.between(0, 0.5)),
    ),
  };
}

function isSummer(day: DayNumber): boolean {
  return ['07', '08'].includes(dateOf(day).slice(5, 7));
}

/** How bad the traffic on a line is, 0 … 1.1: it rises and falls some times a day, at other times on other lines. */
export function trafficOn(line: string, seed: number, seconds: number): number {
  const phase = (hashText(line, seed) % 6_283) / 1_000;
  const long = Math.sin((2 * Math.PI * seconds) / 7_200 + phase);
  const short = Math.sin((2 * Math.PI * seconds) / 3_900 + phase * 7);
  return Math.max(0, long + 0.6 * short - 0.5);
}
