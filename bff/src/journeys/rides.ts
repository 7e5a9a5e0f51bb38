import { findAccess } from '../timetable/access.ts';
import type { AccessPoint, Journey, JourneyEngine, JourneyQuery } from '../timetable/engine.ts';
import type { EpochSeconds, Feed } from '../timetable/feed/feed.ts';
import { dayOf } from '../timetable/time/zone.ts';
import { walkingPlan } from './directModes.ts';
import type { Endpoint } from './endpoints.ts';
import { spreadFrom } from './groups.ts';
import { type Candidate, type CandidateSearch, lessWalking } from './lessWalking.ts';
import { longestWaitOf } from './measures.ts';
import { endOf } from './nextService.ts';
import type { Options } from './options.ts';
import type { Plan, PlannedLeg } from './plan.ts';
import type { SearchRequest } from './request.ts';
import { type ServiceDayEnds, serviceDayEnds } from './serviceDayEnds.ts';
import { isNear, isWorthRiding, waitsOvernight } from './worth.ts';

export type EmptyReason =
  | 'outside-timetable'
  | 'no-stop-near-origin'
  | 'no-stop-near-destination'
  | 'nothing-runs'
  | 'walking-is-quicker';

export type Rides =
  | { readonly plans: readonly Plan[]; readonly reason: null; readonly ends: () => ServiceDayEnds }
  /** `query` is what was asked in vain; null where no time would help. */
  | { readonly plans: readonly []; readonly reason: EmptyReason; readonly query: JourneyQuery | null };

type Hours = readonly [from: number, to: number];

const WINDOW_SECONDS = 3_600;
/** With fewer journeys than that in the window, it is moved to where the next one is. */
const ENOUGH = 2;
const FARTHEST_SECONDS = 24 * 3_600;
/** Hours from the time of the query, in which a journey that is worth riding is looked for one after the other. */
const HOURS_AHEAD: readonly Hours[] = [
  [1, 4],
  [4, 10],
  [10, 24],
];
const VIA_METRES = 400;

/** Journeys by public transport from within the hour, or from the first one after it; or why there are none. */
export function findRides(
  { feed, engine }: { readonly feed: Feed; readonly engine: JourneyEngine },
  request: SearchRequest,
): Rides {
  const { from, to, via, viaStaySeconds, time, direction, options } = request;
  const access = accessOf(feed, from, options, 'toStops');
  if (access.length === 0) return none('no-stop-near-origin', null);
  const egress = accessOf(feed, to, options, 'fromStops');
  if (egress.length === 0) return none('no-stop-near-destination', null);

  const query: JourneyQuery = {
    access,
    egress,
    time,
    direction,
    windowSeconds: WINDOW_SECONDS,
    excludedModes: options.excludedModes,
    ...(via ? { via: accessOf(feed, via, { ...options, maxWalk: VIA_METRES }, 'toStops') } : {}),
    viaStaySeconds,
    maxRides: options.maxRides,
    changeMarginSeconds: options.changeMarginSeconds,
    wheelchair: options.wheelchair,
  };
  const day = dayOf(feed.timeZone, time);
  const outside = day < feed.firstDay || day > feed.lastDay;
  // A day more on both sides: vehicles drive past midnight, and one may leave tomorrow.
  if (day < feed.firstDay - 1 || day > feed.lastDay + 1) return none('outside-timetable', query);
  const walking = walkingPlan(request);
  const isPossible = ({ plan }: Candidate) => isWithinLimits(plan, request);
  const isQuicker = ({ plan }: Candidate) => isWorthRiding(plan, walking);
  const isByDay = ({ plan }: Candidate) => !waitsOvernight(plan, viaStaySeconds);
  const search = (one: JourneyQuery) =>
    engine.search(one).map((journey): Candidate => ({ journey, plan: planOf(feed, request, journey) }));
  const isWorth = (one: Candidate) => isPossible(one) && isQuicker(one) && isByDay(one);
  // No one waits for hours to save minutes of a short walk.
  const isAnswered = walking !== null && isNear(walking);
  const found = searchFrom(search, query, isWorth, isAnswered ? [] : HOURS_AHEAD);
  const possible = found.filter(isPossible);
  if (possible.length === 0) return none(outside ? 'outside-timetable' : 'nothing-runs', query);
  const quicker = possible.filter(isQuicker);
  if (quicker.length === 0) return none('walking-is-quicker', isAnswered ? null : query);
  // A night between two rides is better than nothing.
  const chosen = quicker.some(isByDay) ? quicker.filter(isByDay) : quicker;
  const plans = chosen.map(({ plan }) => plan);
  const withLess = lessWalking(search, query, plans, spreadFrom(plans, request)).filter(isWorth);
  return {
    plans: [...plans, ...withLess.map(({ plan }) => plan)],
    reason: null,
    ends: () =>
      serviceDayEnds(
        engine,
        query,
        chosen.map(({ journey }) => journey),
      ),
  };
}

