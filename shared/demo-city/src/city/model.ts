import type { Path, Point } from './geometry.ts';

export type StreetClass = 'motorway' | 'primary' | 'secondary' | 'minor';

export interface Street {
  readonly name: string;
  readonly class: StreetClass;
  readonly path: Path;
}

/** A closed ring; the first point is repeated at the end. */
export interface Ground {
  readonly name: string;
  readonly kind: 'river' | 'lake' | 'island' | 'park' | 'wood';
  readonly ring: Path;
}

export interface District {
  readonly name: string;
  /** The commune it belongs to. */
  readonly city: string;
  readonly postCode: string;
  readonly centre: Point;
}

export interface Address {
  readonly id: string;
  readonly street: string;
  readonly number: string;
  readonly city: string;
  readonly postCode: string;
  readonly point: Point;
}

/** The specification's provider kinds that a place of this city can have. */
export const PLACE_KINDS = [
  'address',
  'pointofinterest',
  'carsharingstations',
  'parks',
  'bikesharingstations',
  'chargingstations',
  'bikeparks',
  'parkandrides',
  'ridesharingparks',
  'pointofsales',
] as const;
type PlaceKind = (typeof PLACE_KINDS)[number];

export interface Amenity {
  readonly id: string;
  readonly kind: Exclude<PlaceKind, 'address'>;
  readonly name: string;
  readonly city: string;
  readonly postCode: string;
  readonly point: Point;
  readonly extra: Readonly<Record<string, string | number | boolean>>;
}

export interface StopArea {
  readonly id: string;
  readonly name: string;
  readonly centre: Point;
}

export interface StopPoint {
  readonly id: string;
  readonly code: string;
  /** Id of its stop area. */
  readonly area: string;
  readonly platform: string;
  readonly point: Point;
  /** As in GTFS: 0 unknown, 1 yes, 2 no. */
  readonly wheelchair: 0 | 1 | 2;
}

export type LineMode = 'metro' | 'tram' | 'bus' | 'train' | 'ferry' | 'cableCar' | 'onDemand';

/** One direction of a line: where it runs and where it stops. */
export interface LinePattern {
  readonly direction: 0 | 1;
  readonly headsign: string;
  readonly path: Path;
  /** Metres along the path at each of its points. */
  readonly distances: readonly number[];
  readonly stops: readonly { readonly stop: string; readonly along: number }[];
}

export interface Line {
  readonly id: string;
  readonly shortName: string;
  readonly longName: string;
  readonly mode: LineMode;
  /** `rrggbb`, as GTFS writes it. */
  readonly color: string;
  readonly textColor: string;
  readonly timetable: string;
  readonly patterns: readonly LinePattern[];
}

/** The generated city. Coordinates are metres east and north of its centre. */
export interface City {
  readonly name: string;
  readonly networkName: string;
  readonly seed: number;
  readonly streets: readonly Street[];
  readonly railway: Path;
  readonly grounds: readonly Ground[];
  readonly districts: readonly District[];
  readonly addresses: readonly Address[];
  readonly amenities: readonly Amenity[];
  readonly stopAreas: readonly StopArea[];
  readonly stopPoints: readonly StopPoint[];
  readonly lines: readonly Line[];
}
