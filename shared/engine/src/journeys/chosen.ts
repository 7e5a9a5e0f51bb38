/** Selects among the journeys found, or gives the reason why none qualifies: docs/journeys.md, rules 17, 17a, 22a and 26. */
import type { EpochSeconds } from '../common/time.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { walkingPlan } from './directModes.ts';
import { longestWaitOf } from './measures.ts';
import type { Plan } from './plan.ts';
import type { SearchRequest } from './request.ts';
import { isMostlyWalked, isWorthRiding, waitsOvernight } from './worth.ts';

/** The criteria that a journey must meet. */
export interface Terms {
  /** The whole way on foot; null if the traveller does not walk it. */
  readonly walking: Plan | null;
  /** Earlier departures are in the past. */
  readonly leavesFrom: EpochSeconds;
  /** Maximum wait between two rides, including the requested change margin. */
  readonly maxWaitSeconds: number;
  /** Stay at the via place. */
  readonly staySeconds: number;
}

/** `impossible`: by rule 26, or because it has left; `slower`: than walking; `walked`: more than half of the way, for hardly any gain. */
export type Worth = 'impossible' | 'slower' | 'overnight' | 'walked' | 'worth';

export function termsOf(feed: Pick<Feed, 'walks'>, request: SearchRequest): Terms {
  const { options, viaStaySeconds, time, direction, now } = request;
  return {
    walking: walkingPlan(feed, request),
    // Arriving by a time in the past shows past departures.
    leavesFrom: direction === 'arriveBy' && time >= now ? now : Number.NEGATIVE_INFINITY,
    maxWaitSeconds: options.maxWaitSeconds + Math.max(viaStaySeconds, options.changeMarginSeconds),
    staySeconds: viaStaySeconds,
  };
}

/** Waiting is not among the engine's criteria. */
export function worthOf(plan: Plan, { walking, leavesFrom, maxWaitSeconds, staySeconds }: Terms): Worth {
  if (plan.departure < leavesFrom || longestWaitOf(plan) > maxWaitSeconds) return 'impossible';
  if (!isWorthRiding(plan, walking)) return 'slower';
  if (waitsOvernight(plan, staySeconds)) return 'overnight';
  return isMostlyWalked(plan, walking) ? 'walked' : 'worth';
}

/** The journeys worth making; without any, a way that is walked for the most part is better than nothing, and so is a night between two rides. Else the reason why there is none. */
export function chosenOf<Found extends { readonly plan: Plan }>(
  found: readonly Found[],
  terms: Terms,
): readonly Found[] | 'walking-is-quicker' | 'nothing-runs' {
  const judged = found.map((one) => ({ one, worth: worthOf(one.plan, terms) }));
  for (const wanted of ['worth', 'walked', 'overnight'] as const) {
    const chosen = judged.filter(({ worth }) => worth === wanted);
    if (chosen.length > 0) return chosen.map(({ one }) => one);
  }
  return judged.some(({ worth }) => worth === 'slower') ? 'walking-is-quicker' : 'nothing-runs';
}
