/** Boarding and alighting by arrangement: GTFS `pickup_type` and `drop_off_type` 2 and 3, and `booking_rules.txt`. */

/** From `pickup_type` or `drop_off_type`: 2 is arranged with the agency, usually by phone, 3 with the driver. */
export interface Arrangement {
  readonly contact: 'agency' | 'driver';
  /** Position in `Feed.bookingRules`, or -1. */
  readonly rule: number;
}

export interface StopTimeArrangement {
  /** null if boarding needs no arrangement or is not possible. */
  readonly boarding: Arrangement | null;
  readonly alighting: Arrangement | null;
}

/** The few stop times that have an arrangement. */
export interface ArrangedStopTimes {
  /** Positions in `StopTimes`, ascending. */
  readonly stopTime: Int32Array;
  /** Parallel to `stopTime`: position in `kinds`. */
  readonly kind: Int32Array;
  readonly kinds: readonly StopTimeArrangement[];
}

/** When a booking must be made. Times are seconds of a day in the zone of the feed. */
export type BookingNotice =
  | { readonly kind: 'realTime' }
  | {
      readonly kind: 'sameDay';
      readonly minMinutes: number;
      /** How long before the ride it can be made at the earliest; null if the feed does not say. */
      readonly maxMinutes: number | null;
    }
  | {
      readonly kind: 'priorDays';
      readonly lastDays: number;
      readonly lastTime: number | null;
      readonly startDays: number | null;
      readonly startTime: number | null;
      /** Only days of this service (as in `Trips.service`) are counted; -1: all days. */
      readonly service: number;
    };

/** A row of `booking_rules.txt`; missing texts are empty. */
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
