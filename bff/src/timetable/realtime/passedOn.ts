/** Delays that a vehicle carries over when it becomes another trip: docs/journeys.md, rule 3a. */
import type { Feed, TripIndex } from '@halte/engine/timetable/feed/feed';
import type { TripInstanceUpdate } from '@halte/engine/timetable/realtime/tripUpdates';
import { visitContinuations } from '@halte/engine/timetable/through/continuations';

/** The updates, plus those of trips without an update that a late vehicle continues as, followed along the chain. */
export function withPassedOn(timetable: Feed, reported: readonly TripInstanceUpdate[]): readonly TripInstanceUpdate[] {
  const passedOn = [...Map.groupBy(reported, ({ serviceDay }) => serviceDay)].flatMap(([serviceDay, ofDay]) => {
    const nextOf = new Map<TripIndex, TripIndex[]>();
    visitContinuations(timetable, serviceDay, (from, to) => nextOf.set(from, [...(nextOf.get(from) ?? []), to]));
    return nextOf.size === 0 ? [] : passedOnDay(timetable, ofDay, nextOf);
  });
  return passedOn.length === 0 ? reported : [...reported, ...passedOn];
}

function passedOnDay(
  timetable: Feed,
  reported: readonly TripInstanceUpdate[],
  nextOf: ReadonlyMap<TripIndex, readonly TripIndex[]>,
): TripInstanceUpdate[] {
  const { trips, stopTimes } = timetable;
  const known = new Set(reported.map(({ trip }) => trip));
  const made = new Map<TripIndex, TripInstanceUpdate>();
  for (
    let waiting: readonly TripInstanceUpdate[] = reported.filter(({ cancelled }) => !cancelled);
    waiting.length > 0;
  ) {
    const later: TripInstanceUpdate[] = [];
    for (const { trip, serviceDay, arrival } of waiting)
      for (const next of nextOf.get(trip) ?? []) {
        const [start, end] = [trips.stopTimeStart[next]!, trips.stopTimeStart[next + 1]!];
        // If several vehicles become one, the latest determines the delay.
        const leaves = made.get(next)?.departure[0] ?? stopTimes.departure[start]!;
        if (known.has(next) || arrival.at(-1)! <= leaves) continue;
        const delay = arrival.at(-1)! - stopTimes.departure[start]!;
        const delayed = (column: Int32Array) => column.slice(start, end).map((time) => time + delay);
        const update = {
          trip: next,
          serviceDay,
          offset: 0,
          cancelled: false,
          skipped: new Uint8Array(end - start),
          arrival: delayed(stopTimes.arrival),
          departure: delayed(stopTimes.departure),
        };
        made.set(next, update);
        later.push(update);
      }
    waiting = later;
  }
  return [...made.values()];
}
