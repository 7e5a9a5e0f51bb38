import type { Static } from 'typebox';
import type {
  DetailedJourney as DetailedJourneySchema,
  SectionPoint,
  Section as SectionSchema,
} from '../api/roadmap.ts';
import type { Feed, StopIndex } from '../timetable/feed/feed.ts';
import { headsignOf, rideGeometry, rideStopTimes } from '../timetable/rides.ts';
import { toIso } from '../timetable/time/zone.ts';
import { badgeOf, routeOf, tripAccessibility } from '../timetable/trips.ts';
import type { NonTransitLeg, Plan, PlannedRide, Spot } from './plan.ts';
import { holds, rideState } from './realTime.ts';
import { restore } from './restore.ts';
import { type AlertContext, rideAlerts } from './rideAlerts.ts';
import { rideMetres } from './rideMeasures.ts';
import { mapPoint } from './sectionMap.ts';
import { stepEnds } from './stepEnds.ts';
import { stepsOf, type Wait } from './steps.ts';
import { figuresOf, isoOrNull } from './summary.ts';
import { decodePlan } from './summaryCode.ts';

export type DetailedJourney = Static<typeof DetailedJourneySchema>;
type Section = Static<typeof SectionSchema>;
type Point = Static<typeof SectionPoint>;

/**
 * The roadmap of a journey as it is now, from its summary code alone; also of one that cannot be made any more because of a delay or a
 * vehicle that does not come. Refuses a code that is damaged and a journey that the timetable no longer has.
 */
export function detailJourney(feed: Feed, code: string, news: AlertContext): DetailedJourney {
  const plan = restore(feed, decodePlan(code));
  const steps = stepsOf(plan.legs);
  return {
    ...figuresOf(feed, plan, code),
    isDetailedTrip: true,
    from: mapPoint(plan.from),
    to: mapPoint(plan.to),
    sections: steps.map((step, i) => {
      if (step.kind === 'ride') return rideSection(feed, plan, step, news);
      if (step.kind === 'wait') return waitSection(feed, step);
      const { from, to } = stepEnds(plan, steps, i);
      return nonTransitSection(feed, step, sectionPoint(feed, from), sectionPoint(feed, to));
    }),
  };
}

/** Streets are not known, so the way is drawn straight; `metres` are those along streets. */
function nonTransitSection(feed: Feed, step: NonTransitLeg, from: Point, to: Point): Section {
  return {
    ...timesOf(feed, step),
    kind: step.kind,
    holds: true,
    metres: step.metres,
    from,
    to,
    geometry: [
      [from.lat, from.lon],
      [to.lat, to.lon],
    ],
  };
}

function waitSection(feed: Feed, wait: Wait): Section {
  const point = stopPoint(feed, wait.before.from);
  return {
    ...timesOf(feed, wait),
    kind: 'wait',
    holds: true,
    metres: 0,
    from: point,
    to: point,
    geometry: [[point.lat, point.lon]],
  };
}

function rideSection(feed: Feed, plan: Plan, ride: PlannedRide, news: AlertContext): Section {
  const route = routeOf(feed, ride.trip);
  const { status, scheduledDeparture, scheduledArrival } = rideState(feed, ride);
  return {
    ...timesOf(feed, ride),
    kind: 'ride',
    holds: holds(feed, plan, ride),
    metres: rideMetres(feed, ride),
    from: stopPoint(feed, ride.from),
    to: stopPoint(feed, ride.to),
    geometry: rideGeometry(feed, ride).map(([lat, lon]) => [lat, lon]),
    ride: {
      line: badgeOf(feed, feed.trips.route[ride.trip]!),
      agency: feed.agencies[route.agency]?.name ?? '',
      headsign: headsignOf(feed, ride.trip, ride.fromPosition),
      tripId: feed.trips.ids[ride.trip]!,
      accessibility: tripAccessibility(feed, ride.trip),
      status,
      scheduledDepartureDateTime: isoOrNull(feed, scheduledDeparture),
      scheduledArrivalDateTime: isoOrNull(feed, scheduledArrival),
      alerts: rideAlerts(feed, ride, news),
      calls: rideStopTimes(feed, ride).map((call) => ({
        point: stopPoint(feed, call.stop),
        arrivalDateTime: toIso(feed.timeZone, call.arrival),
        departureDateTime: toIso(feed.timeZone, call.departure),
        scheduledArrivalDateTime: isoOrNull(feed, call.scheduledArrival),
        scheduledDepartureDateTime: isoOrNull(feed, call.scheduledDeparture),
        status: call.status,
      })),
    },
  };
}

function timesOf({ timeZone }: Feed, { departure, arrival }: Pick<Plan, 'departure' | 'arrival'>) {
  return {
    departureDateTime: toIso(timeZone, departure),
    arrivalDateTime: toIso(timeZone, arrival),
    durationSeconds: arrival - departure,
  };
}

function sectionPoint(feed: Feed, end: StopIndex | Spot): Point {
  return typeof end === 'number' ? stopPoint(feed, end) : mapPoint(end);
}

function stopPoint(feed: Feed, index: StopIndex): Point {
  const { id, name, lat, lon, area, platform, wheelchair } = feed.stops[index]!;
  return {
    name,
    lat,
    lon,
    stopPointId: id,
    stopAreaId: feed.areas[area]!.id,
    ...(platform === '' ? {} : { platform }),
    accessibility: wheelchair,
  };
}
