/** Answers questions about a GTFS feed by the rules of `docs/journeys.md`, with nothing of the product. */
import { accessWalksOf, type WalkOptions } from './access.ts';
import { answersTo } from './answers.ts';
import { type Changes, changesOf } from './changes.ts';
import { serviceStart } from './clock.ts';
import type { Feed } from './feed.ts';
import { type Nodes, nodesOf } from './nodes.ts';
import { pathwaysOf } from './pathways.ts';
import type { AccessWalk, Answer, Question } from './question.ts';
import { taskOf } from './task.ts';
import { backwards, timelineOf } from './timeline.ts';
import { type ReportedJourney, violationsOf } from './validity.ts';
import { continuationsOf, NO_UPDATES, type Updates, vehiclesOf } from './vehicles.ts';
import type { Point } from './walking.ts';

/** All that moves between two moments. */
export interface Period {
  answers(question: Question): Answer[];
  /** The errors of a journey, one line each. */
  violations(question: Question, journey: ReportedJourney): string[];
}

export interface Judge {
  readonly feed: Feed;
  /** The questions of a period look no farther than these epoch seconds, 24 hours before and after included. */
  period(from: number, to: number, updates?: Updates): Period;
  /** Rule 9a: walks between a point and the stop points at most so many metres away on foot. */
  walks(point: Point, metres: number, options: WalkOptions): AccessWalk[];
}

export function judgeOf(feed: Feed): Judge {
  const pathways = pathwaysOf(feed);
  const changes = changesOf(feed, pathways);
  const walks = accessWalksOf(feed, pathways);
  const usual = nodesOf(feed.trips, changes);
  const used = new Set(feed.trips.flatMap(({ calls }) => calls.map(({ stop }) => stop)));
  const days = reachOf(feed);
  return {
    feed,
    period: (from, to, updates = NO_UPDATES) => {
      const trips = [...feed.trips, ...updates.added.map(({ trip }) => trip)];
      const nodes = updates.added.length === 0 ? usual : nodesOf(trips, changes);
      return periodOf(feed, changes, nodes, { from, to, ...days(from, to) }, updates);
    },
    walks: (point, metres, options) => walks(point, metres, options).filter(({ stop }) => used.has(stop)),
  };
}

interface Reach {
  readonly from: number;
  readonly to: number;
  readonly first: number;
  readonly last: number;
}

function periodOf(feed: Feed, changes: Changes, nodes: Nodes, reach: Reach, updates: Updates): Period {
  const vehicles = vehiclesOf(feed, reach.first, reach.last, updates).filter(
    ({ stops }) => stops.at(-1)!.arrival >= reach.from && stops[0]!.departure <= reach.to,
  );
  const pairs = new Map<number, ReturnType<typeof continuationsOf>>();
  for (let day = reach.first; day <= reach.last; day++) pairs.set(day, continuationsOf(feed, day));
  const there = timelineOf(vehicles, nodes, pairs);
  const back = backwards(there);
  return {
    answers: (question) => answersTo(question, taskOf(feed, nodes, there, back, question)),
    violations: (question, journey) => violationsOf({ feed, changes, vehicles, pairs }, question, journey),
  };
}

/** The service days whose vehicles may move between two moments. */
function reachOf(feed: Feed): (from: number, to: number) => { first: number; last: number } {
  let longest = 0;
  for (const { calls, headways } of feed.trips) {
    const ends = calls.at(-1)!.arrival;
    longest = Math.max(longest, ends, ...headways.map(({ end }) => end + ends - calls[0]!.departure));
  }
  const dayOf = (moment: number) => Math.floor(moment / 86_400);
  return (from, to) => {
    let [first, last] = [dayOf(from) - Math.ceil(longest / 86_400) - 2, dayOf(to) + 2];
    while (serviceStart(feed.zone, first) + longest < from) first += 1;
    while (serviceStart(feed.zone, last) > to) last -= 1;
    return { first, last };
  };
}
