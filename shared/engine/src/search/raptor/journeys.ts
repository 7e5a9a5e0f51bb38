/** Builds the legs of a journey from the labels of a search: walk, ride, walk. */

import type { DayNumber, EpochSeconds } from '../../common/time.ts';
import type { Feed, StopIndex } from '../../timetable/feed/feed.ts';
import type { WalkProfile } from '../../timetable/geo/walkRouter.ts';
import { changeMetres, changeSeconds } from '../day/changes.ts';
import type { DayTable } from '../day/dayTable.ts';
import type { AccessPoint, Journey, Leg, RideLeg, WalkLeg } from '../journeyEngine.ts';
import type { Search } from './search.ts';

/** The nearest walk to or from each stop. */
export type Walks = ReadonlyMap<StopIndex, AccessPoint>;

export interface Ends {
  readonly access: Walks;
  readonly egress: Walks;
}

/** What the runs of a table are relative to. */
export interface RunContext {
  readonly feed: Feed;
  readonly day: DayNumber;
  /** The start of the day. */
  readonly zero: EpochSeconds;
}

/** The rides, in order of travel, of the journey that the last run of the search found with `c + 1` rides. */
export function tracedRides(search: Search, context: RunContext, c: number): RideLeg[] {
  const { graph, rides, labels } = search;
  const { feed } = context;
  const { table } = graph;
  const legs: RideLeg[] = [];
  let node = search.arrivals.nodes[c]!;
  for (let ride = c; ; ride--) {
    const label = node * rides + ride;
    const board = labels.rideBoard[label]!;
    const alight = labels.rideAlight[label]!;
    // In the second copy if the via place was visited on the way.
    const [boardedPattern, leftPattern] = [graph.fifoPattern[board]!, graph.fifoPattern[alight]!];
    const runOf = (pattern: number, run: number) => table.runStart[pattern % table.fifoPatterns]! + run;
    const boarded = runOf(boardedPattern, labels.rideBoardedRun[label]!);
    const runs = throughChain(table, boarded, runOf(leftPattern, labels.rideRun[label]!));
    const [first, last] = [
      board - graph.fifoPatternStart[boardedPattern]!,
      alight - graph.fifoPatternStart[leftPattern]!,
    ];
    const ofRide = runs.map((run, i) =>
      rideOf(context, table, run, i === 0 ? first : 0, i + 1 === runs.length ? last : lengthOf(feed, table, run) - 1),
    );
    const inOrder = table.sense === 'forward' ? ofRide : ofRide.reverse();
    const parts = inOrder.map((leg, i): RideLeg => (i === 0 ? leg : { ...leg, staySeated: true }));
    legs.push(...(table.sense === 'forward' ? parts.reverse() : parts));
    if (ride === 0) break;
    node = labels.walkedFrom[graph.node[board]! * rides + ride]!;
  }
  return table.sense === 'forward' ? legs.reverse() : legs;
}

/** The chain of runs that one vehicle makes, from one run to another. */
function throughChain({ through }: DayTable, from: number, to: number): number[] {
  const chains: number[][] = [[from]];
  const seen = new Set([from]);
  for (const chain of chains) {
    const run = chain[chain.length - 1]!;
    if (run === to) return chain;
    for (let i = through?.start(run) ?? 0, end = through?.end(run) ?? 0; i < end; i++) {
      const next = through!.to[i]!;
      if (!seen.has(next)) chains.push([...chain, next]);
      seen.add(next);
    }
  }
  throw new RangeError(`Run ${from} does not become run ${to}.`);
}

function lengthOf({ trips }: Feed, { runTrip }: DayTable, run: number): number {
  const trip = runTrip[run]!;
  return trips.stopTimeStart[trip + 1]! - trips.stopTimeStart[trip]!;
}

export interface JourneyContext {
  readonly feed: Feed;
  readonly ends: Ends;
  readonly profile: WalkProfile;
}

/** Adds the walks. At a change the walk comes first, then the wait at the next stop. */
export function journeyOf(context: JourneyContext, rides: readonly RideLeg[]): Journey {
  const {
    feed,
    ends: { access, egress },
  } = context;
  const legs: Leg[] = [];
  const first = rides[0]!;
  const last = rides[rides.length - 1]!;
  const toFirst = access.get(boardStop(feed, first))!;
  const fromLast = egress.get(alightStop(feed, last))!;
  if (toFirst.seconds > 0) legs.push(endWalk(null, toFirst.stop, first.departure - toFirst.seconds, toFirst));
  rides.forEach((ride, i) => {
    if (i > 0 && !ride.staySeated) {
      const walk = changeWalk(context, rides[i - 1]!, ride);
      if (walk) legs.push(walk);
    }
    legs.push(ride);
  });
  if (fromLast.seconds > 0) legs.push(endWalk(fromLast.stop, null, last.arrival, fromLast));
  return {
    departure: first.departure - toFirst.seconds,
    arrival: last.arrival + fromLast.seconds,
    rides: rides.filter(({ staySeated }) => !staySeated).length,
    legs,
  };
}

/** The nearest way to each stop, nearest first. */
export function nearestWalks(points: readonly AccessPoint[]): Walks {
  const walks = new Map<StopIndex, AccessPoint>();
  for (const point of [...points].sort((a, b) => a.seconds - b.seconds))
    if (!walks.has(point.stop)) walks.set(point.stop, point);
  return walks;
}

function rideOf({ feed, day, zero }: RunContext, table: DayTable, run: number, board: number, alight: number): RideLeg {
  const trip = table.runTrip[run]!;
  const start = feed.trips.stopTimeStart[trip]!;
  const last = feed.trips.stopTimeStart[trip + 1]! - 1 - start;
  const [fromPosition, toPosition] = table.sense === 'forward' ? [board, alight] : [last - alight, last - board];
  const runZero = zero + table.runShift[run]!;
  return {
    kind: 'ride',
    trip,
    serviceDay: day + table.runDay[run]!,
    offset: table.runOffset[run]!,
    fromPosition,
    toPosition,
    departure: runZero + feed.stopTimes.departure[start + fromPosition]!,
    arrival: runZero + feed.stopTimes.arrival[start + toPosition]!,
  };
}

function boardStop(feed: Feed, { trip, fromPosition }: RideLeg): StopIndex {
  return feed.stopTimes.stop[feed.trips.stopTimeStart[trip]! + fromPosition]!;
}

function alightStop(feed: Feed, { trip, toPosition }: RideLeg): StopIndex {
  return feed.stopTimes.stop[feed.trips.stopTimeStart[trip]! + toPosition]!;
}

function endWalk(from: StopIndex | null, to: StopIndex | null, departure: number, walk: AccessPoint): WalkLeg {
  const { seconds, metres, entrance } = walk;
  const through = entrance === undefined ? {} : { entrance };
  return { kind: 'walk', from, to, departure, arrival: departure + seconds, metres, ...through };
}

function changeWalk({ feed, profile }: JourneyContext, before: RideLeg, after: RideLeg): WalkLeg | null {
  const [from, to] = [alightStop(feed, before), boardStop(feed, after)];
  if (from === to) return null;
  const seconds = changeSeconds(feed, [from, to], [before.trip, after.trip], profile);
  const metres = changeMetres(feed, [from, to], profile);
  return { kind: 'walk', from, to, departure: before.arrival, arrival: before.arrival + seconds, metres };
}
