/**
 * Through vehicles: which run a run becomes, so that travellers stay seated (docs/journeys.md, rule 3). This depends on the service day, because
 * the next trip of a block must run on that day.
 */
import type { DayNumber } from '../../common/time.ts';
import type { Feed } from '../../timetable/feed/feed.ts';
import { timetableOf } from '../../timetable/realtime/overlay.ts';
import { candidatesOf } from '../../timetable/through/continuations.ts';
import type { Run } from './tripInstances.ts';

/** The runs that run r becomes are `start(r) … end(r) - 1` of `to`. */
export interface ThroughRuns {
  start(run: number): number;
  /** To be asked after the start. */
  end(run: number): number;
  readonly to: ArrayLike<number>;
}

/** In the order of `runs`, which have expected times: a run that arrives after the next has left does not become it. Null if none does. */
export function throughRunsOf(feed: Feed, runs: readonly Run[]): ThroughRuns | null {
  const candidates = candidatesOf(timetableOf(feed));
  if (candidates === null) return null;
  const ofDays = new Map<DayNumber, number[]>();
  runs.forEach(({ trip, serviceDay }, run) => {
    if (candidates.isLinked[trip] !== 1) return;
    const ofDay = ofDays.get(serviceDay);
    if (ofDay) ofDay.push(run);
    else ofDays.set(serviceDay, [run]);
  });
  /** Pairs: a run, then the run that it becomes. */
  const links: number[] = [];
  /** By trip, its run on the current service day; -1 for none. */
  const runOf = new Int32Array(feed.trips.count).fill(-1);
  for (const [serviceDay, ofDay] of ofDays) {
    for (const run of ofDay) runOf[runs[run]!.trip] = run;
    candidates.visit(serviceDay, (from, to) => {
      const [one, other] = [runOf[from]!, runOf[to]!];
      if (one >= 0 && other >= 0 && end(feed, runs[one]!) <= begin(runs[other]!)) links.push(one, other);
    });
    for (const run of ofDay) runOf[runs[run]!.trip] = -1;
  }
  return links.length === 0 ? null : byFirst(links, runs.length);
}

/** Pairs of runs, indexed by the first run. */
function byFirst(links: readonly number[], runs: number): ThroughRuns {
  const start = new Int32Array(runs + 1);
  for (let i = 0; i < links.length; i += 2) start[links[i]! + 1]!++;
  for (let run = 0; run < runs; run++) start[run + 1]! += start[run]!;
  const next = start.slice();
  const to = new Int32Array(links.length / 2);
  for (let i = 0; i < links.length; i += 2) to[next[links[i]!]!++] = links[i + 1]!;
  return { start: (run) => start[run]!, end: (run) => start[run + 1]!, to };
}

/** The same links reversed, for tables backward in time. */
export function reversedThrough({ start, end, to }: ThroughRuns, runs: number): ThroughRuns {
  const links: number[] = [];
  for (let run = 0; run < runs; run++) for (let i = start(run); i < end(run); i++) links.push(to[i]!, run);
  return byFirst(links, runs);
}

function begin({ departure, first, shift }: Run): number {
  return departure[first]! + shift;
}

function end({ trips }: Feed, { trip, arrival, first, shift }: Run): number {
  return arrival[first + trips.stopTimeStart[trip + 1]! - trips.stopTimeStart[trip]! - 1]! + shift;
}
