/**
 * The stops at which the traveller boards the first vehicle of an engine's journey and leaves its last one, where Halte has the streets of a map: an engine
 * measures walks by its own, and what is told of a walk in the details is measured by ours.
 */

import type { PlannedRide } from '@halte/engine/journeys/plan';
import type { SearchRequest } from '@halte/engine/journeys/request';
import type { AccessPoint, JourneyQuery } from '@halte/engine/search/journeyEngine';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { type RideStopTime, tripStopTimes } from '@halte/engine/timetable/rides';

/** A stop time at which the vehicle is boarded or left, with the walk to or from the stop. */
interface Choice {
  readonly call: RideStopTime;
  readonly walk: AccessPoint;
}

/**
 * The same vehicles. Where the stop of the engine is not within the walks of the query, or its walk begins or ends at the wrong time, another stop of the
 * vehicle: the one by which the traveller leaves last or arrives first. Null: there is none.
 */
export function withNearEnds(
  feed: Feed,
  { time, direction }: Pick<SearchRequest, 'time' | 'direction'>,
  { access, egress }: Pick<JourneyQuery, 'access' | 'egress'>,
  rides: readonly PlannedRide[],
): readonly PlannedRide[] | null {
  const [earliest, latest] =
    direction === 'departAfter' ? [time, Number.POSITIVE_INFINITY] : [Number.NEGATIVE_INFINITY, time];
  const leaving = ({ call, walk }: Choice) => call.departure - walk.seconds;
  const arriving = ({ call, walk }: Choice) => call.arrival + walk.seconds;

  const first = rides[0]!;
  const boarding = chosen(feed, first, access, {
    told: first.fromPosition,
    isPossible: (choice) =>
      choice.call.position < first.toPosition &&
      isServed(feed, first, choice.call, 'pickup') &&
      leaving(choice) >= earliest,
    isBetter: (one, other) => leaving(one) > leaving(other),
  });
  if (!boarding) return null;
  const { stop: from, position: fromPosition, departure } = boarding.call;
  const boarded = [{ ...first, from, fromPosition, departure }, ...rides.slice(1)];

  const last = boarded.at(-1)!;
  const alighting = chosen(feed, last, egress, {
    told: last.toPosition,
    isPossible: (choice) =>
      choice.call.position > last.fromPosition &&
      isServed(feed, last, choice.call, 'dropOff') &&
      arriving(choice) <= latest,
    isBetter: (one, other) => arriving(one) < arriving(other),
  });
  if (!alighting) return null;
  const { stop: to, position: toPosition, arrival } = alighting.call;
  return [...boarded.slice(0, -1), { ...last, to, toPosition, arrival }];
}

interface Choosing {
  /** The position that the engine has told. */
  readonly told: number;
  isPossible(choice: Choice): boolean;
  isBetter(one: Choice, other: Choice): boolean;
}

function chosen(
  feed: Feed,
  ride: PlannedRide,
  walks: readonly AccessPoint[],
  { told, isPossible, isBetter }: Choosing,
): Choice | null {
  const walkOf = new Map(walks.map((walk) => [walk.stop, walk]));
  let best: Choice | null = null;
  for (const call of tripStopTimes(feed, ride)) {
    const walk = walkOf.get(call.stop);
    if (!walk || !isPossible({ call, walk })) continue;
    if (call.position === told) return { call, walk };
    if (best === null || isBetter({ call, walk }, best)) best = { call, walk };
  }
  return best;
}

/** Whether travellers may board, or leave, the vehicle there. */
export function isServed(feed: Feed, { trip }: PlannedRide, call: RideStopTime, what: 'pickup' | 'dropOff'): boolean {
  if (call.status === 'cancelled' || call.status === 'skipped') return false;
  return feed.stopTimes[what][feed.trips.stopTimeStart[trip]! + call.position] === 1;
}
