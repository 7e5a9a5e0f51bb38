import type { NotMade } from './namedJourney.ts';

export type RideResult = NotMade | 'used';

/** Counts what became of the journeys that an engine told. */
export interface RideTally {
  count(result: RideResult): void;
  counts(): ReadonlyMap<RideResult, number>;
  /** Whether the engine seems to have another timetable, by the last of them; null: it does not. */
  problem(): string | null;
}

const LAST = 100;
/** More unknown ones than this are no accident. */
const MOST_UNKNOWN_SHARE = 0.2;
const UNKNOWN: ReadonlySet<RideResult> = new Set(['unknown-trip', 'unknown-stop', 'other-time']);

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
      const unknown = last.filter((result) => UNKNOWN.has(result)).length;
      if (last.length < LAST || unknown <= MOST_UNKNOWN_SHARE * LAST) return null;
      return `has another timetable: of its last ${LAST} journeys, ${unknown} are not in the timetable of this server`;
    },
  };
}
