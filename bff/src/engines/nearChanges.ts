/**
 * The stops at which the traveller changes between the vehicles of an engine's journey: an engine measures walks by its own streets and has its own rules for
 * changes, and what is shown of a change is measured by ours.
 */

import type { Options } from '@halte/engine/journeys/options';
import type { PlannedRide } from '@halte/engine/journeys/plan';
import { changeSeconds, changeTargets } from '@halte/engine/search/day/changes';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { profileOf } from '@halte/engine/timetable/geo/walkRouter';
import { type RideStopTime, tripStopTimes } from '@halte/engine/timetable/rides';
import { isContinuation } from './continuation.ts';
import { isServed } from './nearEnds.ts';

type TwoRides = readonly [before: PlannedRide, after: PlannedRide];

/** Leaving one vehicle and boarding the next. */
interface Change {
  readonly leaving: RideStopTime;
  readonly boarding: RideStopTime;
  /** On foot. */
  readonly seconds: number;
}

/**
 * The same vehicles. Where the engine changes on foot, or where the timetable does not allow its change, that with the shortest walk between any stops of both
 * vehicles, and of equal ones that with the most time to spare. Null: there is none.
 */
export function withNearChanges(
  feed: Feed,
  options: Options,
  told: readonly PlannedRide[],
): readonly PlannedRide[] | null {
  const rides: PlannedRide[] = [];
  for (const ride of told) {
    const before = rides.pop();
    if (!before) {
      rides.push(notSeated(ride));
      continue;
    }
    const isSeated = ride.staySeated === true && isContinuation(feed, before, ride);
    const changed = isSeated ? ([before, ride] as const) : withNearChange(feed, options, [before, notSeated(ride)]);
    if (changed === null) return null;
    rides.push(...changed);
  }
  return rides;
}

function notSeated({ staySeated: _staySeated, ...ride }: PlannedRide): PlannedRide {
  return ride;
}

function withNearChange(feed: Feed, options: Options, told: TwoRides): TwoRides | null {
  const [before, after] = told;
  if (before.to === after.from && canChange(feed, options, told)) return told;
  const best = bestChange(feed, options, told);
  if (best === null) return null;
  const { leaving, boarding } = best;
  return [
    { ...before, to: leaving.stop, toPosition: leaving.position, arrival: leaving.arrival },
    { ...after, from: boarding.stop, fromPosition: boarding.position, departure: boarding.departure },
  ];
}

function canChange(feed: Feed, options: Options, [before, after]: TwoRides): boolean {
  const seconds = changeSeconds(feed, [before.to, after.from], [before.trip, after.trip], profileOf(options));
  return before.arrival + seconds + options.changeMarginSeconds <= after.departure;
}

function bestChange(feed: Feed, options: Options, [before, after]: TwoRides): Change | null {
  const profile = profileOf(options);
  const boardings = Map.groupBy(
    tripStopTimes(feed, after).filter(
      (call) => call.position < after.toPosition && isServed(feed, after, call, 'pickup'),
    ),
    ({ stop }) => stop,
  );
  let best: Change | null = null;
  for (const leaving of tripStopTimes(feed, before)) {
    if (leaving.position <= before.fromPosition || !isServed(feed, before, leaving, 'dropOff')) continue;
    for (const stop of changeTargets(feed, leaving.stop))
      for (const boarding of boardings.get(stop) ?? []) {
        const seconds = changeSeconds(feed, [leaving.stop, stop], [before.trip, after.trip], profile);
        if (!(leaving.arrival + seconds + options.changeMarginSeconds <= boarding.departure)) continue;
        const change = { leaving, boarding, seconds: leaving.stop === stop ? 0 : seconds };
        if (best === null || isBetter(change, best)) best = change;
      }
  }
  return best;
}

function isBetter(one: Change, other: Change): boolean {
  if (one.seconds !== other.seconds) return one.seconds < other.seconds;
  return spare(one) > spare(other);
}

const spare = ({ leaving, boarding, seconds }: Change): number => boarding.departure - leaving.arrival - seconds;
