/** Fares as published; docs/fares.md says how they are interpreted. */

/** The fares of one timetable. Indexes of routes and stops are relative to its first route and first stop. */
interface Published {
  readonly firstRoute: number;
  readonly routeCount: number;
  readonly firstStop: number;
  /** False if a file that is not read may change prices. */
  readonly isUnderstood: boolean;
}

/** fare_attributes.txt and fare_rules.txt. */
export interface FaresV1 extends Published {
  readonly version: 1;
  /** `zone_id` of each stop, '' if none. */
  readonly zones: readonly string[];
  readonly fares: readonly FareClass[];
}

export interface FareClass {
  readonly fareId: string;
  /** Integer minor units of `currency`; null if the published price is invalid. */
  readonly minorUnits: number | null;
  readonly currency: string;
  /** Number of transfers included; null = any number. */
  readonly transfers: number | null;
  /** Validity in seconds; null = unlimited. */
  readonly transferSeconds: number | null;
  /** The fare applies if one of them matches. */
  readonly rules: readonly FareRule[];
}

/** Null fields match everything. */
export interface FareRule {
  readonly routes: readonly number[] | null;
  readonly origin: string | null;
  readonly destination: string | null;
  /** All zones of the ride, in alphabetical order. */
  readonly contains: readonly string[] | null;
}

/** A `*_id` of fares v2: '' if the field is empty, null if it names something missing. */
export type FareReference = string | null;

/** Row of fares v2; `isClear` is false if something else in it is not understood. */
interface FareRow {
  readonly isClear: boolean;
}

/** fare_leg_rules.txt and the files it refers to. */
export interface FaresV2 extends Published {
  readonly version: 2;
  /** `network_id` of each route: '' if none, null if two are named. */
  readonly networks: readonly FareReference[];
  /** `area_id`s of each stop, or of its station if it has none. */
  readonly areas: readonly (readonly string[])[];
  /** Id of each stop's station, or its own. */
  readonly stations: readonly string[];
  readonly products: readonly FareProduct[];
  readonly timeframes: readonly Timeframe[];
  /** Days of the services of timeframes, as published. */
  readonly serviceDays: readonly (readonly number[])[];
  /** The period for which the services are known. */
  readonly firstDay: number;
  readonly lastDay: number;
  /** Whether fare_leg_rules.txt has `rule_priority`, which changes the meaning of empty fields. */
  readonly hasPriority: boolean;
  readonly legRules: readonly FareLegRule[];
  readonly joinRules: readonly FareLegJoinRule[];
  readonly transferRules: readonly FareTransferRule[];
}

/** A product with its adult prices by medium. */
export interface FareProduct extends FareRow {
  readonly id: string;
  /** Empty if it is not for adults. */
  readonly prices: readonly FarePrice[];
}

export interface FarePrice {
  /** `fare_media_id`; '' = any. */
  readonly medium: string;
  /** Negative for a discount. */
  readonly minorUnits: number;
  readonly currency: string;
}

/** Seconds of local time, `end` excluded. */
export interface Timeframe extends FareRow {
  readonly group: string;
  readonly start: number;
  readonly end: number;
  /** Position in `serviceDays`; -1 if missing. */
  readonly service: number;
}

export interface FareLegRule extends FareRow {
  readonly group: string;
  readonly network: FareReference;
  readonly from: FareReference;
  readonly to: FareReference;
  readonly fromTimeframe: FareReference;
  readonly toTimeframe: FareReference;
  /** Position in `products`; -1 if missing. */
  readonly product: number;
  readonly priority: number;
}

export interface FareLegJoinRule extends FareRow {
  readonly fromNetwork: FareReference;
  readonly toNetwork: FareReference;
  /** The named stops, all stops of a named station; null if none is named. */
  readonly fromStops: readonly number[] | null;
  readonly toStops: readonly number[] | null;
}

export interface FareTransferRule extends FareRow {
  readonly from: FareReference;
  readonly to: FareReference;
  /** `transfer_count`: -1 = any number, null = empty. */
  readonly count: number | null;
  readonly limit: FareDurationLimit | null;
  /** 0: from-leg and transfer are paid, 1: both legs and transfer, 2: the transfer alone. */
  readonly type: 0 | 1 | 2;
  /** Position in `products`; null = the transfer costs nothing. */
  readonly product: number | null;
}

/** Counted from departure (types 0, 1) or arrival (2, 3) of the first leg to departure (1, 2) or arrival (0, 3) of the last. */
export interface FareDurationLimit {
  readonly seconds: number;
  readonly type: 0 | 1 | 2 | 3;
}

export type Fares = FaresV1 | FaresV2;
