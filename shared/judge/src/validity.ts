/** Whether a journey can be travelled: each ride is in the feed on its day, each change is possible, and all of it answers the question. */
import type { Changes } from './changes.ts';
import { type Feed, isStepFree } from './feed.ts';
import type { Question } from './question.ts';
import { mayRide } from './task.ts';
import type { Vehicle, VehicleCall } from './vehicles.ts';

export interface ReportedRide {
  readonly trip: string;
  readonly day: number;
  readonly offset: number;
  /** Positions in the calls of the trip. */
  readonly from: number;
  readonly to: number;
  readonly fromStop: string;
  readonly toStop: string;
  readonly departure: number;
  readonly arrival: number;
  /** The traveller stays seated from the ride before. */
  readonly isContinued: boolean;
}

export interface ReportedJourney {
  readonly departure: number;
  readonly arrival: number;
  readonly rides: number;
  readonly legs: readonly ReportedRide[];
}

export interface Known {
  readonly feed: Feed;
  readonly changes: Changes;
  readonly vehicles: readonly Vehicle[];
  readonly pairs: ReadonlyMap<number, ReadonlyMap<string, ReadonlySet<string>>>;
}

interface Ride {
  readonly leg: ReportedRide;
  readonly vehicle: Vehicle;
  readonly calls: readonly VehicleCall[];
}

export function violationsOf(known: Known, question: Question, journey: ReportedJourney): string[] {
  const rides: Ride[] = [];
  for (const leg of journey.legs) {
    const vehicle = vehiclesByName(known).get(nameOf(leg.trip, leg.day, leg.offset));
    if (vehicle === undefined) return [`${leg.trip} does not run on day ${leg.day} with offset ${leg.offset}`];
    rides.push({
      leg,
      vehicle,
      calls: vehicle.stops.filter(({ position }) => position >= leg.from && position <= leg.to),
    });
  }
  if (rides.length === 0) return ['no ride'];
  const missing = rides.filter(({ calls }) => calls.length < 2).map(({ leg }) => `${leg.trip} does not call twice`);
  if (missing.length > 0) return missing;
  return [
    ...rides.flatMap((ride, index) => rideViolations(known, question, ride, rides[index + 1])),
    ...rides.slice(1).flatMap((ride, index) => changeViolations(known, question, rides[index]!, ride)),
    ...endViolations(question, journey, rides),
    ...viaViolations(known.feed, question, rides),
  ];
}

const nameOf = (trip: string, day: number, offset: number): string => `${trip} ${day} ${offset}`;

const names = new WeakMap<Known['vehicles'], Map<string, Vehicle>>();

function vehiclesByName({ vehicles }: Known): Map<string, Vehicle> {
  const byName =
    names.get(vehicles) ??
    new Map(vehicles.map((vehicle) => [nameOf(vehicle.trip.id, vehicle.day, vehicle.offset), vehicle]));
  names.set(vehicles, byName);
  return byName;
}

function rideViolations({ feed }: Known, question: Question, ride: Ride, next: Ride | undefined): string[] {
  const { leg, vehicle, calls } = ride;
  const [from, to] = [calls[0]!, calls.at(-1)!];
  const isOpen = (call: VehicleCall) => isUsable(feed, question, call.stop);
  const goesOn = next?.leg.isContinued === true;
  const hasOtherStart = !from.isSkipped && from.departure !== leg.departure;
  return [
    from.stop !== leg.fromStop || to.stop !== leg.toStop ? 'other stops' : '',
    // Only who stays seated is aboard where a call is skipped, and no one knows when that is.
    hasOtherStart || (!to.isSkipped && to.arrival !== leg.arrival) ? 'other times' : '',
    !mayRide(question, vehicle) ? 'an excluded trip' : '',
    !leg.isContinued && !(from.mayBoard && isOpen(from)) ? 'no boarding there' : '',
    !goesOn && !(to.mayAlight && isOpen(to)) ? 'no alighting there' : '',
  ]
    .filter((problem) => problem !== '')
    .map((problem) => `${problem}: ${leg.trip} ${leg.fromStop}-${leg.toStop}`);
}

const isUsable = (feed: Feed, { wheelchair }: Question, stop: string): boolean =>
  !wheelchair || isStepFree(feed, feed.stops.get(stop)!);

function changeViolations({ changes, pairs }: Known, question: Question, before: Ride, after: Ride): string[] {
  const between = `${before.leg.trip} ${before.leg.toStop} to ${after.leg.trip} ${after.leg.fromStop}`;
  const gap = after.leg.departure - before.leg.arrival;
  if (after.leg.isContinued) {
    const isContinuation = pairs.get(before.leg.day)?.get(before.leg.trip)?.has(after.leg.trip) === true;
    const isWhole = before.vehicle.stops.at(-1) === before.calls.at(-1) && after.vehicle.stops[0] === after.calls[0];
    const isRight = isContinuation && isWhole && before.leg.day === after.leg.day && gap >= 0;
    return isRight ? [] : [`not the same vehicle: ${between}`];
  }
  const isOnWheels = question.wheelchair || question.avoidStairs;
  const seconds = changes.seconds(
    ...([before.leg.toStop, tripName(before), after.leg.fromStop, tripName(after), isOnWheels] as const),
  );
  const wanted = seconds === null ? null : seconds + question.marginSeconds;
  return wanted !== null && gap >= wanted ? [] : [`${gap} seconds instead of ${wanted}: ${between}`];
}

const tripName = ({ vehicle }: Ride) => vehicle.trip;

function endViolations({ access, egress }: Question, journey: ReportedJourney, rides: readonly Ride[]): string[] {
  const [first, last] = [rides[0]!.leg, rides.at(-1)!.leg];
  const walkTo = (walks: Question['access'], stop: string) =>
    Math.min(...walks.filter((walk) => walk.stop === stop).map(({ seconds }) => seconds));
  const count = rides.filter(({ leg }) => !leg.isContinued).length;
  return [
    journey.departure !== first.departure - walkTo(access, first.fromStop) ? 'leaves at another time' : '',
    journey.arrival !== last.arrival + walkTo(egress, last.toStop) ? 'arrives at another time' : '',
    journey.rides !== count || first.isContinued ? `${count} rides instead of ${journey.rides}` : '',
  ].filter((problem) => problem !== '');
}

function viaViolations(feed: Feed, question: Question, rides: readonly Ride[]): string[] {
  const { via, access, egress } = question;
  if (via === null) return [];
  const isVia = (stop: string) => via.stops.includes(stop);
  if (via.staySeconds === null) {
    const calls = rides.flatMap((ride) => ride.calls);
    const isMade = calls.some(
      (call) => isVia(call.stop) && (call.mayBoard || call.mayAlight) && isUsable(feed, question, call.stop),
    );
    return isMade ? [] : ['not by the via'];
  }
  const { staySeconds } = via;
  const isEnd = (walks: Question['access'], stop: string) => isVia(stop) && walks.some((walk) => walk.stop === stop);
  const isStay = (before: Ride, after: Ride) =>
    !after.leg.isContinued &&
    isVia(before.leg.toStop) &&
    isVia(after.leg.fromStop) &&
    after.leg.departure - before.leg.arrival >= staySeconds;
  const isMade =
    isEnd(access, rides[0]!.leg.fromStop) ||
    isEnd(egress, rides.at(-1)!.leg.toStop) ||
    rides.slice(1).some((ride, index) => isStay(rides[index]!, ride));
  return isMade ? [] : ['no stay at the via'];
}
