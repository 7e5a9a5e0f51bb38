/** Whether a journey can really be travelled, by looking each of its legs up in the feed. For tests only. */

import type { Journey, JourneyQuery, RideLeg, WalkLeg } from '../engine.ts';
import type { Feed } from '../feed/feed.ts';
import type { TripUpdates } from '../realtime/tripUpdates.ts';
import { serviceDayStart } from '../time/zone.ts';
import type { Changes } from './scan.ts';

export interface World {
  readonly feed: Feed;
  readonly updates: TripUpdates;
  readonly changes: Changes;
}

/** Sentences about what is wrong; empty when nothing is. */
export function problemsOf({ feed, updates, changes }: World, query: JourneyQuery, journey: Journey): string[] {
  const problems: string[] = [];
  const expect = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem);
  };
  const rides = journey.legs.filter((leg) => leg.kind === 'ride');
  expect(rides.filter(({ staySeated }) => !staySeated).length === journey.rides, 'the number of rides is wrong');
  expect(journey.departure === journey.legs[0]!.departure, 'it does not leave with its first leg');
  expect(journey.arrival === journey.legs.at(-1)!.arrival, 'it does not arrive with its last leg');
  rides.forEach((ride, i) => {
    problems.push(...problemsOfRide(feed, updates, ride));
    if (!ride.staySeated) problems.push(...problemsOfBoarding(feed, updates, ride));
    if (!rides[i + 1]?.staySeated) problems.push(...problemsOfAlighting(feed, updates, ride));
  });
  journey.legs.forEach((leg, i) => {
    const before = journey.legs[i - 1];
    const after = journey.legs[i + 1];
    if (before) expect(before.arrival <= leg.departure, `leg ${i} leaves before the one before it arrives`);
    if (leg.kind === 'walk') {
      expect(before?.kind !== 'walk', 'two walks in a row');
      if (before?.kind === 'ride') expect(leg.from === alighting(feed, before), 'a walk starts elsewhere');
      if (after?.kind === 'ride') expect(leg.to === boarding(feed, after), 'a walk ends elsewhere');
      expect(walkIsKnown(changes, query, leg), `a walk that is no footpath: ${leg.from} to ${leg.to}`);
    }
    if (leg.kind === 'ride' && before?.kind === 'ride' && !leg.staySeated) {
      const stop = alighting(feed, before);
      expect(stop === boarding(feed, leg), 'boards elsewhere than where it got off');
      const least = changeSeconds(changes, stop, stop);
      expect(least !== null && leg.departure - before.arrival >= least, 'too little time to change');
    }
  });
  const [first, last] = [journey.legs[0]!, journey.legs.at(-1)!];
  if (first.kind === 'ride')
    expect(
      query.access.some((a) => a.stop === boarding(feed, first) && a.seconds === 0),
      'starts away from the origin',
    );
  if (last.kind === 'ride')
    expect(
      query.egress.some((a) => a.stop === alighting(feed, last) && a.seconds === 0),
      'ends away from the destination',
    );
  if (query.via) expect(goesVia({ feed, updates, changes }, query, rides), 'it does not go via');
  return problems;
}

function goesVia(
  { feed, updates }: World,
  { via, viaStaySeconds = 0 }: JourneyQuery,
  rides: readonly RideLeg[],
): boolean {
  const isVia = (stop: number) => via!.some((one) => one.stop === stop);
  if (viaStaySeconds === 0) return rides.some((ride) => servedStopsOf(feed, updates, ride).some(isVia));
  if (isVia(boarding(feed, rides[0]!)) || isVia(alighting(feed, rides.at(-1)!))) return true;
  return rides.some((ride, i) => {
    const before = rides[i - 1];
    if (!before || ride.staySeated || ride.departure - before.arrival < viaStaySeconds) return false;
    return isVia(alighting(feed, before)) && isVia(boarding(feed, ride));
  });
}

