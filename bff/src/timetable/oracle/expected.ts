/** What the engine ought to answer, by the oracles. For tests only. */

import { reversed } from '../day/footpaths.ts';
import type { Journey, JourneyQuery } from '../engine.ts';
import type { DayNumber, Feed } from '../feed/feed.ts';
import { networkOf } from '../raptor/network.ts';
import { NO_UPDATES, type TripUpdates } from '../realtime/tripUpdates.ts';
import { serviceDayStart } from '../time/zone.ts';
import { problemsOf } from './checkJourney.ts';
import { type Hops, hopsOf, mirroredHops, withoutExcluded } from './connections.ts';
import { type Outcome, rangeByBruteForce } from './range.ts';
import { type Changes, type ScanQuery, scan } from './scan.ts';

/**
 * Without a range the engine looks at the vehicles around one day, the oracle at those within so many seconds: what lies farther off
 * is not compared.
 */
const FARTHEST = 20 * 3_600;
/** Queries may be this late in the night after the day. */
const LATE = 4 * 3_600;
/** With a range, journeys take no longer. */
const LONGEST = 24 * 3_600;

export interface Oracle {
  /** With the updates laid over it. */
  readonly feed: Feed;
  readonly updates: TripUpdates;
  /** The day that may be asked for, its first hours of the next day included. */
  readonly day: DayNumber;
  readonly changes: Changes;
  readonly reversedChanges: Changes;
  readonly forward: Hops;
  readonly backward: Hops;
  /** Hops without what a query excludes, by what that is. */
  readonly hops: Map<string, { readonly forward: Hops; readonly backward: Hops }>;
}

export function oracleOf(feed: Feed, day: DayNumber, updates = NO_UPDATES): Oracle {
  const { footpaths } = networkOf(feed);
  const [from, to] = [serviceDayStart(feed.timeZone, day), serviceDayStart(feed.timeZone, day + 1)];
  const forward = hopsOf(feed, updates, from - LONGEST - LATE, to + LATE + LONGEST);
  return {
    feed,
    updates,
    day,
    changes: footpaths,
    reversedChanges: reversed(footpaths),
    forward,
    backward: mirroredHops(forward),
    hops: new Map(),
  };
}

/** For each number of rides the best end, and the best start that leads to it. */
export function expectedOnce(oracle: Oracle, query: JourneyQuery): Outcome[] {
  const there = query.direction === 'departAfter' ? 1 : -1;
  const outcomes: Outcome[] = [];
  let best = Number.POSITIVE_INFINITY;
  scanFrom(oracle, query, there, there * query.time, query.maxRides).forEach((end, ride) => {
    if (end >= best) return;
    best = end;
    const start = -scanFrom(oracle, query, -there, -end, ride + 1)[ride]!;
    if (end - there * query.time <= FARTHEST) outcomes.push(outcomeOf(there, start, end, ride + 1));
  });
  return inOrder(outcomes);
}

/** Those of the range that none beats, in it or outside. */
export function expectedRange(oracle: Oracle, query: JourneyQuery): Outcome[] {
  const there = query.direction === 'departAfter' ? 1 : -1;
  const { hops, changes, ends } = sideOf(oracle, query, there);
  const earliest = there * query.time;
  const outcomes = rangeByBruteForce(hops, changes, oracle.feed.stops.length, {
    ...ends,
    earliest,
    latest: earliest + query.windowSeconds,
    maxRides: query.maxRides,
  });
  return inOrder(
    outcomes
      .filter(({ departure, arrival }) => arrival - departure <= LONGEST)
      .map(({ departure, arrival, rides }) => outcomeOf(there, departure, arrival, rides)),
  );
}

/** The engine's journeys as outcomes, each checked leg by leg. Throws when one cannot be travelled. */
export function checkedOutcomes(oracle: Oracle, query: JourneyQuery, journeys: readonly Journey[]): Outcome[] {
  for (const journey of journeys) {
    const problems = problemsOf(oracle, query, journey);
    if (problems.length > 0) throw new Error(`${problems.join('; ')}: ${JSON.stringify(journey)}`);
  }
  const isNear = ({ departure, arrival }: Journey) =>
    (query.direction === 'departAfter' ? arrival - query.time : query.time - departure) <= FARTHEST;
  return inOrder(
    journeys
      .filter((journey) => query.windowSeconds > 0 || isNear(journey))
      .map(({ departure, arrival, rides }) => ({ departure, arrival, rides })),
  );
}

function scanFrom(oracle: Oracle, query: JourneyQuery, way: number, earliest: number, maxRides: number): number[] {
  const { hops, changes, ends } = sideOf(oracle, query, way);
  const latest = Number.POSITIVE_INFINITY;
  return scan(hops, changes, oracle.feed.stops.length, { ...ends, earliest, latest, maxRides });
}

/** Forward in time (1), or backward (-1), where everything is the other way round. */
function sideOf(
  oracle: Oracle,
  query: JourneyQuery,
  way: number,
): { hops: Hops; changes: Changes; ends: Pick<ScanQuery, 'access' | 'egress' | 'via' | 'stay'> } {
  const via = query.via && new Set(query.via.map(({ stop }) => stop));
  const stay = query.viaStaySeconds ?? 0;
  const { forward, backward } = hopsFor(oracle, query);
  return way > 0
    ? { hops: forward, changes: oracle.changes, ends: { access: query.access, egress: query.egress, via, stay } }
    : {
        hops: backward,
        changes: oracle.reversedChanges,
        ends: { access: query.egress, egress: query.access, via, stay },
      };
}

function hopsFor(oracle: Oracle, query: JourneyQuery): { forward: Hops; backward: Hops } {
  const key = `${[...query.excludedModes].join(' ')} ${query.wheelchair}`;
  let hops = oracle.hops.get(key);
  if (hops === undefined) {
    const excluded = { modes: query.excludedModes, wheelchair: query.wheelchair };
    hops = {
      forward: withoutExcluded(oracle.feed, oracle.forward, excluded),
      backward: withoutExcluded(oracle.feed, oracle.backward, excluded),
    };
    oracle.hops.set(key, hops);
  }
  return hops;
}

function outcomeOf(way: number, start: number, end: number, rides: number): Outcome {
  return way > 0 ? { departure: start, arrival: end, rides } : { departure: -end, arrival: -start, rides };
}

function inOrder(outcomes: Outcome[]): Outcome[] {
  return outcomes.sort((a, b) => a.departure - b.departure || a.arrival - b.arrival || a.rides - b.rides);
}
