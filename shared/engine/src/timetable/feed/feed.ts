/**
 * A timetable as it is after import: immutable, numbered, ready to be searched.
 *
 * Things that people look up by name (stops, areas, routes) are objects; things that exist by the million
 * (trips, stop times, shape points) are stored in columns. An index is a position in its table and is only
 * meaningful within one feed: across feeds and in anything stored or sent, use the GTFS id.
 */
import type { Branded } from '../../common/brand.ts';
import type { DayNumber, TimeZone } from '../../common/time.ts';
import type { WalkRouter } from '../geo/walkRouter.ts';
import type { Attribution } from './attribution.ts';
import type { ArrangedStopTimes, BookingRule } from './booking.ts';
import type { Fares } from './fares.ts';
import type { Pathway } from './pathway.ts';
import type { Translation } from './translation.ts';

/** Positions in the tables of one feed. */
export type StopIndex = Branded<number, 'StopIndex'>;
export type AreaIndex = Branded<number, 'AreaIndex'>;
export type RouteIndex = Branded<number, 'RouteIndex'>;
export type TripIndex = Branded<number, 'TripIndex'>;
export type ShapeIndex = Branded<number, 'ShapeIndex'>;

/** Position in the patterns of one feed: trips with the same stops under the same rules. */
export type PatternIndex = Branded<number, 'PatternIndex'>;

/** Mode of transport as travellers know it; derived from GTFS `route_type`, basic and extended. */
export const MODES = ['metro', 'tram', 'bus', 'coach', 'train', 'cableCar', 'funicular', 'ferry', 'onDemand'] as const;
export type Mode = (typeof MODES)[number];

/** GTFS `wheelchair_boarding` and `wheelchair_accessible`: no information is not the same as no. */
export type Accessibility = 'unknown' | 'yes' | 'no';

export interface Agency {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly phone: string;
  /** The page with its tickets or fares; empty if none. */
  readonly fareUrl: string;
}

/** A place where vehicles stop: one platform, quay or pole (GTFS `location_type` 0). */
export interface Stop {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** Degrees, WGS 84. */
  readonly lat: number;
  readonly lon: number;
  readonly area: AreaIndex;
  /** Text on the sign ("2", "B"); empty if the feed has none. */
  readonly platform: string;
  readonly wheelchair: Accessibility;
  /** Local time zone; that of the feed unless `stop_timezone` says otherwise. */
  readonly timeZone: TimeZone;
}

/** A stop in the traveller's sense: every stop point belongs to exactly one (its parent station, or neighbours of the same name). */
export interface StopArea {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly stops: readonly StopIndex[];
  /** Its ids in other feeds of the network; lookups accept them too. */
  readonly otherIds?: readonly string[];
}

/** A line, in the traveller's words; `routes.txt` in the timetable's. */
export interface Route {
  readonly id: string;
  readonly agency: number;
  readonly shortName: string;
  readonly longName: string;
  readonly mode: Mode;
  /** `#rrggbb`, lower case; a readable default where the feed has none. */
  readonly color: string;
  readonly textColor: string;
  readonly sortOrder: number;
}

/** The ids of trips, by {@link TripIndex}. */
export interface TripIds {
  readonly length: number;
  at(trip: TripIndex): string;
  /** The trip with this id; the last one if real time has added several under one id. */
  find(id: string): TripIndex | undefined;
}

/** Trips by column. Stop times of trip t are `stopTimeStart[t] … stopTimeStart[t + 1] - 1` of {@link StopTimes}. */
export interface Trips {
  readonly count: number;
  readonly ids: TripIds;
  readonly route: Int32Array;
  readonly service: Int32Array;
  /** Index into `Feed.shapes`, or -1. */
  readonly shape: Int32Array;
  /** Index into `Feed.texts`, or -1 if the trip has no headsign of its own. */
  readonly headsign: Int32Array;
  /** GTFS `direction_id` 0 or 1, or -1. */
  readonly direction: Int8Array;
  /** 0 unknown, 1 yes, 2 no. */
  readonly wheelchair: Uint8Array;
  /** The same number for trips with the same `block_id`, which one vehicle makes; -1 without one. */
  readonly block: Int32Array;
  readonly stopTimeStart: Int32Array;
}

/** Times are seconds after "noon minus 12 h" of the service day, and may exceed 86 400. */
export interface StopTimes {
  readonly count: number;
  readonly stop: Int32Array;
  readonly arrival: Int32Array;
  readonly departure: Int32Array;
  /** 1 where boarding is allowed. */
  readonly pickup: Uint8Array;
  /** 1 where alighting is allowed. */
  readonly dropOff: Uint8Array;
  /** Metres along the shape, NaN where missing; empty if the feed has none at all. */
  readonly shapeDistance: Float32Array;
  /** GTFS `stop_sequence`: the number by which real time refers to a stop time. In 16 bits if they suffice. */
  readonly sequence: Uint16Array | Int32Array;
  /** Index into `Feed.texts`, or -1: a headsign that changes along the trip. Empty if none does. */
  readonly headsign: Int32Array;
}

/** Stop times of stop s are `stopTime[first[s]] … stopTime[first[s + 1] - 1]`, indexes of {@link StopTimes} ordered by departure. */
export interface StopVisits {
  readonly first: Int32Array;
  readonly stopTime: Int32Array;
}

/** The lines that serve stop s are `route[first[s]] … route[first[s + 1] - 1]`, without duplicates, in ascending order. */
export interface StopRoutes {
  readonly first: Int32Array;
  readonly route: Int32Array;
}

