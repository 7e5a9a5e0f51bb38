import type { NotMade } from './namedJourney.ts';

export type RideResult = NotMade | 'used';

/** Counts the journeys of an engine by whether they were used, and why not. */
export interface RideTally {
  count(result: RideResult): void;
  counts(): ReadonlyMap<RideResult, number>;
  /** Says so if the engine seems to have another timetable, judged by its last journeys; else null. */
  problem(): string | null;
}

const LAST = 100;
/** A larger share of unknown rides means another timetable. */
const MOST_UNKNOWN_SHARE = 0.2;
const UNKNOWN: ReadonlySet<RideResult> = new Set(['unknown-trip', 'unknown-stop', 'other-time']);

/** Whether the timetable of this server does not have the journey. */
export const isUnknown = (result: RideResult): boolean => UNKNOWN.has(result);

export function createRideTally(): RideTally {
  const counts = new Map<RideResult, number>();
  const last: RideResult[] = [];
  return {
    count(result) {
      counts.set(result, (counts.get(result) ?? 0) + 1);
      last.push(result);
      if (last.length > LAST) last.shift();
    },
    counts: () => counts,
    problem() {
      const unknown = last.filter(isUnknown).length;
      if (last.length < LAST || unknown <= MOST_UNKNOWN_SHARE * LAST) return null;
      return `has another timetable: of its last ${LAST} journeys, ${unknown} are not in the timetable of this server`;
    },
  };
}
