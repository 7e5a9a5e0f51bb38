import type { Static } from 'typebox';
import type { AlertAnswer } from '../api/alerts.ts';
import type {
  DetailedJourney as DetailedJourneySchema,
  SectionPoint,
  Section as SectionSchema,
} from '../api/roadmap.ts';
import { toIso } from '../common/zone.ts';
import type { Feed, StopIndex } from '../timetable/feed/feed.ts';
import { promisedHeadway } from '../timetable/realtime/headways.ts';
import { headsignOf, rideGeometry, rideStopTimes } from '../timetable/rides.ts';
import { isoAtStop, isoAtStopOrNull } from '../timetable/stopClock.ts';
import { badgeOf, routeOf, tripAccessibility } from '../timetable/trips.ts';
import { type NonTransitLeg, type Plan, type PlannedRide, profileOfPlan, ridesOf, type Spot } from './plan.ts';
import { holds, rideState } from './realTime.ts';
import { restore } from './restore.ts';
import { rideBookings } from './rideBookings.ts';
import { rideMetres } from './rideMeasures.ts';
import { mapPoint } from './sectionMap.ts';
import { stairsUnknownAt } from './stairs.ts';
import { type StepEnds, stepEnds } from './stepEnds.ts';
import { stepsOf, type Wait } from './steps.ts';
import { figuresOf, type PriceOf } from './summary.ts';
import { decodePlan } from './summaryCode.ts';
import { walkSteps } from './walkSteps.ts';
import { wayOfLeg } from './walkWay.ts';
import { type EndZones, otherZone, zoneAt } from './zones.ts';

export type DetailedJourney = Static<typeof DetailedJourneySchema>;
type Section = Static<typeof SectionSchema>;
type Point = Static<typeof SectionPoint>;

/** What a timetable alone does not say of a journey. */
export interface Beside {
  readonly priceOf: PriceOf;
  /** Alerts to show with a ride. */
  alertsOf(feed: Feed, ride: PlannedRide): Static<typeof AlertAnswer>[];
}

/**
 * The current details of a journey, from its summary code alone; also for one that can no longer be made because of a delay or a
 * cancellation. Rejects a damaged code, and a journey that the timetable no longer has.
 */
export function detailJourney(feed: Feed, code: string, beside: Beside): DetailedJourney {
  const plan = restore(feed, decodePlan(code));
  const steps = stepsOf(plan.legs);
  return {
    ...figuresOf(feed, plan, { code, price: beside.priceOf(feed, plan) }),
    isDetailedTrip: true,
    ...(ridesOf(plan).some(({ hasChangedTimes }) => hasChangedTimes) ? { changedTimes: true } : {}),
    from: pointAt(feed, plan, plan.from),
    to: pointAt(feed, plan, plan.to),
    ...(plan.avoidsStairs ? { stairsUnknownAt: stairsUnknownAt(feed, plan) } : {}),
    sections: steps.map((step, i) => {
      if (step.kind === 'ride') return rideSection(feed, plan, step, beside);
      if (step.kind === 'wait') return waitSection(feed, step);
      return nonTransitSection(feed, plan, step, stepEnds(plan, steps, i));
    }),
  };
}

/** Where streets are not known, the line is drawn straight; `metres` is the length along streets. */
function nonTransitSection(feed: Feed, plan: Plan, step: NonTransitLeg, ends: StepEnds): Section {
  const [from, to] = [pointAt(feed, plan, ends.from), pointAt(feed, plan, ends.to)];
  const way = wayOfLeg(feed, ends, step, profileOfPlan(plan));
  const times = timesOf(step, { from: zoneAt(feed, plan, ends.from), to: zoneAt(feed, plan, ends.to) });
  const steps = walkSteps(way, { metres: step.metres, seconds: times.durationSeconds });
  return {
    ...times,
    kind: step.kind,
    holds: true,
    metres: step.metres,
    from,
    to,
    geometry: [[from.lat, from.lon], ...way.line.map(([lat, lon]) => [lat, lon]), [to.lat, to.lon]],
    ...(way.pathways.length === 0 ? {} : { pathways: [...way.pathways] }),
    ...(steps.length === 0 ? {} : { walkSteps: steps }),
    ...(way.unknownPercent === null ? {} : { unknownPercent: way.unknownPercent }),
  };
}

