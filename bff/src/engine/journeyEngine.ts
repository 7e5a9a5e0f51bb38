/**
 * The interface of a journey engine; docs/journeys.md says which journeys answer a query. The embedded engine is exact RAPTOR; a region that
 * outgrows it puts an adapter to another router behind the same interface.
 */
import type { EpochSeconds } from '../common/time.ts';
import type { Feed, Mode, StopIndex } from '../timetable/feed/feed.ts';
import type { Ride } from '../timetable/rides.ts';

/** A stop that can be walked to from the origin, or from which the destination can be walked to. */
export interface AccessPoint {
  readonly stop: StopIndex;
  readonly seconds: number;
  readonly metres: number;
}

/** Stops of one via place. */
export type ViaStops = readonly AccessPoint[];

export interface JourneyQuery {
  readonly access: readonly AccessPoint[];
  readonly egress: readonly AccessPoint[];
  /** The earliest departure from the origin, or the latest arrival at the destination. */
  readonly time: EpochSeconds;
  readonly direction: 'departAfter' | 'arriveBy';
  /**
   * Length of the range, in seconds, counted forward from `time` (departAfter: departures in `[time, time + window]`) or
   * backward (arriveBy: arrivals in `[time - window, time]`). 0 asks for the one best time only.
   */
  readonly windowSeconds: number;
  /**
   * Where no journey is in the window: those instead that a search without a window finds, as far as they leave at most so many seconds
   * after `time` (arrive at most so many seconds before it). Absent: none.
   */
  readonly elseWithinSeconds?: number | undefined;
  readonly excludedModes: ReadonlySet<Mode>;
  readonly via?: ViaStops | undefined;
  /** How long the traveller leaves the vehicles at the via place; 0 when it is enough that a vehicle stops there. */
  readonly viaStaySeconds?: number | undefined;
  /** Rides at most; bounded by the engine at 8. */
  readonly maxRides: number;
  /** Seconds that every change takes longer than the feed says; bounded by the engine at 15 minutes. Absent: none. */
  readonly changeMarginSeconds?: number | undefined;
  /** Only trips and stops that are not known to be inaccessible to a wheelchair. */
  readonly wheelchair: boolean;
  /** No stairs and escalators of which the feed knows, as in a wheelchair; vehicles and stops that are inaccessible to one are used. */
  readonly avoidStairs?: boolean | undefined;
}

/** Whether the ways inside stations must have neither stairs nor escalators. */
export function isStepFree({ wheelchair, avoidStairs }: Pick<JourneyQuery, 'wheelchair' | 'avoidStairs'>): boolean {
  return wheelchair || avoidStairs === true;
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
}

export interface RideLeg extends Ride {
  readonly kind: 'ride';
  readonly departure: EpochSeconds;
  readonly arrival: EpochSeconds;
  /** The vehicle of the ride before has become this trip: travellers stay seated, and both are one ride. */
  readonly staySeated?: true;
}

export type Leg = WalkLeg | RideLeg;

/** Legs in order of travel. `departure` leaves the origin as late as possible for the first vehicle. */
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
