import type { EpochSeconds } from '@halte/engine/common/time';
import type { RouteIndex, StopIndex } from '@halte/engine/timetable/feed/feed';

/** From boarding to alighting, even if the vehicle becomes another line in between. */
export interface FareRide {
  /** Without duplicates. */
  readonly routes: readonly RouteIndex[];
  /** In order, including intermediate stops. */
  readonly stops: readonly StopIndex[];
  /** As scheduled: a delay does not change the price. */
  readonly departure: EpochSeconds;
  readonly arrival: EpochSeconds;
}
