/** Details of one line. */

import { startOf, tripsOfDay } from '@halte/engine/boards/dayTrips';
import type { Direction } from '@halte/engine/boards/directions';
import { patternsOf } from '@halte/engine/boards/patterns';
import { getOrCompute, memoize } from '@halte/engine/common/memoize';
import type { DayNumber } from '@halte/engine/common/time';
import { isoOfDay, serviceDayStart, weekdayOf } from '@halte/engine/common/zone';
import type { Feed, RouteIndex } from '@halte/engine/timetable/feed/feed';
import type { LatLon } from '@halte/engine/timetable/geo/cutShape';
import { printedTimetable } from '@halte/engine/timetable/inLanguage';
import { otherIdsOf } from '@halte/engine/timetable/routesOfLines';
import { isoAtStop } from '@halte/engine/timetable/stopClock';
import { badgeOf } from '@halte/engine/timetable/trips';
import type { Static } from 'typebox';
import type { LineDetail as LineDetailSchema, LineDirection as LineDirectionSchema } from '../api/lines.ts';
import { waysOnMap } from './lineShapes.ts';
import { headsignsOf, signOf } from './lineStops.ts';

type LineDetail = Omit<Static<typeof LineDetailSchema>, 'alerts'>;
type LineDirection = Static<typeof LineDirectionSchema>;
/** The part that is the same every day. */
type LineFacts = Omit<LineDetail, 'directions' | 'serviceDays'> & { directions: Omit<LineDirection, 'today'>[] };

const DAYS_AHEAD = 60;

const factsByRoute = memoize((_timetable: Feed) => new Map<RouteIndex, LineFacts>());

/** A line as its page shows it on `today`, by the timetable. */
export function lineDetail(feed: Feed, route: RouteIndex, today: DayNumber): LineDetail {
  const timetable = printedTimetable(feed);
  const facts = factsOf(timetable, route);
  return {
    ...facts,
    directions: facts.directions.map((one) => ({
      ...one,
      today: firstAndLast(timetable, route, one.direction, today),
    })),
    serviceDays: serviceDays(timetable, route, today),
  };
}

/** The ways of a line on the map in its first direction, and the bounds of all of it; null for a line without stops and ways. */
export function waysOfLine(
  feed: Feed,
  route: RouteIndex,
): (Pick<LineFacts, 'bounds'> & { readonly ways: LatLon[][] }) | null {
  const { directions, bounds } = factsOf(printedTimetable(feed), route);
  const [first] = directions;
  return first === undefined
    ? null
    : { bounds, ways: first.geometry.map((way) => way.map(([lat, lon]) => [lat!, lon!])) };
}

function factsOf(timetable: Feed, route: RouteIndex): LineFacts {
  return getOrCompute(factsByRoute(timetable), route, () => collect(timetable, route));
}

function collect(feed: Feed, route: RouteIndex): LineFacts {
  const { name = '', url = '', phone = '' } = feed.agencies[feed.routes[route]!.agency] ?? {};
  const directions = ([0, 1] as const).flatMap((direction) => {
    const patterns = patternsOf(feed, route).filter((pattern) => pattern.direction === direction);
    if (patterns.length === 0) return [];
    return {
      direction,
      headsigns: headsignsOf(feed, patterns),
      ...signOf(feed, route, patterns),
      geometry: waysOnMap(feed, patterns).map((way) => way.map(([lat, lon]) => [lat, lon])),
    };
  });
  return {
    ...badgeOf(feed, route),
    ...otherIdsOf(feed, route),
    agency: { name, url: /^https?:\/\//i.test(url) ? url : '', phone },
    onDemand: feed.routes[route]!.mode === 'onDemand',
    directions,
    bounds: boundsOf(directions),
  };
}

/** All zero without stops and paths, as for a route without trips. */
function boundsOf(directions: LineFacts['directions']): LineFacts['bounds'] {
  let [south, west, north, east] = [90, 180, -90, -180];
  const include = (lat: number, lon: number) => {
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
    [west, east] = [Math.min(west, lon), Math.max(east, lon)];
  };
  for (const { stops, geometry } of directions) {
    for (const { lat, lon } of stops) include(lat, lon);
    for (const way of geometry) for (const [lat, lon] of way) include(lat!, lon!);
  }
  return south > north ? { south: 0, west: 0, north: 0, east: 0 } : { south, west, north, east };
}

function firstAndLast(
  feed: Feed,
  route: RouteIndex,
  direction: Direction,
  day: DayNumber,
): Static<typeof LineDirectionSchema>['today'] {
  const starts = tripsOfDay(feed, route, direction, day).map((dayTrip) => ({
    stop: dayTrip.pattern.stops[0]!,
    seconds: startOf(feed, dayTrip),
  }));
  if (starts.length === 0) return null;
  const zero = serviceDayStart(feed.timeZone, day);
  const isoOf = ({ stop, seconds }: (typeof starts)[number]) => isoAtStop(feed, stop, zero + seconds);
  return {
    first: isoOf(starts.reduce((a, b) => (b.seconds < a.seconds ? b : a))),
    last: isoOf(starts.reduce((a, b) => (b.seconds > a.seconds ? b : a))),
  };
}

function serviceDays(feed: Feed, route: RouteIndex, today: DayNumber): LineDetail['serviceDays'] {
  const services = new Set(
    patternsOf(feed, route).flatMap(({ trips }) => trips.map((trip) => feed.trips.service[trip]!)),
  );
  const days = Array.from({ length: DAYS_AHEAD }, (_, i) => today + i).filter((day) =>
    [...services].some((service) => feed.runsOn(service, day)),
  );
  return {
    dates: days.map(isoOfDay),
    weekdays: [...new Set(days.map((day) => weekdayOf(day) + 1))].sort((a, b) => a - b),
    from: isoOfDay(feed.firstDay),
    to: isoOfDay(feed.lastDay),
  };
}