function waitSection(feed: Feed, wait: Wait): Section {
  const point = stopPoint(feed, wait.before.from);
  const { timeZone } = feed.stops[wait.before.from]!;
  return {
    ...timesOf(wait, { from: timeZone, to: timeZone }),
    kind: 'wait',
    holds: true,
    metres: 0,
    from: point,
    to: point,
    geometry: [[point.lat, point.lon]],
  };
}

function rideSection(feed: Feed, plan: Plan, ride: PlannedRide, { alertsOf }: Beside): Section {
  const route = routeOf(feed, ride.trip);
  const { name: agency = '', fareUrl = '' } = feed.agencies[route.agency] ?? {};
  const { status, scheduledDeparture, scheduledArrival } = rideState(feed, ride);
  const headway = promisedHeadway(feed, ride.trip, ride.offset);
  return {
    ...timesOf(ride, { from: feed.stops[ride.from]!.timeZone, to: feed.stops[ride.to]!.timeZone }),
    kind: 'ride',
    holds: holds(feed, plan, ride),
    metres: rideMetres(feed, ride),
    from: stopPoint(feed, ride.from),
    to: stopPoint(feed, ride.to),
    geometry: rideGeometry(feed, ride).map(([lat, lon]) => [lat, lon]),
    ride: {
      line: badgeOf(feed, feed.trips.route[ride.trip]!),
      agency,
      ...(fareUrl === '' ? {} : { fareUrl }),
      ...(ride.staySeated ? { staySeated: true } : {}),
      headsign: headsignOf(feed, ride.trip, ride.fromPosition),
      tripId: feed.trips.ids.at(ride.trip),
      accessibility: tripAccessibility(feed, ride.trip),
      ...(headway === null ? {} : { headwaySeconds: headway }),
      ...rideBookings(feed, plan, ride),
      status,
      scheduledDepartureDateTime: isoAtStopOrNull(feed, ride.from, scheduledDeparture),
      scheduledArrivalDateTime: isoAtStopOrNull(feed, ride.to, scheduledArrival),
      alerts: alertsOf(feed, ride),
      calls: rideStopTimes(feed, ride).map((call) => ({
        point: stopPoint(feed, call.stop),
        arrivalDateTime: isoAtStop(feed, call.stop, call.arrival),
        departureDateTime: isoAtStop(feed, call.stop, call.departure),
        scheduledArrivalDateTime: isoAtStopOrNull(feed, call.stop, call.scheduledArrival),
        scheduledDepartureDateTime: isoAtStopOrNull(feed, call.stop, call.scheduledDeparture),
        status: call.status,
      })),
    },
  };
}

function timesOf({ departure, arrival }: Pick<Plan, 'departure' | 'arrival'>, zones: EndZones) {
  return {
    departureDateTime: toIso(zones.from, departure),
    arrivalDateTime: toIso(zones.to, arrival),
    durationSeconds: arrival - departure,
  };
}

function pointAt(feed: Feed, plan: Plan, end: StopIndex | Spot): Point {
  if (typeof end === 'number') return stopPoint(feed, end);
  return { ...mapPoint(end), ...otherZone(feed, zoneAt(feed, plan, end)) };
}

function stopPoint(feed: Feed, index: StopIndex): Point {
  const { id, name, lat, lon, area, platform, wheelchair, timeZone } = feed.stops[index]!;
  return {
    name,
    lat,
    lon,
    stopPointId: id,
    stopAreaId: feed.areas[area]!.id,
    ...(platform === '' ? {} : { platform }),
    accessibility: wheelchair,
    ...otherZone(feed, timeZone),
  };
}
