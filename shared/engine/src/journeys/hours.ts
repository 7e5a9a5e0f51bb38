/** Chooses the hours in which journeys are searched: docs/journeys.md, rule 16. */

import type { EpochSeconds } from '../common/time.ts';
import type { JourneyQuery } from '../search/journeyEngine.ts';
import type { Candidate, CandidateSearch } from './lessWalking.ts';
import { endOf } from './nextService.ts';

export const WINDOW_SECONDS = 3_600;
/** With fewer journeys in the window, it is moved to the next one. */
const ENOUGH = 2;
const FARTHEST_SECONDS = 24 * 3_600;
/** Seconds searched at once, one range after another. The cost of a range grows with the departures in it, wherever the first worthwhile one is. */
const RANGES_AHEAD = [3_600, 4 * 3_600, FARTHEST_SECONDS];

/** The conditions for a journey to count as found. */
export interface Wanted {
  readonly isWorth: (candidate: Candidate) => boolean;
  /** To arrive by a time, earlier departures do not count. */
  readonly leavesFrom: EpochSeconds;
  /** Whether further hours are searched if early journeys are not worth riding. */
  readonly looksAhead: boolean;
}

/** The journeys in the window and, if few of them are worth riding, in the hour that begins (ends) with the first one that is. */
export function searchFrom(search: CandidateSearch, query: JourneyQuery, wanted: Wanted): readonly Candidate[] {
  const { time, direction, windowSeconds } = query;
  const found = search({ ...query, elseWithinSeconds: Number.POSITIVE_INFINITY });
  const isWithin = found.some(({ journey: { departure, arrival } }) =>
    direction === 'departAfter' ? departure <= time + windowSeconds : arrival >= time - windowSeconds,
  );
  if (isWithin && found.filter(wanted.isWorth).length >= ENOUGH) return found;
  const [within, best] = isWithin ? [found, search({ ...query, windowSeconds: 0 })] : [[], found];
  const next = firstOf(best.filter(wanted.isWorth), direction) ?? firstAhead(search, query, best, wanted);
  if (next === null || Math.abs(next - time) > FARTHEST_SECONDS) return [...within, ...best.filter(isSoon)];
  return [...within, ...best, ...search({ ...query, time: next })];

  function isSoon({ journey: { departure, arrival } }: Candidate): boolean {
    return Math.abs((direction === 'departAfter' ? departure : arrival) - time) <= FARTHEST_SECONDS;
  }
}

/**
 * The departure of the first (arrival of the last) journey worth riding, after the first hour and within a day; `best` are those found without a
 * window. Before each range, a search without a window finds the very first journey, to skip hours without departures.
 */
function firstAhead(
  search: CandidateSearch,
  query: JourneyQuery,
  best: readonly Candidate[],
  { isWorth, leavesFrom, looksAhead }: Wanted,
): EpochSeconds | null {
  // To arrive by a time, no journey leaves later than the latest of the best.
  if (!looksAhead || best.every(({ plan }) => plan.departure < leavesFrom)) return null;
  const { time, direction, windowSeconds } = query;
  const sign = direction === 'departAfter' ? 1 : -1;
  // Journeys that arrive before `leavesFrom` also leave before it.
  const end = time + sign * Math.min(FARTHEST_SECONDS, time - leavesFrom);
  let from = time + sign * (windowSeconds + 1);
  for (const seconds of RANGES_AHEAD) {
    if (sign * (end - from) < 0) return null;
    const next = search({ ...query, time: from, windowSeconds: 0 });
    const first = firstOf(next, direction);
    if (first === null || firstOf(next.filter(isWorth), direction) === first) return first;
    const range = Math.min(seconds, sign * (end - first));
    if (range <= 0) return null;
    const found = firstOf(search({ ...query, time: first, windowSeconds: range }).filter(isWorth), direction);
    if (found !== null) return found;
    from = first + sign * (range + 1);
  }
  return null;
}

function firstOf(candidates: readonly Candidate[], direction: JourneyQuery['direction']): EpochSeconds | null {
  return endOf(
    candidates.map(({ journey }) => journey),
    direction,
  );
}
