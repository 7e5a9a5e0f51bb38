/** For each stop, the stop times that differ from the timetable: memoized per poll, on first use. */

import { memoize } from '../../common/memoize.ts';
import type { Feed, StopIndex } from '../feed/feed.ts';
import { overlayOf } from './overlay.ts';
import type { TripInstanceUpdate } from './tripUpdates.ts';

export interface UpdatedVisit {
  readonly update: TripInstanceUpdate;
  readonly position: number;
}

interface Visits {
  /** Visits of stop s are `first[s] … first[s + 1] - 1` of the other columns. */
  readonly first: Int32Array;
  /** Index into `Overlay.runs`. */
  readonly instance: Int32Array;
  readonly position: Int32Array;
}

/** The stop times of updated and added trips at a stop, including skipped ones. */
export function updatedVisits(feed: Feed, stop: StopIndex): UpdatedVisit[] {
  const instances = overlayOf(feed)?.instances;
  if (instances === undefined) return [];
  const { first, instance, position } = visitsOf(feed);
  const found: UpdatedVisit[] = [];
  for (let i = first[stop]!; i < first[stop + 1]!; i++)
    found.push({ update: instances[instance[i]!]!, position: position[i]! });
  return found;
}

const visitsOf = memoize((feed: Feed) => collect(feed, overlayOf(feed)?.instances ?? []));

function collect({ stops, stopTimes, trips }: Feed, instances: readonly TripInstanceUpdate[]): Visits {
  const stopOf = (update: TripInstanceUpdate, position: number) =>
    stopTimes.stop[trips.stopTimeStart[update.trip]! + position]!;
  const first = new Int32Array(stops.length + 1);
  for (const update of instances)
    for (let position = 0; position < update.departure.length; position++) first[stopOf(update, position) + 1]!++;
  for (let stop = 0; stop < stops.length; stop++) first[stop + 1]! += first[stop]!;
  const next = first.slice();
  const instance = new Int32Array(first[stops.length]!);
  const positions = new Int32Array(instance.length);
  instances.forEach((update, index) => {
    for (let position = 0; position < update.departure.length; position++) {
      const at = next[stopOf(update, position)]!++;
      instance[at] = index;
      positions[at] = position;
    }
  });
  return { first, instance, position: positions };
}
