/** What every engine over the network does with the pages of its answer: docs/decisions/0112. */

import { chosenOf, termsOf } from '@halte/engine/journeys/chosen';
import type { Plan } from '@halte/engine/journeys/plan';
import type { SearchRequest } from '@halte/engine/journeys/request';
import { type EmptyReason, EngineError, type EngineHealth, type Rides } from '@halte/engine/journeys/rideFinder';
import { isNear } from '@halte/engine/journeys/worth';
import type { JourneyQuery } from '@halte/engine/search/journeyEngine';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { EngineCalls } from './engineCalls.ts';
import { type NamedLeg, planOfNamed } from './namedJourney.ts';
import { isUnknown, type RideResult, type RideTally } from './rideTally.ts';

export interface EnginePage {
  /** Null for a journey with a vehicle that has no trip or stop of a timetable, such as one on demand. */
  readonly journeys: readonly (readonly NamedLeg[] | null)[];
  /** Asks for the next page; null: there is none. */
  readonly next: (() => Promise<EnginePage>) | null;
  /** Asks for journeys that are later and walk less; null: the engine cannot be asked. */
  readonly shorterWalks: (() => Promise<EnginePage>) | null;
  /** Why there is no journey, if there is none. */
  readonly reason: EmptyReason;
}

/** Fewer journeys than this lead to the next page. */
export const ENOUGH = 2;

/**
 * The journeys of the first page and, with too few, of one more, that can be made by the timetable and are worth making; or the reason why there are none.
 *
 * @param query the request with the stops around both ends and the via place.
 * @throws {EngineError} if the timetable has none of its journeys, so that what answers in place of a failing engine is asked.
 */
export async function ridesOfPages(
  { feed, request, query }: { readonly feed: Feed; readonly request: SearchRequest; readonly query: JourneyQuery },
  first: EnginePage,
  tally: RideTally,
): Promise<Rides> {
  // What is left out was better in the engine's comparison than what is not told.
  let isHiding = false;
  const results: RideResult[] = [];
  const plansOf = ({ journeys }: EnginePage) =>
    journeys.flatMap((legs): Plan[] => {
      const plan = legs === null ? 'unknown-trip' : planOfNamed(feed, request, query, legs);
      const result = typeof plan === 'string' ? plan : 'used';
      tally.count(result);
      results.push(result);
      isHiding ||= plan === 'not-as-wanted' || plan === 'missed-change';
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
  isHiding ||= plans.length > 0 && typeof chosen() === 'string';
  if (first.shorterWalks !== null && isHiding) plans.push(...plansOf(await unless(isEnough, first.shorterWalks)));
  if (first.next !== null && !isEnough()) plans.push(...plansOf(await first.next()));
  const found = chosen();
  if (typeof found !== 'string') return { plans: found.map(({ plan }) => plan), reason: null, ends: null };
  if (found === 'walking-is-quicker') return none(found, !terms.walking || !isNear(terms.walking));
  if (results.length > 0 && results.every(isUnknown))
    throw new EngineError('unreadable', 'has another timetable: no journey of its answer is in that of this server');
  return none(first.reason);
}

/** What was found already is answered, whatever becomes of a second question. */
async function unless(isEnough: () => boolean, ask: () => Promise<EnginePage>): Promise<EnginePage> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof EngineError) || !isEnough()) throw error;
    return { journeys: [], next: null, shorterWalks: null, reason: 'nothing-runs' };
  }
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
