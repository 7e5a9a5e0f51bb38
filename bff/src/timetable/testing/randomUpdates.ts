/** Generated real time for any timetable: delays that grow and shrink, early vehicles, cancelled trips, skipped stops, added trips. */

import type { DayNumber } from '@halte/engine/common/time';
import type { Feed, TripIndex } from '@halte/engine/timetable/feed/feed';
import { headwayOffsets, headwaysOf } from '@halte/engine/timetable/realtime/headways';
import type { AddedTrip, TripInstanceUpdate, TripUpdates } from '@halte/engine/timetable/realtime/tripUpdates';
import { between, randomNumbers } from './random.ts';

const UPDATED = 0.4;
const ADDED = 12;

/** Updates for trips on the service days `first … last`. */
export function randomUpdates(feed: Feed, seed: number, first: DayNumber, last: DayNumber): TripUpdates {
  const random = randomNumbers(seed);
  const instances: TripInstanceUpdate[] = [];
  const added: AddedTrip[] = [];
  const headways = headwaysOf(feed);
  for (let day = first; day <= last; day++) {
    const running = Array.from({ length: feed.trips.count }, (_, trip) => trip).filter((trip) =>
      feed.runsOn(feed.trips.service[trip]!, day),
    );
    for (const trip of running)
      for (const offset of headways.get(trip)?.flatMap((headway) => headwayOffsets(feed, headway)) ?? [0])
        if (random() < UPDATED) instances.push(updated(feed, random, trip, day, offset));
    for (let i = 0; i < ADDED && running.length > 0; i++)
      added.push(another(feed, random, running[between(random, 0, running.length - 1)]!, day, `added-${day}-${i}`));
  }
  return { at: 0, instances, added };
}

function updated(
  feed: Feed,
  random: () => number,
  trip: TripIndex,
  serviceDay: DayNumber,
  offset: number,
): TripInstanceUpdate {
  const { arrival, departure } = timesOf(feed, random, trip, offset);
  const skipsSome = random() < 0.3;
  return {
    trip,
    serviceDay,
    offset,
    cancelled: random() < 0.15,
    arrival,
    departure,
    skipped: Uint8Array.from(arrival, () => (skipsSome && random() < 0.3 ? 1 : 0)),
  };
}

/** A copy of part of a timetable trip at other times; sometimes in the opposite direction. */
function another(feed: Feed, random: () => number, trip: TripIndex, serviceDay: DayNumber, id: string): AddedTrip {
  const start = feed.trips.stopTimeStart[trip]!;
  const { arrival, departure } = timesOf(feed, random, trip, between(random, -1_800, 1_800));
  const from = between(random, 0, arrival.length - 2);
  const to = between(random, from + 2, arrival.length);
  const stops = feed.stopTimes.stop.slice(start + from, start + to);
  return {
    id,
    route: feed.trips.route[trip]!,
    direction: -1,
    headsign: random() < 0.5 ? '' : `Extra ${id}`,
    serviceDay,
    stops: random() < 0.3 ? stops.reverse() : stops,
    arrival: arrival.slice(from, to),
    departure: departure.slice(from, to),
  };
}

function timesOf({ trips, stopTimes }: Feed, random: () => number, trip: TripIndex, offset: number) {
  const [start, end] = [trips.stopTimeStart[trip]!, trips.stopTimeStart[trip + 1]!];
  const arrival = new Int32Array(end - start);
  const departure = new Int32Array(end - start);
  let delay = offset + between(random, -300, 900);
  let now = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < end - start; i++) {
    if (random() < 0.4) delay += between(random, -120, 240);
    arrival[i] = now = Math.max(now, stopTimes.arrival[start + i]! + delay);
    departure[i] = now = Math.max(now, stopTimes.departure[start + i]! + delay);
  }
  return { arrival, departure };
}
