/**
 * Trip updates resolved against a timetable: indices are those of the feed they were resolved against, and nothing here outlives that
 * feed. All of it is plain data, so that it can be sent to another thread.
 */
import type { DayNumber, EpochSeconds } from '../../common/time.ts';
import type { RouteIndex, TripIndex } from '../feed/feed.ts';

/** The update of one trip instance, with a value for each position. Times are seconds of the service day (`serviceDayStart` is 0), including `offset`. */
export interface TripInstanceUpdate {
  readonly trip: TripIndex;
  readonly serviceDay: DayNumber;
  /** For a trip by headway, as in `RideLeg`; else 0. */
  readonly offset: number;
  readonly cancelled: boolean;
  /** Never decreasing along the trip; scheduled where there is no prediction. */
  readonly arrival: Int32Array;
  readonly departure: Int32Array;
  /** By position: 1 where the vehicle does not stop. */
  readonly skipped: Uint8Array;
}

/** A trip that the timetable does not have. Times as in {@link TripInstanceUpdate}. */
export interface AddedTrip {
  /** Differs from all trip ids of the timetable. */
  readonly id: string;
  readonly route: RouteIndex;
  readonly direction: 0 | 1 | -1;
  readonly headsign: string;
  readonly serviceDay: DayNumber;
  readonly stops: Int32Array;
  readonly arrival: Int32Array;
  readonly departure: Int32Array;
}

export interface TripUpdates {
  /** When the newest of them was written. */
  readonly at: EpochSeconds;
  readonly instances: readonly TripInstanceUpdate[];
  readonly added: readonly AddedTrip[];
}

export const NO_UPDATES: TripUpdates = { at: 0, instances: [], added: [] };
