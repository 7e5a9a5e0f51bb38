import type { EpochSeconds } from '@halte/engine/common/time';
import type { TripUpdate, WireAlert, WireVehicle } from './gtfsRealtime.ts';

/** An entity of a message and its id. */
interface WithId<T> {
  readonly id: string;
  readonly value: T;
}

/** One message of one source, not resolved against a timetable yet. */
export interface RealTimeMessage {
  /** When it was written; null if not given. */
  readonly at: EpochSeconds | null;
  readonly tripUpdates: readonly WithId<TripUpdate>[];
  readonly vehicles: readonly WithId<WireVehicle>[];
  readonly alerts: readonly WithId<WireAlert>[];
  /** Number of entities beyond the limits; absent: none. */
  readonly leftOut?: number;
}