/**
 * Rule 26, and that nothing is offered which has left before now, to arrive by a time that has not passed. Waiting is not among the engine's
 * criteria.
 */
function isWithinLimits(plan: Plan, { options, viaStaySeconds, time, direction, now }: SearchRequest): boolean {
  const hasLeft = direction === 'arriveBy' && time >= now && plan.departure < now;
  const wanted = Math.max(viaStaySeconds, options.changeMarginSeconds);
  return !hasLeft && longestWaitOf(plan) <= options.maxWaitSeconds + wanted;
}

/** Rule 16: what is in the window and, with little of it worth riding there, in the hour that begins (ends) with the first one that is. */
function searchFrom(
  search: CandidateSearch,
  query: JourneyQuery,
  isWorth: (candidate: Candidate) => boolean,
  hoursAhead: readonly Hours[],
): readonly Candidate[] {
  const { time, direction, windowSeconds } = query;
  const found = search({ ...query, elseWithinSeconds: Number.POSITIVE_INFINITY });
  const isWithin = found.some(({ journey: { departure, arrival } }) =>
    direction === 'departAfter' ? departure <= time + windowSeconds : arrival >= time - windowSeconds,
  );
  if (isWithin && found.filter(isWorth).length >= ENOUGH) return found;
  const [within, best] = isWithin ? [found, search({ ...query, windowSeconds: 0 })] : [[], found];
  const next =
    firstOf(best.filter(isWorth), direction) ??
    (best.length > 0 ? firstAhead(search, query, isWorth, hoursAhead) : null);
  if (next === null || Math.abs(next - time) > FARTHEST_SECONDS) return [...within, ...best.filter(isSoon)];
  return [...within, ...best, ...search({ ...query, time: next })];

  function isSoon({ journey: { departure, arrival } }: Candidate): boolean {
    return Math.abs((direction === 'departAfter' ? departure : arrival) - time) <= FARTHEST_SECONDS;
  }
}

/** When the first one that is worth riding leaves (the last one arrives), after the first hour and within a day. */
function firstAhead(
  search: CandidateSearch,
  query: JourneyQuery,
  isWorth: (candidate: Candidate) => boolean,
  hoursAhead: readonly Hours[],
): EpochSeconds | null {
  const sign = query.direction === 'departAfter' ? 1 : -1;
  for (const [from, to] of hoursAhead) {
    const range = { time: query.time + sign * (from * 3_600 + 1), windowSeconds: (to - from) * 3_600 - 1 };
    const first = firstOf(search({ ...query, ...range }).filter(isWorth), query.direction);
    if (first !== null) return first;
  }
  return null;
}

function firstOf(candidates: readonly Candidate[], direction: JourneyQuery['direction']): EpochSeconds | null {
  return endOf(
    candidates.map(({ journey }) => journey),
    direction,
  );
}

function accessOf(
  feed: Feed,
  { lat, lon, stops }: Endpoint,
  { maxWalk, metresPerSecond, wheelchair }: Options,
  direction: 'toStops' | 'fromStops',
): AccessPoint[] {
  const here = new Set(stops);
  const around = findAccess(feed, lat, lon, maxWalk, { direction, wheelchair })
    .filter(({ stop }) => !here.has(stop))
    .map(({ stop, metres, streetMetres, stationSeconds }) => ({
      stop,
      metres,
      seconds: Math.ceil(streetMetres / metresPerSecond) + stationSeconds,
    }));
  return [...stops.map((stop) => ({ stop, metres: 0, seconds: 0 })), ...around];
}

export function planOf(
  feed: Feed,
  { from, to, options }: Pick<Plan, 'from' | 'to'> & { readonly options?: Pick<Options, 'changeMarginSeconds'> },
  { departure, arrival, legs, rides }: Journey,
): Plan {
  const { changeMarginSeconds = 0 } = options ?? {};
  const { stopTimes, trips } = feed;
  const planned = legs.flatMap((leg): PlannedLeg[] => {
    if (leg.kind === 'walk')
      return leg.metres > 0
        ? [{ kind: 'walk', departure: leg.departure, arrival: leg.arrival, metres: leg.metres }]
        : [];
    const start = trips.stopTimeStart[leg.trip]!;
    const stopAt = (position: number) => stopTimes.stop[start + position]!;
    return [{ ...leg, from: stopAt(leg.fromPosition), to: stopAt(leg.toPosition) }];
  });
  const margin = changeMarginSeconds > 0 && rides > 1 ? { changeMarginSeconds } : {};
  return { from, to, departure, arrival, legs: planned, ...margin };
}

function none(reason: EmptyReason, query: JourneyQuery | null): Rides {
  return { plans: [], reason, query };
}
