/** Converts a journey that an engine names into a plan of the timetable, or returns the reason why it is not used. */

import type { Endpoint } from '@halte/engine/journeys/endpoints';
import type { Options } from '@halte/engine/journeys/options';
import { type NonTransitLeg, type Plan, type PlannedLeg, type PlannedRide, ridesOf } from '@halte/engine/journeys/plan';
import type { SearchRequest } from '@halte/engine/journeys/request';
import { planOfLegs } from '@halte/engine/journeys/restore';
import { wishesOf } from '@halte/engine/journeys/wishes';
import { changeMetres, changeSeconds } from '@halte/engine/search/day/changes';
import { entrancesOf } from '@halte/engine/search/entrances';
import type { AccessPoint, JourneyQuery } from '@halte/engine/search/journeyEngine';
import type { Feed, StopIndex } from '@halte/engine/timetable/feed/feed';
import { metresBetween } from '@halte/engine/timetable/geo/distance';
import { isStepFree, profileOf } from '@halte/engine/timetable/geo/walkRouter';
import { isByVia } from './byVia.ts';
import { type NamedRide, resolveRide, type Unresolved } from './named.ts';
import { withNearChanges } from './nearChanges.ts';
import { withNearEnds } from './nearEnds.ts';

export interface NamedWalk {
  readonly kind: 'walk';
  /** Along streets. */
  readonly metres: number;
  readonly seconds: number;
}

export type NamedLeg = NamedRide | NamedWalk;

/** Why a journey is not used though its rides are known: no ride; a change that Halte's times do not allow; not what was asked for. */
export type NotMade = Unresolved | 'no-ride' | 'missed-change' | 'not-as-wanted';

/** Its times and ends are set later, beside a ride. */
const walkOf = (metres: number, seconds: number): NonTransitLeg => ({
  kind: 'walk',
  departure: 0,
  arrival: Math.ceil(seconds),
  metres: Math.round(metres),
});

/**
 * The journey with the times of the timetable and its live data, or why there is none. Changes are those of the timetable; only the first and the
 * last walk are the engine's.
 *
 * @param query the request with the stops around both ends and the via place.
 */
export function planOfNamed(
  feed: Feed,
  request: SearchRequest,
  query: JourneyQuery,
  named: readonly NamedLeg[],
): Plan | NotMade {
  const told: PlannedRide[] = [];
  for (const leg of named) {
    if (leg.kind !== 'ride') continue;
    const ride = resolveRide(feed, leg);
    if (typeof ride === 'string') return ride;
    told.push(ride);
  }
  if (told.length === 0) return 'no-ride';
  const { from, to, options } = request;
  const near = feed.walks ? withNearEnds(feed, request, query, told) : told;
  if (near === null) return 'not-as-wanted';
  const rides = withNearChanges(feed, options, near);
  if (rides === null) return 'missed-change';
  const [first, last] = [rides[0]!, rides.at(-1)!];
  const access = endWalk(feed, { place: from, stop: first.from, around: query.access }, walkBefore(named), options);
  const around = { place: to, stop: last.to, around: query.egress };
  const egress = endWalk(feed, around, walkBefore(named.toReversed()), options);
  const legs = [...walkLeg(access), ...withChanges(feed, options, rides), ...walkLeg(egress)];
  const count = rides.filter(({ staySeated }) => !staySeated).length;
  const plan = planOfLegs({ from: spotOf(from), to: spotOf(to), ...wishesOf(options, count) }, legs);
  const isNear = isWalked(access, query.access, options) && isWalked(egress, query.egress, options);
  const isWanted = isNear && count <= options.maxRides && isInTime(plan, request) && isUsable(feed, request, plan);
  return isWanted && isByVia(feed, request, query, ridesOf(plan)) ? plan : 'not-as-wanted';
}

const spotOf = ({ id, name, lat, lon }: SearchRequest['from']) => ({ id, name, lat, lon });

