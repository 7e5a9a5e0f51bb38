/**
 * The interface of the embedded engine, which is exact RAPTOR; docs/journeys.md defines which journeys answer a query. Other engines are behind
 * `journeys/rideFinder.ts`.
 */
import type { EpochSeconds } from '../common/time.ts';
import type { Feed, Mode, StopIndex } from '../timetable/feed/feed.ts';
import type { Ride } from '../timetable/rides.ts';

/** A stop within walking distance of the origin or the destination. */
export interface AccessPoint {
  readonly stop: StopIndex;
  readonly seconds: number;
  readonly metres: number;
  /** By which it enters or leaves the station of the stop: a position in `Feed.stationNodes`. Absent: by none. */
  readonly entrance?: number;
}

/** The stops of one via place. */
export type ViaStops = readonly AccessPoint[];

export interface JourneyQuery {
  readonly access: readonly AccessPoint[];
  readonly egress: readonly AccessPoint[];
  /** The earliest departure from the origin, or the latest arrival at the destination. */
  readonly time: EpochSeconds;
  readonly direction: 'departAfter' | 'arriveBy';
  /**
   * Length of the range, in seconds, counted forward from `time` (departAfter: departures in `[time, time + window]`) or
   * backward (arriveBy: arrivals in `[time - window, time]`). 0 searches for the single best time.
   */
  readonly windowSeconds: number;
  /**
   * If no journey is in the window, the result is that of a search without a window, limited to journeys that leave at most this many seconds
   * after `time` (arrive at most this many seconds before it). Absent: no such fallback.
   */
  readonly elseWithinSeconds?: number | undefined;
  readonly excludedModes: ReadonlySet<Mode>;
  readonly via?: ViaStops | undefined;
  /** Seconds that the traveller stays at the via place between vehicles; 0 if a stop of the vehicle there is enough. */
  readonly viaStaySeconds?: number | undefined;
  /** Most rides of a journey; the engine caps it at 8. */
  readonly maxRides: number;
  /** Seconds added to every change; the engine caps it at 15 minutes. Absent: none. */
  readonly changeMarginSeconds?: number | undefined;
  /** Only trips and stops that are not known to be inaccessible to a wheelchair. */
  readonly wheelchair: boolean;
  /** Avoids stairs and escalators known from the feed, as for a wheelchair, but still uses inaccessible vehicles and stops. */
  readonly avoidStairs?: boolean | undefined;
}

export interface WalkLeg {
  readonly kind: 'walk';
  /** `null` at the origin. */
  readonly from: StopIndex | null;
  /** `null` at the destination. */
  readonly to: StopIndex | null;
  readonly departure: EpochSeconds;
  readonly arrival: EpochSeconds;
  readonly metres: number;
  /** As in {@link AccessPoint}. */
  readonly entrance?: number;
}

export interface RideLeg extends Ride {
  readonly kind: 'ride';
  readonly departure: EpochSeconds;
  readonly arrival: EpochSeconds;
  /** The vehicle of the previous ride has become this trip: travellers stay seated, and both count as one ride. */
  readonly staySeated?: true;
}

export type Leg = WalkLeg | RideLeg;

/** Legs in order of travel. `departure` is the latest time to leave the origin that still reaches the first vehicle. */
export interface Journey {
  readonly departure: EpochSeconds;
  readonly arrival: EpochSeconds;
  readonly rides: number;
  readonly legs: readonly Leg[];
}

export interface JourneyEngine {
  readonly feed: Feed;
  /** Ordered by departure. Empty when nothing runs. */
  search(query: JourneyQuery): readonly Journey[];
}
