import type { EpochSeconds } from '../common/time.ts';
import type { RouteIndex, StopIndex } from '../timetable/feed/feed.ts';

/** From getting on to getting off, whatever line the vehicle becomes meanwhile. */
export interface FareRide {
  /** Each once. */
  readonly routes: readonly RouteIndex[];
  /** In order, those between both ends as well. */
  readonly stops: readonly StopIndex[];
  /** By the timetable: a delay does not change what one pays. */
  readonly departure: EpochSeconds;
  readonly arrival: EpochSeconds;
}
