/** The patterns of a timetable, followed by those that only real time has. */

import type { Feed } from '../../timetable/feed/feed.ts';
import { hasOwnPattern, overlayOf } from '../../timetable/realtime/overlay.ts';
import type { TripInstanceUpdate } from '../../timetable/realtime/tripUpdates.ts';
import { rideOf } from './narrowRules.ts';
import { ALIGHT, BOARD, type Patterns } from './patterns.ts';
import type { TransferClasses } from './transferClasses.ts';

/** `patterns` itself if every trip stops as planned. */
export function updatedPatterns(feed: Feed, patterns: Patterns, classes: TransferClasses): Patterns {
  const { instances = [] } = overlayOf(feed) ?? {};
  const groups = Map.groupBy(
    instances.filter((instance) => !instance.cancelled && hasOwnPattern(feed, instance)),
    (instance) => keyOf(feed, classes, instance),
  );
  if (groups.size === 0) return patterns;
  const added = [...groups.values()];
  const firsts = added.map((group) => group[0]!);
  const start = [...patterns.start];
  for (const { skipped } of firsts) start.push(start[start.length - 1]! + skipped.length);
  return {
    count: patterns.count + added.length,
    start: Int32Array.from(start),
    stop: Int32Array.from([...patterns.stop, ...firsts.flatMap((run) => [...stopsOf(feed, run)])]),
    node: Int32Array.from([...patterns.node, ...firsts.flatMap((run) => [...nodesOf(feed, classes, run)])]),
    flags: Uint8Array.from([...patterns.flags, ...firsts.flatMap((run) => [...flagsOf(feed, run)])]),
    route: Int32Array.from([...patterns.route, ...firsts.map(({ trip }) => feed.trips.route[trip]!)]),
    inaccessible: Uint8Array.from([...patterns.inaccessible, ...firsts.map((run) => inaccessible(feed, run))]),
    tripStart: Int32Array.from([...patterns.tripStart, ...added.map(() => patterns.trip.length)]),
    trip: patterns.trip,
    ownPatterns: new Map(added.map((group, i) => [patterns.count + i, group])),
  };
}

function keyOf(feed: Feed, classes: TransferClasses, run: TripInstanceUpdate): string {
  const route = feed.trips.route[run.trip]!;
  return `${route} ${inaccessible(feed, run)} ${nodesOf(feed, classes, run).join()} ${flagsOf(feed, run).join()}`;
}

/** Rules for given trips never match an added trip; rules for its route do. */
function nodesOf(feed: Feed, classes: TransferClasses, run: TripInstanceUpdate): Int32Array {
  return stopsOf(feed, run).map((stop) => classes.nodeOf(stop, rideOf(feed, run.trip)));
}

function stopsOf({ stopTimes, trips }: Feed, { trip }: TripInstanceUpdate): Int32Array {
  return stopTimes.stop.subarray(trips.stopTimeStart[trip]!, trips.stopTimeStart[trip + 1]!);
}

/** No one boards or alights where the vehicle does not stop. */
function flagsOf({ stopTimes, trips }: Feed, { trip, skipped }: TripInstanceUpdate): Uint8Array {
  const first = trips.stopTimeStart[trip]!;
  const last = skipped.length - 1;
  return skipped.map((isSkipped, i) => {
    if (isSkipped === 1) return 0;
    const board = i < last && stopTimes.pickup[first + i] === 1 ? BOARD : 0;
    return board | (i > 0 && stopTimes.dropOff[first + i] === 1 ? ALIGHT : 0);
  });
}

function inaccessible({ trips }: Feed, { trip }: TripInstanceUpdate): 0 | 1 {
  return trips.wheelchair[trip] === 2 ? 1 : 0;
}
