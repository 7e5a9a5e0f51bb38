/** Where it is not enough to be at the stop: GTFS `pickup_type` and `drop_off_type` 2 and 3, and `booking_rules.txt`. */

/** By `pickup_type` or `drop_off_type`: 2 is arranged with the agency, usually by phone, 3 with the driver. */
export interface Arrangement {
  readonly contact: 'agency' | 'driver';
  /** Position in `Feed.bookingRules`, or -1. */
  readonly rule: number;
}

export interface StopTimeArrangement {
  /** null where travellers get on without arranging it, or not at all. */
  readonly boarding: Arrangement | null;
  readonly alighting: Arrangement | null;
}

/** The stop times that have an arrangement, which are few. */
export interface ArrangedStopTimes {
  /** Positions in `StopTimes`, ascending. */
  readonly stopTime: Int32Array;
  /** For each of them a position in `kinds`. */
  readonly kind: Int32Array;
  readonly kinds: readonly StopTimeArrangement[];
}

/** When a booking has to be made. Times are seconds of a day in the zone of the feed. */
export type BookingNotice =
  | { readonly kind: 'realTime' }
  | {
      readonly kind: 'sameDay';
      readonly minMinutes: number;
      /** How long before the ride it can be made at the earliest; null where nothing is said. */
      readonly maxMinutes: number | null;
    }
  | {
      readonly kind: 'priorDays';
      readonly lastDays: number;
      readonly lastTime: number | null;
      readonly startDays: number | null;
      readonly startTime: number | null;
      /** The days counted are those of this service (as in `Trips.service`); -1: all days. */
      readonly service: number;
    };

/** A row of `booking_rules.txt`; texts are empty where nothing is said. */
export interface BookingRule {
  readonly id: string;
  readonly notice: BookingNotice | null;
  readonly message: string;
  readonly pickupMessage: string;
  readonly dropOffMessage: string;
  readonly phone: string;
  /** Addresses are `http:` or `https:`. */
  readonly infoUrl: string;
  readonly bookingUrl: string;
}