/** Where one may get on or off, from boarding to alighting. */
function servedStopsOf({ trips, stopTimes }: Feed, updates: TripUpdates, ride: RideLeg): number[] {
  const start = trips.stopTimeStart[ride.trip]!;
  const update = updateOfRide(updates, ride);
  const served: number[] = [];
  for (let position = ride.fromPosition; position <= ride.toPosition; position++)
    if (
      update?.skipped[position] !== 1 &&
      (stopTimes.pickup[start + position] === 1 || stopTimes.dropOff[start + position] === 1)
    )
      served.push(stopTimes.stop[start + position]!);
  return served;
}

function problemsOfRide(feed: Feed, updates: TripUpdates, ride: RideLeg): string[] {
  const { trips, stopTimes } = feed;
  const start = trips.stopTimeStart[ride.trip]!;
  const zero = serviceDayStart(feed.timeZone, ride.serviceDay);
  const update = updateOfRide(updates, ride);
  const leaves = update?.departure[ride.fromPosition] ?? stopTimes.departure[start + ride.fromPosition]! + ride.offset;
  const arrives = update?.arrival[ride.toPosition] ?? stopTimes.arrival[start + ride.toPosition]! + ride.offset;
  const checks: [boolean, string][] = [
    [ride.fromPosition < ride.toPosition, 'rides backward'],
    [start + ride.toPosition < trips.stopTimeStart[ride.trip + 1]!, 'rides beyond the end'],
    [feed.runsOn(trips.service[ride.trip]!, ride.serviceDay), 'rides a trip that does not run'],
    [!update?.cancelled, 'rides a trip that is cancelled'],
    [ride.departure === zero + leaves, 'leaves at another time'],
    [ride.arrival === zero + arrives, 'arrives at another time'],
  ];
  return checks.filter(([holds]) => !holds).map(([, problem]) => problem);
}

function problemsOfBoarding({ trips, stopTimes }: Feed, updates: TripUpdates, ride: RideLeg): string[] {
  const at = trips.stopTimeStart[ride.trip]! + ride.fromPosition;
  if (updateOfRide(updates, ride)?.skipped[ride.fromPosition] === 1) return ['boards where the vehicle does not stop'];
  return stopTimes.pickup[at] === 1 ? [] : ['boards where no one may'];
}

function problemsOfAlighting({ trips, stopTimes }: Feed, updates: TripUpdates, ride: RideLeg): string[] {
  const at = trips.stopTimeStart[ride.trip]! + ride.toPosition;
  if (updateOfRide(updates, ride)?.skipped[ride.toPosition] === 1) return ['gets off where the vehicle does not stop'];
  return stopTimes.dropOff[at] === 1 ? [] : ['alights where no one may'];
}

function updateOfRide(updates: TripUpdates, ride: RideLeg) {
  return updates.runs.find(
    ({ trip, serviceDay, offset }) => trip === ride.trip && serviceDay === ride.serviceDay && offset === ride.offset,
  );
}

function walkIsKnown(changes: Changes, query: JourneyQuery, walk: WalkLeg): boolean {
  const seconds = walk.arrival - walk.departure;
  if (walk.from === null) return query.access.some((one) => one.stop === walk.to && one.seconds === seconds);
  if (walk.to === null) return query.egress.some((one) => one.stop === walk.from && one.seconds === seconds);
  return changeSeconds(changes, walk.from, walk.to) === seconds;
}

function changeSeconds(changes: Changes, from: number, to: number): number | null {
  for (let i = changes.start[from]!; i < changes.start[from + 1]!; i++)
    if (changes.to[i] === to) return changes.seconds[i]!;
  return null;
}

function boarding(feed: Feed, ride: RideLeg): number {
  return feed.stopTimes.stop[feed.trips.stopTimeStart[ride.trip]! + ride.fromPosition]!;
}

function alighting(feed: Feed, ride: RideLeg): number {
  return feed.stopTimes.stop[feed.trips.stopTimeStart[ride.trip]! + ride.toPosition]!;
}
