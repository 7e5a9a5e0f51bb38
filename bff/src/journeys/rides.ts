import type { EpochSeconds } from '../common/time.ts';
import { dayOf } from '../common/zone.ts';
import { findAccess } from '../engine/access.ts';
import { entrancesOf } from '../engine/entrances.ts';
import type { AccessPoint, Journey, JourneyEngine, JourneyQuery } from '../engine/journeyEngine.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { isStepFree, profileOf, secondsOfWalk } from '../timetable/geo/walkRouter.ts';
import { chosenOf, termsOf, worthOf } from './chosen.ts';
import type { Endpoint } from './endpoints.ts';
import { spreadFrom } from './groups.ts';
import { searchFrom, WINDOW_SECONDS } from './hours.ts';
import { type Candidate, lessWalking } from './lessWalking.ts';
import type { Options } from './options.ts';
import type { Plan, PlannedLeg, Wishes } from './plan.ts';
import type { SearchRequest } from './request.ts';
import { type ServiceDayEnds, serviceDayEnds } from './serviceDayEnds.ts';
import { isNear } from './worth.ts';

export type EmptyReason =
  | 'outside-timetable'
  | 'no-stop-near-origin'
  | 'no-stop-near-destination'
  | 'nothing-runs'
  | 'walking-is-quicker';

export type Rides =
  | { readonly plans: readonly Plan[]; readonly reason: null; readonly ends: () => ServiceDayEnds }
  /** `query` is the query without result; null if no other time would help. */
  | { readonly plans: readonly []; readonly reason: EmptyReason; readonly query: JourneyQuery | null };

const VIA_METRES = 400;

/** Journeys by public transport within the hour, or from the first one after it; or the reason why there are none. */
export function findRides(
  { feed, engine }: { readonly feed: Feed; readonly engine: JourneyEngine },
  request: SearchRequest,
): Rides {
  const query = queryOf(feed, request);
  if (query.access.length === 0) return none('no-stop-near-origin', null);
  if (query.egress.length === 0) return none('no-stop-near-destination', null);
  const daysOutside = daysOutsideTimetable(feed, request.time);
  // One more day on both sides: vehicles run past midnight, and one may leave tomorrow.
  if (daysOutside > 1) return none('outside-timetable', query);

  const terms = termsOf(feed, request);
  const isWorth = ({ plan }: Candidate) => worthOf(plan, terms) === 'worth';
  const search = (one: JourneyQuery) =>
    engine.search(one).map((journey): Candidate => ({ journey, plan: planOf(feed, request, journey) }));
  // Waiting hours is not worth saving minutes of a short walk.
  const isAnswered = terms.walking !== null && isNear(terms.walking);
  const found = searchFrom(search, query, { isWorth, leavesFrom: terms.leavesFrom, looksAhead: !isAnswered });
  const chosen = chosenOf(found, terms);
  if (chosen === 'nothing-runs') return none(daysOutside > 0 ? 'outside-timetable' : chosen, query);
  if (chosen === 'walking-is-quicker') return none(chosen, isAnswered ? null : query);
  const [plans, journeys] = [chosen.map(({ plan }) => plan), chosen.map(({ journey }) => journey)];
  const withLess = lessWalking(search, query, plans, spreadFrom(plans, request)).filter(isWorth);
  return {
    plans: [...plans, ...withLess.map(({ plan }) => plan)],
    reason: null,
    ends: () => serviceDayEnds(engine, query, journeys),
  };
}

/** The request as an engine query, with stops within walking distance in place of places. */
function queryOf(feed: Feed, { from, to, via, viaStaySeconds, time, direction, options }: SearchRequest): JourneyQuery {
  return {
    access: accessOf(feed, reached(feed, from, options, 'toStops'), options, 'toStops'),
    egress: accessOf(feed, reached(feed, to, options, 'fromStops'), options, 'fromStops'),
    time,
    direction,
    windowSeconds: WINDOW_SECONDS,
    excludedModes: options.excludedModes,
    ...(via ? { via: accessOf(feed, via, { ...options, maxWalk: VIA_METRES }, 'toStops') } : {}),
    viaStaySeconds,
    maxRides: options.maxRides,
    changeMarginSeconds: options.changeMarginSeconds,
    wheelchair: options.wheelchair,
    avoidStairs: options.avoidStairs,
  };
}

/** Number of days before the first or after the last day of the timetable; 0 in between. */
function daysOutsideTimetable({ timeZone, firstDay, lastDay }: Feed, time: EpochSeconds): number {
  const day = dayOf(timeZone, time);
  return Math.max(0, firstDay - day, day - lastDay);
}

/** The place without those of its own stops that cannot be reached without stairs. */
function reached(feed: Feed, place: Endpoint, options: Options, direction: 'toStops' | 'fromStops'): Endpoint {
  if (!isStepFree(profileOf(options))) return place;
  const { isShut } = entrancesOf(feed);
  return { ...place, stops: place.stops.filter((stop) => !isShut(stop, direction)) };
}

function accessOf(
  feed: Feed,
  { lat, lon, stops }: Endpoint,
  { maxWalk, metresPerSecond, ...options }: Options,
  direction: 'toStops' | 'fromStops',
): AccessPoint[] {
  const here = new Set(stops);
  const around = findAccess(feed, lat, lon, maxWalk, { direction, profile: profileOf(options) })
    .filter(({ stop }) => !here.has(stop))
    .map(({ evenMetres, stationSeconds, ...walk }) => ({
      ...walk,
      seconds: secondsOfWalk({ evenMetres }, metresPerSecond) + stationSeconds,
    }));
  return [...stops.map((stop) => ({ stop, metres: 0, seconds: 0 })), ...around];
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

type Wished = Partial<Pick<Options, 'changeMarginSeconds' | 'avoidStairs' | 'wheelchair'>>;

function wishesOf({ changeMarginSeconds = 0, avoidStairs, wheelchair }: Wished, rides: number): Wishes {
  return {
    ...(changeMarginSeconds > 0 && rides > 1 ? { changeMarginSeconds } : {}),
    ...(avoidStairs ? { avoidsStairs: true } : {}),
    ...(wheelchair ? { wheelchair: true } : {}),
  };
}

function none(reason: EmptyReason, query: JourneyQuery | null): Rides {
  return { plans: [], reason, query };
}
