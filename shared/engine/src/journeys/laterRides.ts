/** The same journey with one ride made by a later vehicle of its line. */
import type { Static } from 'typebox';
import type { LaterRidesAnswer } from '../api/journeys.ts';
import type { EpochSeconds } from '../common/time.ts';
import { changeSeconds } from '../search/day/changes.ts';
import { type Departure, departuresAt } from '../timetable/departures.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { promisedHeadway } from '../timetable/realtime/headways.ts';
import { rideStopTimes } from '../timetable/rides.ts';
import { lineOfTrip } from '../timetable/routesOfLines.ts';
import { isoAtStop } from '../timetable/stopClock.ts';
import { tripAccessibility } from '../timetable/trips.ts';
import { type Plan, type PlannedLeg, type PlannedRide, profileOfPlan, ridesOf, type Wishes } from './plan.ts';
import { planOfLegs, restore } from './restore.ts';
import { decodePlan, encodePlan } from './summaryCode.ts';

/** Later vehicles are searched for as long as travellers would wait. */
const HORIZON_SECONDS = 2 * 3_600;
/** Departures of all lines at the stop: more than leave within a few headways of one line. */
const MOST_DEPARTURES = 400;
const MOST_LATER = 2;

export function laterRides(feed: Feed, code: string): Static<typeof LaterRidesAnswer> {
  const plan = restore(feed, decodePlan(code));
  return {
    rides: ridesOf(plan).map((ride) => ({
      journeys: laterPlans(feed, plan, ride).map(({ run, later }) => ({
        departureDateTime: isoAtStop(feed, run.from, run.departure),
        arrivalDateTime: isoAtStop(feed, ridesOf(later).at(-1)!.to, later.arrival),
        journeySummaryCode: encodePlan(feed, later),
      })),
    })),
  };
}

interface Later {
  /** Replaces the ride. */
  readonly run: PlannedRide;
  readonly later: Plan;
}

/** Empty for a journey with a vehicle that becomes another trip while travellers stay seated: its trips belong together. */
function laterPlans(feed: Feed, plan: Plan, ride: PlannedRide): readonly Later[] {
  if (ridesOf(plan).some(({ staySeated }) => staySeated)) return [];
  const at = plan.legs.indexOf(ride);
  const before = plan.legs.slice(0, at);
  const found = new Map<EpochSeconds, Later>();
  for (const run of runsLike(feed, ride, ride.departure + 1)) {
    const rest = plan.legs.slice(at + 1);
    const legs = canFollow(feed, before, run, plan) ? withRest(feed, [...before, run], rest, plan) : null;
    if (legs !== null && !found.has(run.departure)) found.set(run.departure, { run, later: planOfLegs(plan, legs) });
    if (found.size === MOST_LATER) break;
  }
  return [...found.values()];
}

/** The rest of the journey by the same lines, each at the earliest possible change; null if one does not come in time. */
function withRest(
  feed: Feed,
  before: readonly PlannedLeg[],
  rest: readonly PlannedLeg[],
  wishes: Wishes,
): readonly PlannedLeg[] | null {
  let legs = before;
  for (const leg of rest) {
    const last = lastRide(legs);
    const next: PlannedLeg | undefined =
      leg.kind === 'ride' && last
        ? runsLike(feed, leg, last.arrival).find((run) => canFollow(feed, legs, run, wishes))
        : leg;
    if (!next) return null;
    legs = [...legs, next];
  }
  return legs;
}

function lastRide(legs: readonly PlannedLeg[]): PlannedRide | undefined {
  return legs.findLast((leg) => leg.kind === 'ride');
}

/** Whether the change is feasible: by the rules of the feed, the requested options, and the walk of the journey, which depends on walking speed. */
function canFollow(feed: Feed, legs: readonly PlannedLeg[], run: PlannedRide, wishes: Wishes): boolean {
  const { changeMarginSeconds: margin = 0 } = wishes;
  const before = lastRide(legs);
  if (!before) return true;
  const walk = legs.at(-1);
  const walkSeconds = walk && walk.kind !== 'ride' ? walk.arrival - walk.departure : 0;
  const seconds = changeSeconds(feed, [before.to, run.from], [before.trip, run.trip], profileOfPlan(wishes));
  return before.arrival + Math.max(seconds, walkSeconds) + margin <= run.departure;
}

/** The vehicles of its line that make the same ride from an instant onward, by time. */
function runsLike(feed: Feed, ride: PlannedRide, from: EpochSeconds): PlannedRide[] {
  const line = lineOfTrip(feed, ride.trip);
  const isClosed = ({ trip }: Departure) =>
    tripAccessibility(feed, trip) === 'no' && tripAccessibility(feed, ride.trip) !== 'no';
  return departuresAt(feed, [ride.from], from, MOST_DEPARTURES, HORIZON_SECONDS)
    .filter((departure) => lineOfTrip(feed, departure.trip) === line && isMade(departure) && !isClosed(departure))
    .filter(({ trip, offset }) => promisedHeadway(feed, trip, offset) === null)
    .flatMap((departure) => runOf(feed, ride, departure) ?? []);
}

/** The ride by this vehicle; null if it does not stop at the destination of the ride. */
function runOf(feed: Feed, { to }: PlannedRide, departure: Departure): PlannedRide | null {
  const { trip, serviceDay, offset, position: fromPosition, stop: from } = departure;
  const start = feed.trips.stopTimeStart[trip]!;
  const length = feed.trips.stopTimeStart[trip + 1]! - start;
  for (let toPosition = fromPosition + 1; toPosition < length; toPosition++) {
    if (feed.stopTimes.stop[start + toPosition] !== to || feed.stopTimes.dropOff[start + toPosition] !== 1) continue;
    const part = { trip, serviceDay, offset, fromPosition, toPosition };
    const leaving = rideStopTimes(feed, part).at(-1)!;
    return isMade(leaving)
      ? { kind: 'ride', ...part, from, to, departure: departure.departure, arrival: leaving.arrival }
      : null;
  }
  return null;
}

function isMade({ status }: Pick<Departure, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'skipped';
}
