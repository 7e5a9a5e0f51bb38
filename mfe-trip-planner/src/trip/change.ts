import { type Instant, instantFromMillis, millisOf, secondsBetween } from '@halte/i18n';
import { shownBetween, shownFrom } from './duration.ts';
import type { Journey } from './search.ts';

/** The time between two vehicles. */
export interface Change {
  /** A multiple of 60: the difference of the clock times shown before and after it. */
  readonly seconds: number;
  /** The part of it that is walked, as shown; 0 for a walk of less than a minute. */
  readonly walkSeconds: number;
  /** Exact time to spare; negative when the next vehicle leaves before the traveller is there. */
  readonly spareSeconds: number;
  /** Absolute value of the spare time as shown: walk and spare time add up to the change. */
  readonly shownSpareSeconds: number;
}

/** A shorter walk within a change is not mentioned. */
const SHORTEST_WALK_SECONDS = 60;
/** A change with this to spare or less is tight: a minute of delay is enough to miss it. */
const TIGHT_SECONDS = 60;

/** The change from a vehicle that arrives to one that leaves, with a walk of `walked` seconds. */
export function changeBetween(arrival: Instant, departure: Instant, walked: number): Change {
  const seconds = shownBetween(arrival, departure);
  const walkSeconds = walked < SHORTEST_WALK_SECONDS ? 0 : shownFrom(arrival, walked);
  return {
    seconds,
    walkSeconds,
    spareSeconds: secondsBetween(arrival, departure) - walked,
    shownSpareSeconds: Math.abs(seconds - walkSeconds),
  };
}

/** By the minutes that are shown, so that the word and the figures agree. */
export function isTight({
  spareSeconds,
  shownSpareSeconds,
}: Pick<Change, 'spareSeconds' | 'shownSpareSeconds'>): boolean {
  return spareSeconds >= 0 && shownSpareSeconds <= TIGHT_SECONDS;
}

/** Whether one of its changes is tight. False if the backend does not give departure times. */
export function hasTightChange({ sections }: Pick<Journey, 'sections'>): boolean {
  let arrival: Instant | null = null;
  let walked = 0;
  for (const { kind, durationSeconds, departureDateTime: departure, staySeated } of sections) {
    if (kind === 'ride') {
      const change = arrival && departure && !staySeated ? changeBetween(arrival, departure, walked) : null;
      if (change && isTight(change)) return true;
      arrival = departure ? instantFromMillis(millisOf(departure) + durationSeconds * 1000) : null;
      walked = 0;
    } else if (kind !== 'wait') walked += durationSeconds;
  }
  return false;
}
