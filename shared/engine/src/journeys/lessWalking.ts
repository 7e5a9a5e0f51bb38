/** Finds further journeys with less walking: docs/journeys.md, rules 16 and 21. */
import type { AccessPoint, Journey, JourneyQuery } from '../search/journeyEngine.ts';
import { WORTH_LESS_WALKING_METRES } from './groups.ts';
import { rideCountOf } from './measures.ts';
import { type Plan, walkingMetresOf } from './plan.ts';
import { faster } from './preferred.ts';

/** A journey of the engine, and its plan for comparisons. */
export interface Candidate {
  readonly journey: Journey;
  readonly plan: Plan;
}

export type CandidateSearch = (query: JourneyQuery) => readonly Candidate[];

/** Few journeys with less walking are shown, so a short window is searched. */
const LESS_WALKING_WINDOW_SECONDS = 1_800;
/** A stop counts as near if it is at most this much farther than the nearest one. */
const LITTLE_METRES = 150;

/**
 * Walking is not among the engine's criteria: if much of it is needed, a search with the nearest stops only is run as well; if nothing leaves soon, up to
 * `elseWithinSeconds` from the time of the query.
 */
export function lessWalking(
  search: CandidateSearch,
  query: JourneyQuery,
  plans: readonly Plan[],
  elseWithinSeconds: number,
): readonly Candidate[] {
  const least = Math.min(...plans.map(walkingMetresOf));
  // Even with the nearest stops, the walks to the first and from the last one remain.
  if (least - query.access[0]!.metres - query.egress[0]!.metres < WORTH_LESS_WALKING_METRES) return [];
  const [access, egress] = [nearest(query.access), nearest(query.egress)];
  if (access.length === query.access.length && egress.length === query.egress.length) return [];
  const windowSeconds = LESS_WALKING_WINDOW_SECONDS;
  return search({ ...query, access, egress, windowSeconds, elseWithinSeconds }).filter(
    ({ plan }) => !isBeyond(plan, plans, query.direction) || walksLessThanBeside(search, query, plan),
  );
}

/** Whether it leaves after all others (arrives before them), where no other search was made. */
function isBeyond(plan: Plan, others: readonly Plan[], direction: JourneyQuery['direction']): boolean {
  return others.every((other) =>
    direction === 'departAfter' ? other.departure < plan.departure : other.arrival > plan.arrival,
  );
}

/** Rule 21, compared with journeys that leave no earlier. */
function walksLessThanBeside(search: CandidateSearch, query: JourneyQuery, plan: Plan): boolean {
  const beside = search({ ...query, direction: 'departAfter', time: plan.departure, windowSeconds: 0 });
  const metres = walkingMetresOf(plan) + WORTH_LESS_WALKING_METRES;
  const rides = rideCountOf(plan);
  const isBetter = (other: Plan) =>
    faster(other, plan) && (rideCountOf(other) < rides || (rideCountOf(other) === rides && !faster(plan, other)));
  return !beside.some(({ plan: other }) => isBetter(other) && walkingMetresOf(other) < metres);
}

function nearest(points: readonly AccessPoint[]): AccessPoint[] {
  return points.filter(({ metres }) => metres <= points[0]!.metres + LITTLE_METRES);
}
