import { findAccess } from '../timetable/access.ts';
import type { AccessPoint, Journey, JourneyEngine, JourneyQuery } from '../timetable/engine.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { dayOf } from '../timetable/time/zone.ts';
import { walkingPlan } from './directModes.ts';
import type { Endpoint } from './endpoints.ts';
import { spreadFrom, WORTH_LESS_WALKING_METRES } from './groups.ts';
import { longestWaitOf } from './measures.ts';
import { endOf } from './nextService.ts';
import type { Options } from './options.ts';
import { type Plan, type PlannedLeg, walkingMetresOf } from './plan.ts';
import type { SearchRequest } from './request.ts';
import { type ServiceDayEnds, serviceDayEnds } from './serviceDayEnds.ts';

export type EmptyReason = 'outside-timetable' | 'no-stop-near-origin' | 'no-stop-near-destination' | 'nothing-runs';

export type Rides =
  | { readonly plans: readonly Plan[]; readonly reason: null; readonly ends: ServiceDayEnds }
  /** `query` is what was asked in vain; null where no time would help. */
  | { readonly plans: readonly []; readonly reason: EmptyReason; readonly query: JourneyQuery | null };

const WINDOW_SECONDS = 3_600;
/** With fewer journeys than that in the window, it is moved to where the next one is. */
const ENOUGH = 2;
/** Few journeys with less walking are shown, so few are searched. */
const LESS_WALKING_WINDOW_SECONDS = 1_800;
const FARTHEST_SECONDS = 24 * 3_600;
const VIA_METRES = 400;
/** As much farther than the nearest stop another may be to count as near. */
const LITTLE_METRES = 150;

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
    wheelchair: options.wheelchair,
  };
  const day = dayOf(feed.timeZone, time);
  const outside = day < feed.firstDay || day > feed.lastDay;
  // A day more on both sides: vehicles drive past midnight, and one may leave tomorrow.
  if (day < feed.firstDay - 1 || day > feed.lastDay + 1) return none('outside-timetable', query);
  const journeys = searchFrom(engine, query);
  const plans = journeys.map((journey) => planOf(feed, request, journey));
  // Waiting is not among the engine's criteria.
  const waitsLittle = (plan: Plan) => longestWaitOf(plan) <= options.maxWaitSeconds + viaStaySeconds;
  const spread = spreadFrom({ rides: plans.filter(waitsLittle), walking: walkingPlan(request) }, request);
  const possible = plans.length > 0 ? [...plans, ...withLessWalking(engine, query, request, plans, spread)] : [];
  const within = possible.filter(waitsLittle);
  if (within.length === 0) return none(outside ? 'outside-timetable' : 'nothing-runs', query);
  return { plans: within, reason: null, ends: serviceDayEnds(engine, query, journeys) };
}

/**
 * Walking is not among the engine's criteria: where much of it is needed, the nearest stops alone are tried as well; with nothing soon, until
 * `elseWithinSeconds` from the time of the query.
 */
function withLessWalking(
  engine: JourneyEngine,
  query: JourneyQuery,
  request: SearchRequest,
  plans: readonly Plan[],
  elseWithinSeconds: number,
): readonly Plan[] {
  const least = Math.min(...plans.map(walkingMetresOf));
  // Between the nearest stops one walks at least to the first one and from the last one.
  if (least - query.access[0]!.metres - query.egress[0]!.metres < WORTH_LESS_WALKING_METRES) return [];
  const [access, egress] = [nearest(query.access), nearest(query.egress)];
  if (access.length === query.access.length && egress.length === query.egress.length) return [];
  const windowSeconds = LESS_WALKING_WINDOW_SECONDS;
  const found = engine.search({ ...query, access, egress, windowSeconds, elseWithinSeconds });
  return found.map((journey) => planOf(engine.feed, request, journey));
}

function searchFrom(engine: JourneyEngine, query: JourneyQuery): readonly Journey[] {
  const { time, direction, windowSeconds } = query;
  const found = engine.search({ ...query, elseWithinSeconds: Number.POSITIVE_INFINITY });
  const isWithin = found.some(({ departure, arrival }) =>
    direction === 'departAfter' ? departure <= time + windowSeconds : arrival >= time - windowSeconds,
  );
  if (isWithin && found.length >= ENOUGH) return found;
  const [within, best] = isWithin ? [found, engine.search({ ...query, windowSeconds: 0 })] : [[], found];
  const next = endOf(best, direction);
  if (next === null || Math.abs(next - time) > FARTHEST_SECONDS) return within;
  return [...within, ...best, ...engine.search({ ...query, time: next })];
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

function nearest(points: readonly AccessPoint[]): AccessPoint[] {
  return points.filter(({ metres }) => metres <= points[0]!.metres + LITTLE_METRES);
}

export function planOf(
  feed: Feed,
  { from, to }: Pick<Plan, 'from' | 'to'>,
  { departure, arrival, legs }: Journey,
): Plan {
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
  return { from, to, departure, arrival, legs: planned };
}

function none(reason: EmptyReason, query: JourneyQuery | null): Rides {
  return { plans: [], reason, query };
}
