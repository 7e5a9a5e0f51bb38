/** What is paid for rides, as published: docs/fares.md says what it means. */

/** The fares of one timetable. Routes and stops in them are counted from its first route and its first stop. */
interface Published {
  readonly firstRoute: number;
  readonly routeCount: number;
  readonly firstStop: number;
  /** False where a file that is not read may change any price. */
  readonly isUnderstood: boolean;
}

/** fare_attributes.txt and fare_rules.txt. */
export interface FaresV1 extends Published {
  readonly version: 1;
  /** `zone_id` of each stop, '' where it has none. */
  readonly zones: readonly string[];
  readonly fares: readonly FareClass[];
}

export interface FareClass {
  readonly fareId: string;
  /** Integer minor units of `currency`; null where what is published cannot be read. */
  readonly minorUnits: number | null;
  readonly currency: string;
  /** Changes it includes; null = any number. */
  readonly transfers: number | null;
  /** Seconds for which it can be used; null = without a limit. */
  readonly transferSeconds: number | null;
  /** It holds where one of them does. */
  readonly rules: readonly FareRule[];
}

/** Fields that are null hold for everything. */
export interface FareRule {
  readonly routes: readonly number[] | null;
  readonly origin: string | null;
  readonly destination: string | null;
  /** All zones of the ride, in alphabetical order. */
  readonly contains: readonly string[] | null;
}

/** A `*_id` of fares v2: '' where the field is empty, null where it names what is not there. */
export type FareReference = string | null;

export type Fares = FaresV1;
