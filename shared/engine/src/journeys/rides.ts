import type { EpochSeconds } from '../common/time.ts';
import { dayOf } from '../common/zone.ts';
import type { Journey, JourneyEngine, JourneyQuery } from '../search/journeyEngine.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { chosenOf, termsOf, worthOf } from './chosen.ts';
import { spreadFrom } from './groups.ts';
import { searchFrom } from './hours.ts';
import { type Candidate, lessWalking } from './lessWalking.ts';
import type { Plan, PlannedLeg } from './plan.ts';
import { queryOf } from './query.ts';
import type { SearchRequest } from './request.ts';
import type { EmptyReason, Rides } from './rideFinder.ts';
import { type ServiceDayEnds, serviceDayEnds } from './serviceDayEnds.ts';
import { type Wished, wishesOf } from './wishes.ts';
import { isNear } from './worth.ts';

/** `ends` are searched only when asked for. */
type OwnRides =
  | { readonly plans: readonly Plan[]; readonly reason: null; readonly ends: () => ServiceDayEnds }
  | Exclude<Rides, { readonly reason: null }>;

/** Journeys by public transport within the hour, or from the first one after it; or the reason why there are none. */
export function findRides(
  { feed, engine }: { readonly feed: Feed; readonly engine: JourneyEngine },
  request: SearchRequest,
): OwnRides {
  const query = queryOf(feed, request);
  const why = unanswerable(feed, request, query);
  if (why !== null) return none(why, !why.startsWith('no-stop'));

  const terms = termsOf(feed, request);
  const isWorth = ({ plan }: Candidate) => worthOf(plan, terms) === 'worth';
  const search = (one: JourneyQuery) =>
    engine.search(one).map((journey): Candidate => ({ journey, plan: planOf(feed, request, journey) }));
  // Waiting hours is not worth saving minutes of a short walk.
  const isAnswered = terms.walking !== null && isNear(terms.walking);
  const found = searchFrom(search, query, { isWorth, leavesFrom: terms.leavesFrom, looksAhead: !isAnswered });
  const chosen = chosenOf(found, terms);
  if (chosen === 'nothing-runs') {
    return none(daysOutsideTimetable(feed, request.time) > 0 ? 'outside-timetable' : chosen, true);
  }
  if (chosen === 'walking-is-quicker') return none(chosen, !isAnswered);
  const [plans, journeys] = [chosen.map(({ plan }) => plan), chosen.map(({ journey }) => journey)];
  const withLess = lessWalking(search, query, plans, spreadFrom(plans, request)).filter(isWorth);
  return {
    plans: [...plans, ...withLess.map(({ plan }) => plan)],
    reason: null,
    ends: () => serviceDayEnds(engine, query, journeys),
  };
}

/** Why there is no journey whatever runs; null: there may be some. */
export function unanswerable(
  feed: Feed,
  { time }: SearchRequest,
  { access, egress }: Pick<JourneyQuery, 'access' | 'egress'>,
): EmptyReason | null {
  if (access.length === 0) return 'no-stop-near-origin';
  if (egress.length === 0) return 'no-stop-near-destination';
  // One more day on both sides: vehicles run past midnight, and one may leave tomorrow.
  return daysOutsideTimetable(feed, time) > 1 ? 'outside-timetable' : null;
}

/** Number of days before the first or after the last day of the timetable; 0 in between. */
function daysOutsideTimetable({ timeZone, firstDay, lastDay }: Feed, time: EpochSeconds): number {
  const day = dayOf(timeZone, time);
  return Math.max(0, firstDay - day, day - lastDay);
}

export function planOf(
  feed: Feed,
  { from, to, options }: Pick<Plan, 'from' | 'to'> & { readonly options?: Wished },
  { departure, arrival, legs, rides }: Journey,
): Plan {
  const { stopTimes, trips } = feed;
  const planned = legs.flatMap((leg): PlannedLeg[] => {
    if (leg.kind === 'walk') {
      const { from: _from, to: _to, ...walk } = leg;
      return walk.metres > 0 ? [walk] : [];
    }
    const start = trips.stopTimeStart[leg.trip]!;
    const stopAt = (position: number) => stopTimes.stop[start + position]!;
    return [{ ...leg, from: stopAt(leg.fromPosition), to: stopAt(leg.toPosition) }];
  });
  return { from, to, departure, arrival, legs: planned, ...wishesOf(options ?? {}, rides) };
}

function none(reason: EmptyReason, hasOtherTimes: boolean): OwnRides {
  return { plans: [], reason, hasOtherTimes };
}
