import type { PlannedRide } from '@halte/engine/journeys/plan';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { timetableOf } from '@halte/engine/timetable/realtime/overlay';
import { visitContinuations } from '@halte/engine/timetable/through/continuations';

/** Whether the vehicle of one ride becomes that of the next, by the timetable: an engine may join trips by other rules. */
export function isContinuation(feed: Feed, before: PlannedRide, after: PlannedRide): boolean {
  const { stopTimeStart } = feed.trips;
  const last = stopTimeStart[before.trip + 1]! - stopTimeStart[before.trip]! - 1;
  if (before.serviceDay !== after.serviceDay || before.toPosition !== last || after.fromPosition !== 0) return false;
  if (before.arrival > after.departure) return false;
  let isOne = false;
  visitContinuations(timetableOf(feed), before.serviceDay, (from, to) => {
    isOne ||= from === before.trip && to === after.trip;
  });
  return isOne;
}
