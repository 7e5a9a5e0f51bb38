/** The next departures of a stop: of all lines in groups, or of one line to the traveller's destination. */

import type { Static } from 'typebox';
import type {
  BoardReason,
  LineDeparturesAnswer as LineDeparturesAnswerSchema,
  Schedules as SchedulesSchema,
} from '../api/departures.ts';
import type { EpochSeconds } from '../common/time.ts';
import { dayOf, toIso } from '../common/zone.ts';
import { type Booking, bookingOfRide, withBooking } from '../journeys/bookingAnswer.ts';
import { type Departure, departuresAt } from '../timetable/departures.ts';
import type { Feed, RouteIndex, StopIndex } from '../timetable/feed/feed.ts';
import { type RideStopTime, tripStopTimes } from '../timetable/rides.ts';
import { lineOfTrip } from '../timetable/routesOfLines.ts';
import { isoAtStop, isoAtStopOrNull } from '../timetable/stopClock.ts';
import { compareRoutes, stopVisits, tripOfStopTime } from '../timetable/stopIndex.ts';
import { badgeOf } from '../timetable/trips.ts';
import { departureAnswer } from './departureAnswer.ts';
import type { Direction } from './directions.ts';
import { type GroupedBy, groupOf } from './grouping.ts';
import { directionOf } from './patterns.ts';
import { dayOfGroup, serviceEnds } from './serviceEnds.ts';

type Schedules = Static<typeof SchedulesSchema>;
type LineDepartures = Static<typeof LineDeparturesAnswerSchema>;

/** How far ahead departures are searched: tomorrow’s night bus is shown, next week's market bus is not. */
const HORIZON_SECONDS = 86_400;
/** More departures than any stop has in a day. */
const ALL = 50_000;

/** @param limit departures per group. */
export function stopBoard(
  feed: Feed,
  stops: readonly StopIndex[],
  from: EpochSeconds,
  groupedBy: GroupedBy,
  limit: number,
): Omit<Schedules, 'id' | 'name'> {
  const departures = departuresAt(feed, stops, from, ALL, HORIZON_SECONDS);
  const groups = Map.groupBy(departures, ({ trip, position }) => groupOf(feed, groupedBy, trip, position));
  const endsOf = serviceEnds(feed, stops, groupedBy);
  const dayOf = dayOfGroup(feed, stops, groupedBy);
  const groupsOfLine = Map.groupBy(groups.values(), ([first]) => lineOfTrip(feed, first!.trip));
  const lines = new Set([...linesLeaving(feed, stops), ...groupsOfLine.keys()]);
  return {
    ...spanOf(feed, stops, from, departures),
    lines: [...lines]
      .sort((a, b) => compareRoutes(feed, a, b))
      .map((route) => ({
        line: badgeOf(feed, route),
        groups: (groupsOfLine.get(route) ?? [])
          .map((group) => groupAnswer(feed, group.slice(0, limit), endsOf, dayOf))
          .sort((a, b) => a.direction - b.direction),
      })),
  };
}

/** Filter for departures of a line. */
export interface BoardFilter {
  /** Null: both. */
  readonly direction: Direction | null;
  /** Alternative stops to alight at; null: any. */
  readonly to: readonly StopIndex[] | null;
  readonly limit: number;
}

export function lineBoard(
  feed: Feed,
  stops: readonly StopIndex[],
  route: RouteIndex,
  from: EpochSeconds,
  { direction, to, limit }: BoardFilter,
): LineDepartures {
  const endsOf = serviceEnds(feed, stops, 'direction');
  const found: { departure: Departure; arrival: RideStopTime | null }[] = [];
  for (const departure of departuresAt(feed, stops, from, ALL, HORIZON_SECONDS)) {
    if (found.length === limit) break;
    if (lineOfTrip(feed, departure.trip) !== route) continue;
    if (direction !== null && directionOf(feed, departure.trip) !== direction) continue;
    const arrival = to === null ? null : arrivalAt(feed, departure, to);
    if (to === null || arrival !== null) found.push({ departure, arrival });
  }
  return {
    line: badgeOf(feed, route),
    ...spanOf(feed, stops, from, found),
    departures: found.map(({ departure, arrival }) => ({
      ...departureAnswer(feed, departure),
      ...endsOf(departure),
      arrival: arrival && {
        stopPointId: feed.stops[arrival.stop]!.id,
        platform: feed.stops[arrival.stop]!.platform,
        arrivalDateTime: isoAtStop(feed, arrival.stop, arrival.arrival),
        scheduledArrivalDateTime: isoAtStopOrNull(feed, arrival.stop, arrival.scheduledArrival),
        status: arrival.status,
        ...withBooking(alightingBooking(feed, departure, arrival)),
      },
    })),
  };
}

function alightingBooking(feed: Feed, departure: Departure, { position }: RideStopTime): Booking | null {
  const { trip, serviceDay, scheduledDeparture } = departure;
  return bookingOfRide(feed, { trip, serviceDay, position }, scheduledDeparture ?? departure.departure, 'alighting');
}

function groupAnswer(
  feed: Feed,
  departures: readonly Departure[],
  endsOf: ReturnType<typeof serviceEnds>,
  dayOf: ReturnType<typeof dayOfGroup>,
): Schedules['lines'][number]['groups'][number] {
  const answers = departures.map((departure) => ({ ...departureAnswer(feed, departure), ...endsOf(departure) }));
  const [next] = departures;
  const day = dayOf(next!);
  return {
    ...(day && { day: { first: isoAtStop(feed, next!.stop, day.first), last: isoAtStop(feed, next!.stop, day.last) } }),
    direction: answers[0]!.direction,
    headsigns: [...new Set(answers.map(({ headsign }) => headsign))],
    departures: answers,
  };
}

/** The first stop time after `departure` at one of `to` where alighting is allowed. */
function arrivalAt(feed: Feed, departure: Departure, to: readonly StopIndex[]): RideStopTime | null {
  const first = feed.trips.stopTimeStart[departure.trip]!;
  const end = feed.trips.stopTimeStart[departure.trip + 1]!;
  for (let at = first + departure.position + 1; at < end; at++)
    if (feed.stopTimes.dropOff[at] === 1 && to.includes(feed.stopTimes.stop[at]!))
      return tripStopTimes(feed, departure)[at - first]!;
  return null;
}

/** The lines that ever leave from these stops, today or not. */
function linesLeaving(feed: Feed, stops: readonly StopIndex[]): Set<RouteIndex> {
  const { first, stopTime } = stopVisits(feed);
  const routes = new Set<RouteIndex>();
  for (const stop of stops)
    for (let visit = first[stop]!; visit < first[stop + 1]!; visit++) {
      const at = stopTime[visit]!;
      const own = tripOfStopTime(feed, at);
      if (feed.stopTimes.pickup[at] === 1 && at < feed.trips.stopTimeStart[own + 1]! - 1)
        routes.add(lineOfTrip(feed, own));
    }
  return routes;
}

/** In the time zone of the first stop: all stops are in one stop area. */
function spanOf(feed: Feed, stops: readonly StopIndex[], from: EpochSeconds, departures: readonly unknown[]) {
  const day = dayOf(feed.timeZone, from);
  const outside = day < feed.firstDay || day > feed.lastDay;
  const reason: BoardReason | null = departures.length > 0 ? null : outside ? 'outside-timetable' : 'nothing-leaves';
  const zone = feed.stops[stops[0] ?? -1]?.timeZone ?? feed.timeZone;
  return { from: toIso(zone, from), until: toIso(zone, from + HORIZON_SECONDS), reason };
}
