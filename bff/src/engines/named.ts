/** Finds a ride that an engine names in the timetable. */
import type { DayNumber, EpochSeconds } from '@halte/engine/common/time';
import { serviceDayStart } from '@halte/engine/common/zone';
import type { PlannedRide } from '@halte/engine/journeys/plan';
import { lineMarkOf, type RideMarks, stopMarks } from '@halte/engine/journeys/rideMarks';
import { findSameRide } from '@halte/engine/journeys/sameRide';
import type { Feed, StopIndex, TripIndex } from '@halte/engine/timetable/feed/feed';
import { hasTripInstance, headwaysOf } from '@halte/engine/timetable/realtime/headways';
import type { Ride } from '@halte/engine/timetable/rides';
import { rideStopTimes } from '@halte/engine/timetable/rides';

/** If the times of a trip differ by more, the engine has another publication of the timetable. */
const SAME_TRIP_SECONDS = 900;

/** A ride as an engine returns it, with ids of the network and scheduled times. */
export interface NamedRide {
  readonly kind: 'ride';
  readonly tripId: string;
  readonly serviceDay: DayNumber;
  readonly lineId: string;
  /** Short name of the line; may be empty. */
  readonly lineName: string;
  readonly fromStopId: string;
  readonly toStopId: string;
  readonly scheduledDeparture: EpochSeconds;
  readonly scheduledArrival: EpochSeconds;
  /** The vehicle of the previous ride has become it. */
  readonly staySeated: boolean;
}

/** Why a ride is not used: the timetable does not have the trip, the stop, or the trip at that time; real time says that it does not run. */
export type Unresolved = 'unknown-trip' | 'unknown-stop' | 'other-time' | 'not-running';

/**
 * By the id of the trip and, where the engine has another publication, by line, stops and times. The ride has the times of the timetable and of its
 * live data, whatever the engine says.
 */
export function resolveRide(feed: Feed, named: NamedRide): PlannedRide | Unresolved {
  const [from, to] = [feed.stopById.get(named.fromStopId), feed.stopById.get(named.toStopId)];
  if (from === undefined || to === undefined) return 'unknown-stop';
  const trip = feed.trips.ids.find(named.tripId);
  const ride =
    (trip === undefined ? null : rideOfTrip(feed, trip, named, [from, to])) ?? rideOfLine(feed, named, [from, to]);
  if (ride === null) return trip === undefined ? 'unknown-trip' : 'other-time';
  const calls = rideStopTimes(feed, ride);
  const [boarding, leaving] = [calls[0]!, calls.at(-1)!];
  if ([boarding, leaving].some(({ status }) => status === 'cancelled' || status === 'skipped')) return 'not-running';
  return {
    kind: 'ride',
    ...ride,
    from: boarding.stop,
    to: leaving.stop,
    departure: boarding.departure,
    arrival: leaving.arrival,
    ...(named.staySeated ? { staySeated: true } : {}),
  };
}

type Ends = readonly [from: StopIndex, to: StopIndex];

/**
 * The part of the trip between these stops at the times nearest to these: a loop calls twice at one stop, and stop times without a time in the feed are
 * estimated by each program in its own way.
 */
function rideOfTrip(feed: Feed, trip: TripIndex, named: NamedRide, [from, to]: Ends): Ride | null {
  const { serviceDay, scheduledDeparture, scheduledArrival } = named;
  const { stop, departure, arrival } = feed.stopTimes;
  const [start, end] = [feed.trips.stopTimeStart[trip]!, feed.trips.stopTimeStart[trip + 1]!];
  const zero = serviceDayStart(feed.timeZone, serviceDay);
  const hasHeadways = headwaysOf(feed).has(trip);
  let [best, least]: [Ride | null, number] = [null, Number.POSITIVE_INFINITY];
  for (let i = start; i < end; i++) {
    if (stop[i] !== from) continue;
    const offset = hasHeadways ? scheduledDeparture - zero - departure[i]! : 0;
    const early = Math.abs(zero + departure[i]! + offset - scheduledDeparture);
    if (early > SAME_TRIP_SECONDS || !hasTripInstance(feed, { trip, serviceDay, offset })) continue;
    for (let j = i + 1; j < end; j++) {
      if (stop[j] !== to) continue;
      const late = Math.abs(zero + arrival[j]! + offset - scheduledArrival);
      if (late > SAME_TRIP_SECONDS || early + late >= least) continue;
      least = early + late;
      best = { trip, serviceDay, offset, fromPosition: i - start, toPosition: j - start };
    }
  }
  return best;
}

function rideOfLine(feed: Feed, named: NamedRide, [from, to]: Ends): Ride | null {
  const zero = serviceDayStart(feed.timeZone, named.serviceDay);
  const marks: Omit<RideMarks, 'line'> = {
    from: stopMarks(feed, from),
    to: stopMarks(feed, to),
    departure: named.scheduledDeparture - zero,
    arrival: named.scheduledArrival - zero,
  };
  for (const line of linesOf(feed, named)) {
    const found = findSameRide(feed, { ...NO_TRIP, serviceDay: named.serviceDay, marks: { ...marks, line } });
    if (found === null) continue;
    const { shift: _shift, ...ride } = found;
    return ride;
  }
  return null;
}

function linesOf(feed: Feed, { lineId, lineName }: NamedRide): ReadonlySet<number> {
  const line = feed.routeById.get(lineId);
  if (line !== undefined) return new Set([lineMarkOf(feed, line)]);
  const isNamed = (route: number) => lineName !== '' && feed.routes[route]!.shortName === lineName;
  return new Set([...feed.routes.keys()].filter(isNamed).map((route) => lineMarkOf(feed, route)));
}

/** No trip has its positions in this order, so that only marks are compared. */
const NO_TRIP = { tripId: '', offset: 0, fromPosition: 0, toPosition: 0, staySeated: false };
