/** Matches stop time updates to the positions of a trip. */
import type { EpochSeconds } from '@halte/engine/common/time';
import { serviceDayStart } from '@halte/engine/common/zone';
import type { Feed, TripIndex } from '@halte/engine/timetable/feed/feed';
import type { StopTimeUpdate } from '../wire/gtfsRealtime.ts';
import { type Drops, drop } from './drops.ts';
import type { FoundTripInstance } from './findTripInstance.ts';
import type { Times } from './propagateDelays.ts';

/**
 * The update of each position of the trip. The stop sequence takes precedence over the stop id; if only the id is usable, a stop
 * that occurs twice is matched by the nearest planned time, and a platform may match another one of the same stop area.
 */
export function updatesByPosition(
  feed: Feed,
  instance: FoundTripInstance,
  updates: readonly StopTimeUpdate[],
  drops: Drops,
): (StopTimeUpdate | undefined)[] {
  const start = feed.trips.stopTimeStart[instance.trip]!;
  const length = feed.trips.stopTimeStart[instance.trip + 1]! - start;
  const found = new Array<StopTimeUpdate | undefined>(length).fill(undefined);
  let next = 0;
  for (const update of inOrder(updates)) {
    const position =
      positionBySequence(feed, instance, update.stopSequence) ?? positionByStop(feed, instance, update, next);
    if (position === null) {
      drop(drops, 'unknown-stop');
      continue;
    }
    found[position] = update;
    next = position + 1;
  }
  return found;
}

/** Sorts by stop sequence if present: updates should be in order of travel, but some publishers only number them. */
function inOrder(updates: readonly StopTimeUpdate[]): readonly StopTimeUpdate[] {
  const numberOf = ({ stopSequence = Number.NaN }: StopTimeUpdate) => stopSequence;
  if (updates.some((update) => Number.isNaN(numberOf(update)))) return updates;
  return updates.toSorted((a, b) => numberOf(a) - numberOf(b));
}

/** The position with a stop sequence; null if there is none. */
export function positionBySequence(
  feed: Feed,
  { trip }: Pick<FoundTripInstance, 'trip'>,
  wanted?: number,
): number | null {
  if (wanted === undefined) return null;
  const start = feed.trips.stopTimeStart[trip]!;
  const position = feed.stopTimes.sequence.subarray(start, feed.trips.stopTimeStart[trip + 1]!).indexOf(wanted);
  return position < 0 ? null : position;
}

function positionByStop(feed: Feed, instance: FoundTripInstance, update: StopTimeUpdate, next: number): number | null {
  const stop = feed.stopById.get(update.stopId ?? '');
  if (stop === undefined) return null;
  const start = feed.trips.stopTimeStart[instance.trip]!;
  const end = feed.trips.stopTimeStart[instance.trip + 1]!;
  const area = feed.stops[stop]!.area;
  const exact: number[] = [];
  const sameArea: number[] = [];
  for (let i = start + next; i < end; i++) {
    const here = feed.stopTimes.stop[i]!;
    if (here === stop) exact.push(i - start);
    else if (feed.stops[here]!.area === area) sameArea.push(i - start);
  }
  const candidates = exact.length > 0 ? exact : sameArea;
  const predicted = update.departure?.time ?? update.arrival?.time;
  if (candidates.length < 2 || predicted === undefined) return candidates[0] ?? null;
  const planned = plannedDeparture(feed, instance);
  return candidates.reduce((best, one) =>
    Math.abs(planned(one) - predicted) < Math.abs(planned(best) - predicted) ? one : best,
  );
}

function plannedDeparture(
  feed: Feed,
  { trip, serviceDay, shift }: FoundTripInstance,
): (position: number) => EpochSeconds {
  const zero = serviceDayStart(feed.timeZone, serviceDay) + shift;
  return (position) => zero + feed.stopTimes.departure[feed.trips.stopTimeStart[trip]! + position]!;
}

/** Times of one trip, `shift` seconds later than in the timetable. */
export function plannedTimes({ stopTimes, trips }: Feed, trip: TripIndex, shift: number): Times {
  const [from, to] = [trips.stopTimeStart[trip]!, trips.stopTimeStart[trip + 1]!];
  return {
    arrival: stopTimes.arrival.slice(from, to).map((time) => time + shift),
    departure: stopTimes.departure.slice(from, to).map((time) => time + shift),
  };
}
