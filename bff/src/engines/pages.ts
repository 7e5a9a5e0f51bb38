/** What every engine over the network does with the pages of its answer: docs/decisions/0112. */

import { chosenOf, termsOf } from '@halte/engine/journeys/chosen';
import type { Plan } from '@halte/engine/journeys/plan';
import type { SearchRequest } from '@halte/engine/journeys/request';
import type { EmptyReason, EngineHealth, Rides } from '@halte/engine/journeys/rideFinder';
import { isNear } from '@halte/engine/journeys/worth';
import type { JourneyQuery } from '@halte/engine/search/journeyEngine';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { EngineCalls } from './engineCalls.ts';
import { type NamedLeg, planOfNamed } from './namedJourney.ts';
import type { RideTally } from './rideTally.ts';

export interface EnginePage {
  /** Null for a journey with a vehicle that has no trip or stop of a timetable, such as one on demand. */
  readonly journeys: readonly (readonly NamedLeg[] | null)[];
  /** Asks for the next page; null: there is none. */
  readonly next: (() => Promise<EnginePage>) | null;
  /** Why there is no journey, if there is none. */
  readonly reason: EmptyReason;
}

/** Fewer journeys than this lead to the next page. */
export const ENOUGH = 2;

/**
 * The journeys of the first page and, with too few, of one more that can be made by the timetable and are worth making; or the reason why there are none.
 *
 * @param query the request with the stops around both ends and the via place.
 */
export async function ridesOfPages(
  { feed, request, query }: { readonly feed: Feed; readonly request: SearchRequest; readonly query: JourneyQuery },
  first: EnginePage,
  tally: RideTally,
): Promise<Rides> {
  const plansOf = ({ journeys }: EnginePage) =>
    journeys.flatMap((legs): Plan[] => {
      const plan = legs === null ? 'unknown-trip' : planOfNamed(feed, request, query, legs);
      tally.count(typeof plan === 'string' ? plan : 'used');
      return typeof plan === 'string' ? [] : [plan];
    });
  const terms = termsOf(feed, request);
  const plans = plansOf(first);
  const chosen = () =>
    chosenOf(
      plans.map((plan) => ({ plan })),
      terms,
    );
  const isEnough = () => typeof chosen() !== 'string' && plans.length >= ENOUGH;
  if (first.next !== null && !isEnough()) plans.push(...plansOf(await first.next()));
  const found = chosen();
  if (typeof found !== 'string') return { plans: found.map(({ plan }) => plan), reason: null, ends: null };
  if (found === 'walking-is-quicker') return none(found, !terms.walking || !isNear(terms.walking));
  return none(first.reason);
}

export function none(reason: EmptyReason, hasOtherTimes = !reason.startsWith('no-stop')): Rides {
  return { plans: [], reason, hasOtherTimes };
}

/** @param missing timetables that the engine does not have, by name. */
export function healthOf(calls: EngineCalls, missing: readonly string[], tally: RideTally): EngineHealth {
  const names = missing.map((name) => name || 'without a name').join(', ');
  const problem = calls.problem() ?? (names === '' ? null : `does not have the timetable ${names}`) ?? tally.problem();
  if (problem === null) return { state: 'ok', problem };
  return { state: calls.isOpen() ? 'down' : 'degraded', problem };
}