/** All of the way before the first ride: a walk may be told in parts. */
function walkBefore(legs: readonly NamedLeg[]): Omit<NamedWalk, 'kind'> {
  let [metres, seconds] = [0, 0];
  for (const leg of legs) {
    if (leg.kind === 'ride') break;
    metres += leg.metres;
    seconds += leg.seconds;
  }
  return { metres, seconds };
}

/** A walk between the street and a stop; by the entrance, if any: a position in `Feed.stationNodes`. */
type EndWalk = Omit<NamedWalk, 'kind'> & Pick<AccessPoint, 'entrance'>;

/**
 * None to the stops of the place itself. Never shorter than the straight line: an engine may measure from the street at which it begins. Never faster than the
 * traveller: OpenTripPlanner is asked for more. By an entrance of
 * the station as the timetable has it, because an engine does not say by which one.
 */
function endWalk(
  { stops, walks }: Feed,
  {
    place,
    stop,
    around,
  }: { readonly place: Endpoint; readonly stop: StopIndex; readonly around: readonly AccessPoint[] },
  { metres, seconds }: Omit<NamedWalk, 'kind'>,
  { metresPerSecond }: Options,
): EndWalk {
  if (place.stops.includes(stop)) return { metres: 0, seconds: 0 };
  const known = around.find((point) => point.stop === stop);
  if (known && (walks || known.entrance !== undefined)) return known;
  const straight = metresBetween(place.lat, place.lon, stops[stop]!.lat, stops[stop]!.lon);
  return {
    metres: Math.max(metres, straight),
    seconds: Math.max(seconds, Math.max(metres, straight) / metresPerSecond),
  };
}

function walkLeg({ metres, seconds, entrance }: EndWalk): PlannedLeg[] {
  if (metres < 1) return [];
  return [{ ...walkOf(metres, seconds), ...(entrance === undefined ? {} : { entrance }) }];
}

/** Rides, with the walks between them. */
function withChanges(feed: Feed, options: Options, rides: readonly PlannedRide[]): PlannedLeg[] {
  const profile = profileOf(options);
  return rides.flatMap((ride, index): PlannedLeg[] => {
    const before = rides[index - 1];
    if (!before || ride.staySeated || before.to === ride.from) return [ride];
    const stops = [before.to, ride.from] as const;
    const metres = changeMetres(feed, stops, profile);
    if (metres <= 0) return [ride];
    return [walkOf(metres, changeSeconds(feed, stops, [before.trip, ride.trip], profile)), ride];
  });
}

/** Where no stop is as near as was asked for, any walk is better than none. By an entrance only the way on the street is limited, which was looked at with the stops around. */
function isWalked({ metres, entrance }: EndWalk, around: readonly AccessPoint[], { maxWalk }: Options): boolean {
  if (metres <= maxWalk || entrance !== undefined) return true;
  return around.every((point) => point.entrance === undefined && point.metres > maxWalk);
}

function isInTime({ departure, arrival }: Plan, { time, direction }: SearchRequest): boolean {
  return direction === 'departAfter' ? departure >= time : arrival <= time;
}

/** Whether all its vehicles and stops are those that were asked for. An engine may know less of them than the timetable, or have other modes. */
function isUsable(feed: Feed, { options }: SearchRequest, plan: Plan): boolean {
  const { excludedModes, wheelchair } = options;
  const { trips, routes, stops } = feed;
  const rides = ridesOf(plan);
  if (rides.some(({ trip }) => excludedModes.has(routes[trips.route[trip]!]!.mode))) return false;
  if (isStepFree(profileOf(options))) {
    const { isShut } = entrancesOf(feed);
    if (isShut(rides[0]!.from, 'toStops') || isShut(rides.at(-1)!.to, 'fromStops')) return false;
  }
  return (
    !wheelchair ||
    rides.every(({ trip, from, to }) =>
      [trips.wheelchair[trip] !== 2, stops[from]!.wheelchair !== 'no', stops[to]!.wheelchair !== 'no'].every(Boolean),
    )
  );
}