/** A trip that runs every `headway` seconds from `start` until `end` (exclusive), seconds of the service day. */
export interface Frequency {
  readonly trip: TripIndex;
  readonly start: number;
  readonly end: number;
  readonly headway: number;
  /** Whether these times are exact; else only the headway is promised. */
  readonly isExact: boolean;
}

export interface Shape {
  readonly id: string;
  /** lat, lon, lat, lon … in degrees. */
  readonly points: Float64Array;
  /** Metres along the shape per point, or empty if the feed does not say. */
  readonly distances: Float32Array;
}

/** From `transfers.txt`, for all rides. */
export interface Transfer {
  readonly from: StopIndex;
  readonly to: StopIndex;
  /** 0 recommended, 1 timed, 2 needs `seconds`, 3 not possible. */
  readonly type: 0 | 1 | 2 | 3;
  readonly seconds: number;
}

/** A row of `transfers.txt` for given rides only; a route or trip that it does not name is null. Types as in {@link Transfer}. */
export interface NarrowTransfer extends Transfer {
  readonly fromRoute: RouteIndex | null;
  readonly toRoute: RouteIndex | null;
  readonly fromTrip: TripIndex | null;
  readonly toTrip: TripIndex | null;
}

/** From `transfers.txt`: whether travellers stay seated (type 4) or not (5) when the vehicle of one trip continues as another. */
export interface TripTransfer {
  readonly type: 4 | 5;
  readonly fromTrip: TripIndex;
  readonly toTrip: TripIndex;
}

/** A place in a station that pathways lead to and where no vehicle stops (GTFS `location_type` 2 and 3). */
export interface StationNode {
  readonly id: string;
  readonly kind: 'entrance' | 'node';
  /** Empty where it has none. */
  readonly name: string;
  /** Id of the parent station. */
  readonly station: string;
  readonly lat: number;
  readonly lon: number;
  readonly wheelchair: Accessibility;
}

/** The days on which services run: one bit per service and day, service by service, lowest bit first. */
export interface ServiceDays {
  readonly firstDay: DayNumber;
  readonly dayCount: number;
  readonly bits: Uint8Array;
}

/** An irregularity that import repaired or left out. `code` is stable, `message` is for an operator. */
export interface FeedWarning {
  readonly code: string;
  readonly message: string;
  readonly count: number;
}

/** The publisher's information on a timetable; missing texts are empty. */
export interface FeedInfo {
  readonly publisher: string;
  readonly url: string;
  /** BCP 47 language of the names in the timetable. */
  readonly language: string;
  readonly version: string;
  /** The period for which the publisher declares the timetable valid, as published. */
  readonly from: DayNumber | null;
  readonly to: DayNumber | null;
}

/** One of the feeds of a network. */
export interface FeedPart {
  /** Prefix of its ids, before a colon; empty if they are as published. */
  readonly id: string;
  readonly name: string;
  readonly info: FeedInfo | null;
  /** First and last day with trips, shifted like the whole calendar. */
  readonly firstDay: DayNumber;
  readonly lastDay: DayNumber;
}

export interface Feed {
  /** Changes whenever the content changes. */
  readonly version: string;
  readonly name: string;
  /** For several feeds, the information that all of them share. */
  readonly info: FeedInfo | null;
  readonly parts: readonly FeedPart[];
  readonly attributions: readonly Attribution[];
  /** IANA name, e.g. `Europe/Paris`. */
  readonly timeZone: TimeZone;
  readonly agencies: readonly Agency[];
  readonly stops: readonly Stop[];
  readonly areas: readonly StopArea[];
  readonly routes: readonly Route[];
  readonly trips: Trips;
  readonly stopTimes: StopTimes;
  /** As published: without trips that real time has added. */
  readonly visits: StopVisits;
  /** As published, like {@link Feed.visits}. */
  readonly stopRoutes: StopRoutes;
  readonly arranged: ArrangedStopTimes;
  readonly bookingRules: readonly BookingRule[];
  readonly frequencies: readonly Frequency[];
  readonly shapes: readonly Shape[];
  readonly transfers: readonly Transfer[];
  readonly narrowTransfers: readonly NarrowTransfer[];
  readonly tripTransfers: readonly TripTransfer[];
  readonly stationNodes: readonly StationNode[];
  readonly pathways: readonly Pathway[];
  /** Walks along streets; absent where these are not known. */
  readonly walks?: WalkRouter;
  /** The fares of each published timetable that has any. */
  readonly fares: readonly Fares[];
  /** Headsigns, shared by many trips. */
  readonly texts: readonly string[];
  /** Its names in languages other than its own. */
  readonly translations: readonly Translation[];
  readonly firstDay: DayNumber;
  readonly lastDay: DayNumber;
  /** Weeks by which the calendar was shifted to include today (0 = as published). */
  readonly shiftedByWeeks: number;
  readonly warnings: readonly FeedWarning[];
  readonly stopById: ReadonlyMap<string, StopIndex>;
  readonly areaById: ReadonlyMap<string, AreaIndex>;
  readonly routeById: ReadonlyMap<string, RouteIndex>;
  /** The data behind {@link Feed.runsOn}, for the services as published. */
  readonly serviceDays: ServiceDays;
  /** Whether `service` (as in {@link Trips.service}) runs on `day`. */
  runsOn(service: number, day: DayNumber): boolean;
}

/** A feed that cannot be used. `code` is stable; `message` says what to do and names the file. */
export class FeedError extends Error {
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FeedError';
    this.code = code;
  }
}
